import Foundation

/// How a line ends, with Core Graphics' raw values.
public enum CGLineCap: Int32, Sendable {
    /// At its end point.
    case butt = 0
    /// With a half circle around it.
    case round = 1
    /// With half a square around it.
    case square = 2
}

/// How a line turns, with Core Graphics' raw values.
public enum CGLineJoin: Int32, Sendable {
    /// With a sharp corner.
    case miter = 0
    /// With a round one.
    case round = 1
    /// With a cut one.
    case bevel = 2
}

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
