/// Where changes of views go while an animation block runs.
@MainActor struct AnimationRecording {
    /// The innermost recording; nil outside of animation blocks, which is all that a change costs there.
    private(set) static var current: AnimationRecording?

    let group: AnimationGroup
    var window = AnimationWindow.whole
    /// The timing that blocks inside inherit.
    let duration: Double
    let curve: TimingCurve
    /// How key frames are connected.
    var keyframes = KeyframeMode.linear

    /// Runs `body` with its changes going to `recording`, or nowhere (nil).
    static func run(_ recording: AnimationRecording?, _ body: () -> Void) {
        guard recording != nil || current != nil else { return body() }
        let outer = current
        current = recording
        body()
        current = outer
    }
}
