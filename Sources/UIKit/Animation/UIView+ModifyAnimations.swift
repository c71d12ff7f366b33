import Foundation

extension UIView {
    /// Has what `animations` changes run `count` times, forth and back if `autoreverses`, within the animation block
    /// that runs now. That block's completion waits for it. A count that is not positive runs once; so does everything in
    /// a property animator, which can be moved by hand. Outside of a block the changes are made at once.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = AnimationRecording.current, var timeline = outer.group.timeline else { return animations() }
        timeline.repeatCount = count > 0 ? Double(count) : 1
        timeline.autoreverses = autoreverses
        let group = AnimationGroup(
            clock: .running(timeline), beginsFromCurrentState: outer.group.beginsFromCurrentState)
        outer.group.join(group)
        let timing = AnimationTiming(duration: timeline.duration, curve: timeline.curve)
        run(group, timing: timing, keyframes: outer.keyframes, animations)
    }
}
