import Foundation

/// A direction with a length, in points or in whatever its user says.
public struct CGVector: Hashable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// No direction.
    public static let zero = CGVector()

    /// No direction.
    public init() { self.init(dx: 0, dy: 0) }

    /// A vector by its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
