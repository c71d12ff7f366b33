/// What is stale in a view's layout. `descendantIsStale` holds for every ancestor of a stale view, so that a pass
/// walks only the paths that lead to one.
struct ViewLayoutFlags {
    var isStale = false
    var descendantIsStale = false
}
