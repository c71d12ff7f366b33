/// How the two sides of a constraint compare.
public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
}
