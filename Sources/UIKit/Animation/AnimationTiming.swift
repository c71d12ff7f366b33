import Foundation

/// How long an animation takes and how it eases.
struct AnimationTiming {
    /// Seconds, not negative.
    var duration: TimeInterval
    var curve: TimingCurve
}

@MainActor extension AnimationTiming {
    /// The timing that a duration and a curve's raw value stand for. 7 stands for the main screen's keyboard, which
    /// has its own duration; where 0 was asked for, nothing moves all the same. Unknown values ease at both ends.
    init(duration: TimeInterval, curveValue: Int) {
        self.duration = max(0, duration)
        switch UIView.AnimationCurve(rawValue: curveValue) {
        case .easeIn: curve = .easeIn
        case .easeOut: curve = .easeOut
        case .linear: curve = .linear
        case .easeInOut, nil: curve = .easeInOut
        @unknown default:
            let keyboard = UIScreen.main.keyboard.timing
            curve = keyboard.curve
            if duration > 0 { self.duration = keyboard.duration }
        }
    }

    /// A spring that has settled after `duration` seconds.
    init(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat) {
        self.duration = max(0, duration)
        curve =
            duration > 0
            ? TimingCurve(
                kind: .spring(
                    SpringCurve(
                        dampingRatio: dampingRatio, settlingIn: duration, initialVelocity: initialVelocity)))
            : .linear
    }

    /// The timing inside of another block: that one's, unless the options keep the block's own.
    func inheriting(_ outer: AnimationRecording?, options: UIView.AnimationOptions) -> AnimationTiming {
        guard let outer else { return self }
        return AnimationTiming(
            duration: options.contains(.overrideInheritedDuration) ? duration : outer.duration,
            curve: options.contains(.overrideInheritedCurve) ? curve : outer.curve)
    }

    func timeline(from start: TimeInterval) -> AnimationTimeline {
        AnimationTimeline(start: start, duration: duration, curve: curve)
    }
}
