extension NSLayoutConstraint {
    /// The part of an item that a constraint is about, with UIKit's raw values.
    public enum Attribute: Int, Sendable {
        /// No attribute: the other side is a constant.
        case notAnAttribute = 0
        /// The left side of the alignment rectangle.
        case left = 1
        /// The right side of the alignment rectangle.
        case right = 2
        /// The top of the alignment rectangle.
        case top = 3
        /// The bottom of the alignment rectangle.
        case bottom = 4
        /// The side where reading starts.
        case leading = 5
        /// The side where reading ends.
        case trailing = 6
        /// The width of the alignment rectangle.
        case width = 7
        /// The height of the alignment rectangle.
        case height = 8
        /// The middle from left to right.
        case centerX = 9
        /// The middle from top to bottom.
        case centerY = 10
        /// The baseline of the last line of text, or the bottom.
        case lastBaseline = 11
        /// The baseline of the first line of text, or the top.
        case firstBaseline = 12
        /// The left side of the layout margins.
        case leftMargin = 13
        /// The right side of the layout margins.
        case rightMargin = 14
        /// The top of the layout margins.
        case topMargin = 15
        /// The bottom of the layout margins.
        case bottomMargin = 16
        /// The side of the layout margins where reading starts.
        case leadingMargin = 17
        /// The side of the layout margins where reading ends.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the top and the bottom margin.
        case centerYWithinMargins = 20
    }

    /// How the two sides compare, with UIKit's raw values.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are the same.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// The direction that a size or a stack goes in.
    public enum Axis: Int, Sendable {
        /// From left to right or from right to left.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// What an attribute measures.
    enum Kind {
        case none, x, y, width, height

        var isSize: Bool { self == .width || self == .height }
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width: .width
        case .height: .height
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .x
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .y
        }
    }

    var isLocation: Bool { kind == .x || kind == .y }

    /// Whether the attribute depends on the reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute names a side by left and right.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether the attribute belongs to the layout margins.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }

    /// The same attribute of the margins' rectangle itself.
    var withoutMargin: Self {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
