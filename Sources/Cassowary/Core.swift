// Cassowary: an incremental solver of linear constraints. It knows numbers only, no views, and imports nothing.
//
// The method. The solution is a corner: every variable is matched with one *tight* row (a constraint that holds exactly) that contains it, and is
// computed from the other variables of that row. All other rows are *loose*. A variable that nothing determines is matched with its *anchor*, the
// row `variable = 0`. Each row has a multiplier, and multipliers times rows add up to nothing; a corner is optimal when the multiplier of every
// loose row is the cost of its residual, and that of every tight row lies within the costs of its two sides. This is the simplex method for
// errors that are absolute values, with the tight rows as basis, so that nothing in it is larger than the constraints themselves: no slack,
// error or dummy variables, and no tableau that could fill in. The dual form of the method (`Core+Dual`) repairs residuals, the primal form
// (`Core+Primal`) repairs multipliers. A multiplier has a number for each strength, compared as a lexicographic vector (`Core+Multipliers`).
//
// The layout. Rows and their entries, variables and their occurrences lie in a few contiguous arrays of plain records that refer to each other by
// 32-bit indices (`Buffer`, `Pool`, `Records`): an inner loop follows indices, hashes nothing and counts no references, and a solver that has
// reached its size allocates nothing. No factors of the basis are stored. Systems of constraints for layout are almost triangular, so a
// solve walks along dependencies (`Walk`, `Core+Solve`, `Core+Express`) and costs as much as what it reaches; only variables that depend on each
// other in a cycle need elimination (`SparseSystem`). Values are always computed from the rows' own numbers, never updated, so they cannot drift.
//
// What always holds between two calls: every variable is matched; every tight row has the residual 0; a loose row's residual has the sign of its
// `side` or is 0; multipliers are within their bounds; ranks grow along dependencies; scratch space is zero.
//
// Functions of `Core` that only read are always inlined, because the compiler lends a noncopyable struct to a function by moving it there and back.

/// The memory of a solver: variables, rows, multipliers, and scratch space that its steps reuse.
struct Core: ~Copyable {
    var variables = Buffer<VariableRecord>()
    var rows = Buffer<Row>()
    var entries = Pool<Entry>(blank: Entry(variable: 0, place: -1, coefficient: 0))
    var columns = Pool<Occurrence>(blank: Occurrence(row: 0, entry: 0))
    var freeVariables = Buffer<Int32>()
    var freeRows = Buffer<Int32>()

    var levels = Levels()
    /// `levels.stride` numbers for each row: the multiplier of a tight row, one number for each level.
    var multipliers = Buffer<Double>()

    /// Violated rows that are required, and those that are not; satisfied inequalities whose slack has no cost yet.
    var requiredQueue = Buffer<Int32>()
    var optionalQueue = Buffer<Int32>()
    var slackQueue = Buffer<Int32>()
    /// Tight rows whose multiplier may be out of bounds.
    var suspects = Buffer<Int32>()
    /// Tight rows whose multiplier may be at its bound, so that a move would cost nothing.
    var ties = Buffer<Int32>()
    /// Ties that need no move, and whether a variable that decided about one of them has changed its sign.
    var resolvedTies = Buffer<Int32>()
    var haveLeadersTurned = false
    /// Variables that rows mention and only their anchors determine, among others that were so once.
    var unmatched = Buffer<Int32>()
    /// Unmatched variables above this index may have to be matched in the place of others, see `Core+Ties`.
    var uncertainFrom = Int32.max

    /// Variables whose value may differ from what was last reported.
    var changed = Buffer<Int32>()

    /// The walk of the solve in progress.
    var walk = Walk()
    var walkState = WalkState()
    var walkCache = WalkCache()
    /// Counts the changes of what depends on what.
    var version = 0
    /// The highest rank given so far.
    var rank: Int64 = 0
    var pending = RankHeap()
    /// The members of the cycle that is being solved.
    var cycle = Buffer<Int32>()
    /// What the solve in progress notes, for each variable.
    var scratch = Buffer<VariableScratch>()
    /// One number for each variable: an accumulator of the solve in progress, 0 outside of solves.
    var work = Buffer<Double>()
    /// The coefficients of the row that `express` resolved, valid for the rows in `support`.
    var alpha = Buffer<Double>()
    var support = Buffer<Int32>()
    var candidates = Buffer<Candidate>()
    var breakpoints = Buffer<Breakpoint>()
    var cycleSystem = SparseSystem()
    var step = Buffer<Double>()
    var slope = Buffer<Double>()

    /// Rows and their constants to be.
    var newConstants = Buffer<(row: Int32, constant: Double)>()
    var journal = Journal()
    /// Steps since the last call from outside, and how many of the latest made no progress.
    var stepCount = 0
    /// Steps since the multipliers were last computed anew.
    var agingCount = 0
    var stepAllowance = 200
    var stallAllowance = 64
    var stallCount = 0

    init() {}

    func copy() -> Core {
        var result = Core()
        result.variables = variables.copy()
        result.rows = rows.copy()
        result.entries = entries.copy()
        result.columns = columns.copy()
        result.freeVariables = freeVariables.copy()
        result.freeRows = freeRows.copy()
        result.levels = levels.copy()
        result.multipliers = multipliers.copy()
        result.requiredQueue = requiredQueue.copy()
        result.optionalQueue = optionalQueue.copy()
        result.slackQueue = slackQueue.copy()
        result.suspects = suspects.copy()
        result.ties = ties.copy()
        result.resolvedTies = resolvedTies.copy()
        result.haveLeadersTurned = haveLeadersTurned
        result.unmatched = unmatched.copy()
        result.uncertainFrom = uncertainFrom
        result.changed = changed.copy()
        result.rank = rank
        result.stepAllowance = stepAllowance
        result.stallAllowance = stallAllowance
        result.scratch = scratch.copy()
        result.work = work.copy()
        result.alpha = alpha.copy()
        return result
    }
}

// MARK: - Access

extension Core {
    @inline(__always) func variable(_ index: Int32) -> UnsafeMutablePointer<VariableRecord> { variables.at(index) }

    @inline(__always) func row(_ index: Int32) -> UnsafeMutablePointer<Row> { rows.at(index) }

    /// The multiplier of a row: one number for each level, by the level's number.
    @inline(__always) func multiplier(_ row: Int32) -> UnsafeMutablePointer<Double> {
        multipliers.base + Int(row) * levels.stride
    }

    /// The indices of a row's entries.
    @inline(__always) func entryRange(_ row: Int32) -> Range<Int32> {
        let record = rows.at(row)
        return record.pointee.firstEntry..<record.pointee.firstEntry + record.pointee.entryCount
    }

    /// The indices of a variable's occurrences.
    @inline(__always) func columnRange(_ variable: Int32) -> Range<Int32> {
        let record = variables.at(variable)
        return record.pointee.columnStart..<record.pointee.columnStart + record.pointee.columnCount
    }

    /// A row's residual `Σ coefficient · variable - constant` and its sign, 0 within the tolerance.
    @inline(__always) func residual(_ row: Int32) -> (sign: Int8, value: Double) {
        let record = rows.at(row)
        let variables = variables.base
        var entry = entries.at(record.pointee.firstEntry)
        let end = entry + Int(record.pointee.entryCount)
        var sum = -record.pointee.constant
        while entry < end {
            sum += entry.pointee.coefficient * variables[Int(entry.pointee.variable)].value
            entry += 1
        }
        // The tolerance is below 1 for all numbers below 1e12; beyond that there are no digits to rely on.
        if abs(sum) < 1, abs(sum) <= Tolerance.residual || abs(sum) <= tolerance(of: row) { return (0, sum) }
        return (sum > 0 ? 1 : -1, sum)
    }

    /// What a row's residual may be to count as 0.
    @inline(__always)
    private func tolerance(of row: Int32) -> Double {
        var magnitude = abs(rows.at(row).pointee.constant)
        for index in entryRange(row) {
            let entry = entries.at(index)
            magnitude = max(
                magnitude, abs(entry.pointee.coefficient * variables.at(entry.pointee.variable).pointee.value))
        }
        return max(Tolerance.residual, Tolerance.relativeResidual * magnitude)
    }

    @inline(__always) mutating func setValue(_ value: Double, of index: Int32) {
        let record = variables.at(index)
        guard value != record.pointee.value else { return }
        if journal.isRecording { journal.values.append((index, record.pointee.value)) }
        if record.pointee.isLeader, signOfValue(value) != signOfValue(record.pointee.value) { haveLeadersTurned = true }
        record.pointee.value = value
        if !record.pointee.isListed {
            record.pointee.isListed = true
            changed.append(index)
        }
    }

    /// The sign of a variable's value, 0 within the tolerance.
    @inline(__always) func signOfValue(_ value: Double) -> Int8 {
        value > Tolerance.residual ? 1 : value < -Tolerance.residual ? -1 : 0
    }

    /// Matches a tight row with a variable that occurs in it.
    mutating func match(_ row: Int32, with index: Int32) {
        let record = variables.at(index)
        version += 1
        if journal.isRecording { journal.matches.append((index, record.pointee.row)) }
        record.pointee.row = row
        record.pointee.pivot = coefficient(of: index, in: row)
        assert(rows.at(row).pointee.isLive && record.pointee.pivot != 0)
        rows.at(row).pointee.variable = index
        if rows.at(row).pointee.isAnchor { listUnmatched(index) }
    }

    /// Makes a row loose, its multiplier at the bound of a side.
    mutating func loosen(_ row: Int32, side: Int8) {
        let record = rows.at(row)
        version += 1
        if journal.isRecording { journal.sides.append((row, record.pointee.side)) }
        record.pointee.variable = -1
        record.pointee.side = side
    }

    @inline(__always)
    func coefficient(of variable: Int32, in row: Int32) -> Double {
        for index in entryRange(row) where entries[index].variable == variable { return entries[index].coefficient }
        return 0
    }
}
