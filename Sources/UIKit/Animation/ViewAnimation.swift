/// One view's share of an animation.
@MainActor struct ViewAnimation {
    let group: AnimationGroup
    /// The part of the group's progress in which this change happens: all of it, or a key frame's.
    var window: AnimationWindow
    /// What the view still had to go when the animation began.
    var delta: ViewDelta

    /// How much of `delta` is left now.
    var remainder: Double { 1 - window.progress(of: group.progress) }
}
