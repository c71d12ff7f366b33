extension UIView {
    /// How an animation eases, with UIKit's raw values.
    ///
    /// The keyboard's own curve has the raw value 7. As in UIKit it is no case that a client could name: a `switch` over
    /// the four cases compiles, and reaches its `@unknown default` with it.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// At one speed.
        case linear = 3
        /// The keyboard's; made from its raw value only.
        @available(*, unavailable) case keyboard = 7

        /// The place of `keyboard` among the cases, which is how it is stored.
        private static let keyboardTag: UInt8 = 4

        /// The curve with UIKit's raw value, 7 included; nil for others.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .easeInOut
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            case 7: self = unsafeBitCast(Self.keyboardTag, to: Self.self)
            default: return nil
            }
        }

        /// UIKit's raw value.
        public var rawValue: Int {
            let tag = unsafeBitCast(self, to: UInt8.self)
            return tag == Self.keyboardTag ? 7 : Int(tag)
        }
    }
}
