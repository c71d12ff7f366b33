import Foundation

/// Animates what blocks change, and can be paused, reversed and moved by hand on the way.
///
/// While it is paused, `fractionComplete` is the share of the way; going on starts from there without a jump. An active
/// animator is kept alive until it has finished or is stopped for good.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// How it eases.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// How long the whole way takes, in seconds.
    open var duration: TimeInterval { timing.duration }
    /// How long the start waited, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Where the animation is in its life.
    open private(set) var state: UIViewAnimatingState = .inactive
    /// Whether it moves by itself.
    open var isRunning: Bool { state == .active && group?.timeline != nil }

    /// Whether it can be paused, moved by hand, turned round and stopped on its way; calls that would are ignored
    /// otherwise. It is a mistake to set it while the animator is active.
    open var isInterruptible = true { willSet { checkInactive() } }
    /// Whether the views that it changes take touches meanwhile. It is a mistake to set it while the animator is active.
    open var isUserInteractionEnabled = true { willSet { checkInactive() } }
    /// Whether the program sees to it that touches find moving views. They find them where they are going then,
    /// otherwise where they are shown.
    open var isManualHitTestingEnabled = false {
        didSet { group?.isHitWhereShown = !isManualHitTestingEnabled }
    }
    /// Whether `fractionComplete` is the part of the way, or the part of the time, which the timing turns into one.
    open var scrubsLinearly = true
    /// Whether it pauses at its end, active, without calling completions. It can be turned round there; to have it end,
    /// stop it.
    open var pausesOnCompletion = false { didSet { group?.pausesAtEnd = pausesOnCompletion } }

    private var timing: AnimationTiming
    private var reversed = false
    private var blocks: [(action: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var group: AnimationGroup?
    private var application: UIApplication { .shared }

    /// An animator with a duration (seconds) and a timing; a spring with a mass keeps its own duration.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        timing = parameters.timing(duration: duration)
        super.init()
    }

    /// An animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that settles within the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it; nobody needs to keep it. Of the options, those of curves count.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: options.curveValue) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Content

    /// Adds changes; `delayFactor` is the part of the remaining time to wait first, 0...1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard let group, state == .active else { return blocks.append((animation, delayFactor)) }
        record(animation, in: group, delayFactor: delayFactor)
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a closure that is called when the animation finishes, with the place where it did.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func record(_ block: () -> Void, in group: AnimationGroup, delayFactor: CGFloat) {
        let progress = progress(of: group)
        let start = progress + (1 - progress) * Double(min(max(delayFactor, 0), 1))
        let window = start == 0 ? AnimationWindow.whole : AnimationWindow(start: start, length: 1 - start)
        AnimationRecording.run(
            AnimationRecording(group: group, window: window, duration: timing.duration, curve: timing.curve), block)
    }

    // MARK: Control

    /// Starts, or goes on after a pause.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts after a number of seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        if state == .inactive { self.delay = delay }
        run(activate(), timing: timing, for: nil, delay: delay)
    }

    /// Pauses; one that has not started is set up and waits at its start.
    open func pauseAnimation() {
        guard state != .stopped, isInterruptible else { return }
        let group = activate()
        hold(group, at: progress(of: group))
    }

    /// Goes on after a pause with another timing (nil keeps it) and a remaining time that is `durationFactor` times the
    /// duration (0 keeps what is left of it).
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning, let group else { return }
        if let parameters { timingParameters = parameters }
        let curve = parameters?.timing(duration: duration) ?? timing
        run(group, timing: curve, for: durationFactor > 0 ? duration * Double(durationFactor) : nil, delay: 0)
    }

    /// Stops where it is; with true for good, else until `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible, let group else { return }
        hold(group, at: progress(of: group))
        if withoutFinishing {
            application.animator.remove(group, at: group.progress)
            reset()
        } else {
            state = .stopped
        }
    }

    /// Finishes a stopped animation at a place.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped, let group else { return }
        let progress =
            switch finalPosition {
            case .end: 1.0
            case .start: 0.0
            case .current: group.progress
            }
        application.animator.remove(group, at: progress)
        finish(at: finalPosition)
    }

    /// Whether it moves toward its start; setting it turns a running animation round.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed, isInterruptible || state == .inactive else { return }
            reversed = newValue
            if isRunning, let group { run(group, timing: timing, for: nil, delay: 0) }
        }
    }

    /// How far it is, 0...1; setting it pauses the animation there.
    open var fractionComplete: CGFloat {
        get {
            guard let progress = group.map({ progress(of: $0) }) else { return 0 }
            return scrubsLinearly ? progress : timing.curve.fraction(at: progress)
        }
        set {
            guard state != .stopped, isInterruptible else { return }
            hold(activate(), at: scrubsLinearly ? newValue : timing.curve.value(at: newValue))
        }
    }

    private func checkInactive() {
        precondition(state != .active, "this property of an animator cannot be changed while it is active")
    }

    /// How far the group is now, which may be after the last frame.
    private func progress(of group: AnimationGroup) -> Double {
        group.advance(to: application.currentTime)
        return group.progress
    }

    private func hold(_ group: AnimationGroup, at progress: Double) {
        group.set(.paused(progress), at: application.currentTime)
        application.animator.refresh(group)
    }

    /// Makes the changes once, as an animation that waits at its start.
    private func activate() -> AnimationGroup {
        if let group, state == .active { return group }
        // The group keeps the animator until its end, and is let go of by the animator then or when that is stopped.
        let group = AnimationGroup(clock: .paused(0)) { self.groupDidEnd(finished: $0) }
        group.takesTouches = isUserInteractionEnabled
        group.isHitWhereShown = !isManualHitTestingEnabled
        group.pausesAtEnd = pausesOnCompletion
        self.group = group
        state = .active
        let blocks = blocks
        self.blocks = []
        for block in blocks { record(block.action, in: group, delayFactor: block.delayFactor) }
        return group
    }

    /// Has the group move from where it is to its end, or to its start when reversed; without a `duration` (seconds)
    /// in the part of the whole one that the way is of the whole way.
    private func run(_ group: AnimationGroup, timing: AnimationTiming, for duration: TimeInterval?, delay: TimeInterval)
    {
        var timeline = timing.timeline(from: application.currentTime + max(0, delay))
        timeline.from = progress(of: group)
        timeline.to = reversed ? 0 : 1
        timeline.duration = duration ?? timing.duration * abs(timeline.to - timeline.from)
        group.set(.running(timeline), at: application.currentTime)
        application.scheduler.schedule(at: timeline.start) { [application] in application.setNeedsFrame() }
        guard group.views.isEmpty else { return }
        application.scheduler.schedule(at: timeline.end) { [application, weak group] in
            guard let group else { return }
            group.advance(to: application.currentTime)
            if group.hasEnded(at: application.currentTime) { group.complete(true) }
        }
    }

    private func groupDidEnd(finished: Bool) { finish(at: !finished ? .current : reversed ? .start : .end) }

    private func finish(at position: UIViewAnimatingPosition) {
        let completions = completions
        reset()
        for completion in completions { completion(position) }
    }

    private func reset() {
        state = .inactive
        group = nil
        completions = []
        reversed = false
    }
}
