extension UIView {
    /// How an animation runs, with UIKit's bits. Bits 16 to 19 hold the raw value of an `AnimationCurve`; 7 there
    /// selects the keyboard's curve, with the keyboard's own duration in place of the one that was asked for.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// What the block changes is laid out at its end, so that the views inside move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches come through while views move. They always do here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Takes the place of the animations that run on the same properties, in place of adding to them.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs forth and back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside of another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own curve inside of another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// What a transition's block changes moves too, in place of being there at once.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between two views hides and shows them, in place of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes over nothing from an animation around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends; the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// No transition; the default.
        public static let transitionNone = AnimationOptions([])
        /// The old content turns into the new one; here it dissolves, since nothing turns in space.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// See `transitionFlipFromLeft`.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old content is turned over like a page; here it dissolves.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// See `transitionCurlUp`.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old content fades out in front of the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// See `transitionFlipFromLeft`.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// See `transitionFlipFromLeft`.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Whether one of the transitions is asked for.
        var hasTransition: Bool { (rawValue >> 20) & 0xF != 0 }

        /// The curve's raw value.
        var curveValue: Int { Int((rawValue >> 16) & 0xF) }
    }
}
