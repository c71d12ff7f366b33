/// An incremental solver for linear constraints of different strengths, the arithmetic under Auto Layout.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable(), width = solver.makeVariable()
/// try solver.addConstraint([Term(left)], .equal, 20)
/// try solver.addConstraint([Term(left), Term(width)], .lessThanOrEqual, 320)
/// solver.value(of: width)  // 300
/// ```
///
/// **The solution.** Required constraints hold. Of the others, each level of strength has the smallest sum of absolute errors that the
/// stronger levels leave possible. Among the solutions left, inequalities are as tight as possible (the sum of their slacks is the
/// smallest), and among those the first variable is nearest to 0, then the second, and so on by index; so a variable that nothing determines
/// is 0. This makes the values a function of the active constraints alone, whatever happened before.
///
/// **When.** Every call leaves the values solved. Several changes are cheaper in one ``performBatch(_:)``, in which contradictions
/// between required constraints are still found at once and everything else is solved at the end.
///
/// A solver is a value: a copy goes its own way. Variables and constraints of a solver mean the same in its copies.
public struct Solver {
    private var storage = Storage()
    private var batchDepth = 0

    /// A solver without variables and constraints.
    public init() {}

    /// The memory to read from.
    var core: Core {
        _read { yield storage.core.pointee }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.core.pointee.copy()) }
            yield &storage.core.pointee
        }
    }

    /// Solves, unless a batch will do so at its end.
    mutating func settle() throws(SolverError) {
        if batchDepth == 0 { try core.settle() }
    }

    /// Makes several changes and solves once, at the end. Batches may be nested.
    ///
    /// Inside of `body` the values are not to be relied on.
    ///
    /// - Throws: what `body` throws; the changes that it made until then stay. Otherwise ``SolverError/iterationLimit``.
    @discardableResult
    public mutating func performBatch<Result>(_ body: (inout Solver) throws -> Result) throws -> Result {
        batchDepth += 1
        let outcome = Swift.Result { try body(&self) }
        batchDepth -= 1
        try settle()
        return try outcome.get()
    }
}

/// A solver's memory may be handed from thread to thread with the solver: it is written only by the one that holds the sole reference.
extension Solver: @unchecked Sendable {}

/// The box that copies of a solver share until one of them changes.
///
/// The pointer spares the run-time's check for overlapping accesses at each call; the solver's own accesses cannot overlap.
final class Storage {
    let core: UnsafeMutablePointer<Core>

    init(_ core: consuming Core = Core()) {
        self.core = .allocate(capacity: 1)
        self.core.initialize(to: core)
    }

    deinit {
        core.deinitialize(count: 1)
        core.deallocate()
    }
}
