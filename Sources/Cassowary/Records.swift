/// One occurrence of a variable in a row.
struct Entry: BitwiseCopyable {
    var variable: Int32
    /// The place of this entry in the variable's column; -1 for an entry that no column lists.
    var place: Int32
    var coefficient: Double
}

/// One occurrence of a variable, seen from the variable.
struct Occurrence: BitwiseCopyable {
    var row: Int32
    /// The index of the entry in the pool of entries.
    var entry: Int32
}

/// What is known of a variable. Its value follows from `row`, the tight row that it is matched with. A record is as large as a line of the
/// processor's cache, and a `Buffer` begins on one, so that whoever follows a row to a variable waits for memory once.
struct VariableRecord: BitwiseCopyable {
    var value = 0.0
    /// The value at the last call of `takeChangedVariables`.
    var reported = 0.0
    /// The coefficient of the variable in `row`.
    var pivot = 1.0
    /// The tight row that determines the variable. Every live variable has one.
    var row: Int32
    /// The row `variable = 0`, which is tight while nothing else determines the variable.
    var anchor: Int32
    var isLive = true
    /// Whether the list of changed variables has it.
    var isListed = false
    /// Whether the list of unmatched variables has it.
    var isUnmatchedListed = false
    /// Whether a tie was decided by the sign of its value.
    var isLeader = false
    /// Whether the variable depends on itself by way of others.
    var isCyclic = false
    var isPending = false
    var columnOrder: Int8 = -1
    var columnStart: Int32 = 0
    var columnCount: Int32 = 0
    /// Above the ranks of all variables on which this one depends; the same for the members of a cycle.
    var rank: Int64 = 0
    /// The depth-first number in the walk in progress, 0 outside of walks.
    var number: Int32 = 0
    /// The row that makes it follow suggestions, or -1.
    var editRow: Int32 = -1
}

/// What the solve in progress notes of a variable.
struct VariableScratch: BitwiseCopyable {
    /// The lowest depth-first number that the walk in progress has reached from it.
    var low: Int32 = 0
    /// The variable whose row brought this one up in the last `express`, or -1.
    var parent: Int32 = -1
    /// The place in the cycle that is being solved.
    var local: Int32 = 0
}

/// How far the multiplier of a row may go on one side.
enum Bound {
    /// There is no bound: the row is required.
    static let unlimited: Int16 = -1
    /// The multiplier must be 0: the row has no weight.
    static let zero: Int16 = -2
    /// The level of tightness, which is weaker than every strength.
    static let tightness: Int16 = 0
}

/// A constraint `Σ coefficient · variable  relation  constant`, or the anchor `variable = 0`.
struct Row: BitwiseCopyable {
    var constant = 0.0
    var firstEntry: Int32
    var entryCount: Int32
    /// The variable that the row determines; -1 if the row is loose.
    var variable: Int32 = -1
    /// The level of the multiplier's bound on either side, or one of ``Bound``'s special values.
    var lower: Int16
    var upper: Int16
    /// The level of the row's strength, `Bound.unlimited` if it is required.
    var level: Int16
    var relation: Int8
    /// Of a loose row: the bound at which its multiplier is, -1 lower, 1 upper, 0 none (the multiplier is 0).
    var side: Int8 = 0
    var isLive = true
    var isAnchor = false
    var isQueued = false
    var isSlackQueued = false
    var isSuspect = false
    var isTied = false
    /// Whether the list of resolved ties has it; then the variable that decided, and its sign.
    var isResolved = false
    var leaderSign: Int8 = 0
    var leader: Int32 = 0
    /// Scratch flag of the pass in progress.
    var isMarked = false
    var generation: UInt32 = 0

    /// Takes over what outlives the row that had this place before: the generation, and the lists that still have the place.
    mutating func inherit(from former: Row) {
        generation = former.generation
        isSlackQueued = former.isSlackQueued
        isSuspect = former.isSuspect
        isTied = former.isTied
        isResolved = former.isResolved
    }

    @inline(__always) var isTight: Bool { variable >= 0 }
    @inline(__always) var isRequired: Bool { level == Bound.unlimited }

    /// The level of the bound on the side of the sign, -1 or 1.
    @inline(__always) func bound(_ sign: Int8) -> Int16 { sign > 0 ? upper : lower }
}

/// Numbers below which a result of arithmetic counts as 0.
enum Tolerance {
    /// For coefficients that elimination produces.
    static let coefficient = 1e-10
    /// For multipliers and reduced costs, whose natural size is 1.
    static let multiplier = 1e-9
    /// For residuals, in the unit of the constants.
    static let residual = 1e-8
    /// For residuals, relative to the largest summand.
    static let relativeResidual = 1e-12
}
