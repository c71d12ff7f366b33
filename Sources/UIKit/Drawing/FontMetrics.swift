import Foundation

/// What a font measures, in points.
public struct FontMetrics: Hashable, Sendable {
    /// The reach above the baseline.
    public var ascent: CGFloat
    /// The reach below the baseline, positive.
    public var descent: CGFloat
    /// The distance from one line's top to the next one's.
    public var lineHeight: CGFloat
    /// The height of capital letters.
    public var capHeight: CGFloat

    /// Metrics by part.
    public init(ascent: CGFloat, descent: CGFloat, lineHeight: CGFloat, capHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
        self.capHeight = capHeight
    }
}
