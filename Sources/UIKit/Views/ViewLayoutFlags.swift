/// What is to do in a view's layout. What is said of descendants holds for every ancestor of one, so that a pass walks
/// only the paths that lead there.
struct ViewLayoutFlags {
    var isStale = false
    var descendantIsStale = false
    /// Whether `updateConstraints()` waits to be called.
    var needsUpdate = true
    var descendantNeedsUpdate = false
    /// See `UIView.autoresizesSubviews`.
    var autoresizesSubviews = true
}
