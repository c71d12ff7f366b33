import Foundation

extension UIScrollView {
    /// How the keyboard is dismissed when a drag begins in a scroll view, with UIKit's raw values.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It is not.
        case none = 0
        /// At once.
        case onDrag = 1
        /// It follows the finger that reaches it, and can be pulled back up.
        case interactive = 2
        /// At once, together with the view on top of the keyboard.
        case onDragWithAccessory = 3
        /// It follows the finger that reaches the view on top of it.
        case interactiveWithAccessory = 4
    }

    /// Whether the safe area is added to the content's insets, with UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// In the directions that scroll.
        case automatic = 0
        /// In the directions that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// In both directions.
        case always = 3
    }

    /// The part of its speed that moving content keeps in each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part, 0...1.
        public let rawValue: CGFloat
        /// A rate from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// UIKit's default.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Comes to rest sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
