/// The handle of a constraint that is active in a ``Solver``.
///
/// A handle is valid from the addition of its constraint to its removal; a removed one never becomes valid again.
public struct Constraint: Hashable, Sendable {
    let row: Int32
    let generation: UInt32
}
