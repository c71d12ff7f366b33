/// What is stale in a view's painting.
struct ViewRenderingFlags {
    /// Whether the list no longer shows what the view would draw.
    var isStale = true
    /// Whether anything in the view may paint other pixels than in the last frame. It holds for the superview too,
    /// unless that was walked since while the view was hidden.
    var subtreeIsStale = true
    /// Whether something else is shown than the model. It is cheaper to ask than `presentation` itself.
    var hasPresentation = false
}
