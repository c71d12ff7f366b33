import Foundation

/// Distances in points from the sides of a rectangle, named by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top side.
    public var top: CGFloat
    /// The distance from the side where reading starts.
    public var leading: CGFloat
    /// The distance from the bottom side.
    public var bottom: CGFloat
    /// The distance from the side where reading ends.
    public var trailing: CGFloat

    /// No inset on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// No inset on any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Insets by side.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
