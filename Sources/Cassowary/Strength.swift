/// How much a constraint matters.
///
/// Strengths are levels, not weights: no number of weaker constraints outvotes a stronger one. Constraints of one strength share
/// their error: the sum of the absolute errors of a level is as small as the stronger levels allow.
public struct Strength: RawRepresentable, Comparable, Hashable, Sendable {
    /// A number above 0 and at most 1000.
    public let rawValue: Float

    /// A strength of any number; the solver refuses one outside of `0 < rawValue <= 1000`.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// A strength of any number; the solver refuses one outside of `0 < rawValue <= 1000`.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The constraint holds, or it is refused: 1000.
    public static let required = Strength(1000)

    /// Whether the solver accepts this strength.
    var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

    /// Whether `lhs` matters less than `rhs`.
    public static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.rawValue < rhs.rawValue }
}
