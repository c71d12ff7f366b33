import Foundation

extension UIView {
    /// Whether blocks animate what they change. `setAnimationsEnabled(_:)` sets it.
    public internal(set) static var areAnimationsEnabled = true

    /// The duration that a block inside of the running animation block inherits, in seconds; 0 outside of one.
    public static var inheritedAnimationDuration: TimeInterval { AnimationRecording.current?.duration ?? 0 }

    /// Has blocks animate what they change, or change it at once.
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Makes changes without animating them, also inside of an animation block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        AnimationRecording.run(nil, actionsWithoutAnimation)
        areAnimationsEnabled = wereEnabled
    }

    /// Animates what `animations` changes, over `duration` seconds, eased at both ends. Inside of another block the
    /// duration and the curve of that one count. `completion` is called when the animation has ended, with false if it
    /// was cut short; where nothing moves (no duration, nothing changed), when the next frame or event is due.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates what `animations` changes, over `duration` seconds after `delay` seconds.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationTiming(duration: duration, curveValue: options.curveValue)
        animate(timing, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates with a spring that has settled after `duration` seconds. It overshoots when `dampingRatio` is under 1;
    /// a velocity of 1 would cover the distance in a second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationTiming(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        animate(timing, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates with a spring that is given by what is seen of it (see
    /// `UISpringTimingParameters.init(duration:bounce:initialVelocity:)`); it lasts until it has settled.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = UISpringTimingParameters(
            duration: duration, bounce: bounce, initialVelocity: CGVector(dx: initialSpringVelocity, dy: 0))
        let timing = duration > 0 ? spring.timing(settlingIn: duration) : AnimationTiming(duration: 0, curve: .linear)
        animate(timing, delay: delay, options: options, animations: animations, completion: completion)
    }

    static func animate(
        _ timing: AnimationTiming, delay: TimeInterval, options: AnimationOptions, keyframes: KeyframeMode = .linear,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let timing = timing.inheriting(AnimationRecording.current, options: options)
        var timeline = timing.timeline(from: UIApplication.shared.currentTime + max(0, delay))
        timeline.autoreverses = options.contains(.autoreverse)
        if options.contains(.repeat) { timeline.repeatCount = .infinity }
        let inherits = !options.contains(.overrideInheritedOptions)
        let group = AnimationGroup(
            clock: .running(timeline),
            beginsFromCurrentState: options.contains(.beginFromCurrentState)
                || inherits && AnimationRecording.current?.group.beginsFromCurrentState == true,
            completion: completion)
        run(group, timing: timing, keyframes: keyframes) {
            animations()
            if options.contains(.layoutSubviews) { for view in group.views { view.layoutIfNeeded() } }
            group.connectKeyframes(keyframes)
        }
    }

    /// Runs a block whose changes belong to `group`, and has the group end at once if there is nothing to move.
    static func run(
        _ group: AnimationGroup, timing: AnimationTiming, keyframes: KeyframeMode = .linear, _ block: () -> Void
    ) {
        let application = UIApplication.shared
        let now = application.currentTime
        guard areAnimationsEnabled, let timeline = group.timeline, timeline.end > now || group.beginsFromCurrentState
        else {
            AnimationRecording.run(nil, block)
            return completeSoon(group)
        }
        // Without a duration it is at its end, and still ends what else moves the same.
        if timeline.end <= now { group.advance(to: now) }
        let recording = AnimationRecording(
            group: group, duration: timing.duration, curve: timing.curve, keyframes: keyframes)
        AnimationRecording.run(recording, block)
        if group.views.isEmpty {
            completeSoon(group)
        } else if timeline.start > now {
            application.scheduler.schedule(at: timeline.start) { application.setNeedsFrame() }
        }
    }

    private static func completeSoon(_ group: AnimationGroup) {
        guard group.hasCompletion else { return }
        let application = UIApplication.shared
        application.scheduler.schedule(at: application.currentTime) { group.complete(true) }
    }
}
