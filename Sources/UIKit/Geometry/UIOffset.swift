import Foundation

/// A position relative to another, in points.
public struct UIOffset: Hashable, Sendable {
    /// The horizontal distance.
    public var horizontal: CGFloat
    /// The vertical distance.
    public var vertical: CGFloat

    /// No offset.
    public static let zero = UIOffset()

    /// No offset.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// An offset by direction.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
