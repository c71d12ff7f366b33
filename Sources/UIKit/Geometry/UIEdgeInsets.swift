import Foundation

/// Distances in points from the four sides of a rectangle, inward when positive.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top side.
    public var top: CGFloat
    /// The distance from the left side.
    public var left: CGFloat
    /// The distance from the bottom side.
    public var bottom: CGFloat
    /// The distance from the right side.
    public var right: CGFloat

    /// No inset on any side.
    public static let zero = UIEdgeInsets()

    /// No inset on any side.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Insets by side.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The sum of two insets, side by side.
    static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: lhs.top + rhs.top, left: lhs.left + rhs.left,
            bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }

    /// The insets that undo these.
    static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    }
}
