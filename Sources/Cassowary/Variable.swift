/// An unknown of a ``Solver``: any real number, negative ones included.
///
/// A variable means something only to the solver that issued it (and to copies of that solver).
public struct Variable: Hashable, Sendable {
    let slot: Int32

    /// A small dense number, fit to index an array. The index of a removed variable is issued again.
    public var index: Int { Int(slot) }
}
