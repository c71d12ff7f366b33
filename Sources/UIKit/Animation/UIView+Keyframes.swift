import Foundation

extension UIView {
    /// How key frames run, with UIKit's bits; the lower bits are those of `AnimationOptions`.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// See `AnimationOptions.layoutSubviews`.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// See `AnimationOptions.allowUserInteraction`.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// See `AnimationOptions.beginFromCurrentState`.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// See `AnimationOptions.repeat`.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// See `AnimationOptions.autoreverse`.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// See `AnimationOptions.overrideInheritedDuration`.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Each frame's change runs at one speed within its part; the default.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Each frame's change is a jump at the end of its part.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Each property moves from frame to frame at one pace over the whole duration; the frames' times say only their
        /// order. Of a transform the pace is that of its numbers taken together.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Each property moves on a smooth curve through its frames, a Catmull-Rom spline. It may pass them on the way.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// The curve of `calculationModeCubic`, with times as in `calculationModePaced`: by the straight distances.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Animates in steps: `animations` calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` for each.
    /// The whole is eased at both ends unless `options` holds another curve's bits, as in UIKit.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let options = AnimationOptions(rawValue: options.rawValue)
        let timing = AnimationTiming(duration: duration, curveValue: options.curveValue)
        animate(
            timing, delay: delay, options: options, keyframes: KeyframeMode(options), animations: animations,
            completion: completion)
    }

    /// Adds a step to the running `animateKeyframes` block. Times are fractions of the whole duration, 0...1. Outside of
    /// such a block the changes are made at once.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard var recording = AnimationRecording.current else { return animations() }
        recording.window = AnimationWindow(
            start: frameStartTime, length: frameDuration, shape: recording.keyframes == .discrete ? .jump : .straight)
        AnimationRecording.run(recording, animations)
    }
}
