extension UIControl {
    /// How a control stands, with UIKit's bits.
    public struct State: OptionSet, Hashable, Sendable {
        /// The states as bits.
        public let rawValue: UInt

        /// States from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// It is pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It does not react.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is on.
        public static let selected = State(rawValue: 1 << 2)
        /// Keys go to it.
        public static let focused = State(rawValue: 1 << 3)
    }

    /// Where content stands in a control's width, with UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Over the whole width.
        case fill = 3
        /// Where lines begin.
        case leading = 4
        /// Where lines end.
        case trailing = 5
    }

    /// Where content stands in a control's height, with UIKit's raw values.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Over the whole height.
        case fill = 3
    }
}
