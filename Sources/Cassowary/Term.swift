/// A variable times a number, one summand of a constraint's left side.
public struct Term: Equatable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// The factor in front of the unknown.
    public var coefficient: Double

    /// `coefficient · variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
