extension UIView {
    /// How a view follows its superview's size, with UIKit's bits.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The parts that give way, as bits.
        public let rawValue: UInt

        /// Parts from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left side gives way.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width gives way.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right side gives way.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top side gives way.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height gives way.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom side gives way.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How content follows the bounds, with UIKit's raw values.
    public enum ContentMode: Int, Sendable {
        /// Stretched to fill.
        case scaleToFill = 0
        /// As large as fits, in proportion.
        case scaleAspectFit = 1
        /// As small as fills, in proportion.
        case scaleAspectFill = 2
        /// Drawn again.
        case redraw = 3
        /// In the middle, not scaled.
        case center = 4
        /// At the top.
        case top = 5
        /// At the bottom.
        case bottom = 6
        /// At the left.
        case left = 7
        /// At the right.
        case right = 8
        /// At the top left.
        case topLeft = 9
        /// At the top right.
        case topRight = 10
        /// At the bottom left.
        case bottomLeft = 11
        /// At the bottom right.
        case bottomRight = 12
    }
}
