/// A constraint to add: `Σ coefficient · variable  relation  constant`.
public struct ConstraintRequest: Equatable, Sendable {
    /// The summands of the left side. A variable may occur more than once; its coefficients add up.
    public var terms: [Term]
    /// How the left side compares to ``constant``.
    public var relation: Relation
    /// The right side.
    public var constant: Double
    /// How much the constraint matters.
    public var strength: Strength

    /// The constraint `Σ terms  relation  constant` of a strength.
    public init(_ terms: [Term], _ relation: Relation, _ constant: Double, strength: Strength = .required) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.strength = strength
    }
}
