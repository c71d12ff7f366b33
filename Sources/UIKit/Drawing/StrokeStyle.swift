import Foundation

/// What a stroke looks like.
public struct StrokeStyle: Hashable, Sendable {
    /// The width in points.
    public var lineWidth: CGFloat
    /// How it ends.
    public var cap: CGLineCap
    /// How it turns.
    public var join: CGLineJoin

    /// A style by part.
    public init(lineWidth: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter) {
        self.lineWidth = lineWidth
        self.cap = cap
        self.join = join
    }
}
