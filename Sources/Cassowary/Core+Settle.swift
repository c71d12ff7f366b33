/// From a change to the next optimal solution.
///
/// First the dual simplex method repairs violated rows, the required ones before the others; a new row starts with the multiplier 0, which is
/// within all bounds. Then the slack of satisfied inequalities gets its cost, all rows in one solve, and the primal simplex
/// method repairs the multipliers that this, a removal or a change of strength took out of bounds. Last come the ties.
extension Core {
    /// Whether steps follow Bland's rule, after many without progress: of the rows that may enter or leave, take the lowest. This cannot cycle.
    var isCautious: Bool { stallCount > stallAllowance }

    /// The number of steps after which a call gives up. A step of a simplex method usually repairs one row for good.
    var stepLimit: Int { stepAllowance + 20 * rows.count }

    mutating func countStep() throws(SolverError) {
        stepCount += 1
        if stepCount > stepLimit { throw .iterationLimit }
    }

    /// Repairs the violated required rows. If that is impossible, throws the rows of the contradiction.
    mutating func satisfyRequired() throws(Contradiction) {
        stepCount = 0
        while let index = nextRequired() {
            stepCount += 1
            if stepCount > stepLimit { throw .undecided }
            if !dualStep(index) {
                while nextRequired() != nil {}
                throw .rows(conflict(with: index))
            }
        }
    }

    @inline(__always)
    private func conflict(with index: Int32) -> [Int32] {
        var result = [index]
        for position in 0..<support.count { result.append(support[position]) }
        return result
    }

    /// Takes the last row off a queue, or the one of the lowest index when steps must not cycle.
    private static func next(from queue: inout Buffer<Int32>, cautiously isCautious: Bool) -> Int32? {
        guard !queue.isEmpty else { return nil }
        if isCautious {
            var least = 0
            for position in 1..<max(1, queue.count) where queue[position] < queue[least] { least = position }
            let last = queue.count - 1
            (queue[least], queue[last]) = (queue[last], queue[least])
        }
        return queue.removeLast()
    }

    private mutating func nextRequired() -> Int32? {
        let index = Core.next(from: &requiredQueue, cautiously: isCautious)
        if let index { row(index).pointee.isQueued = false }
        return index
    }

    private mutating func nextOptional() -> Int32? {
        let index = Core.next(from: &optionalQueue, cautiously: isCautious)
        if let index { row(index).pointee.isQueued = false }
        return index
    }

    /// Repairs all violated rows. Required rows hold already, or can be made to.
    mutating func repair() throws(SolverError) {
        stepCount = 0
        while let index = nextRequired() ?? nextOptional() {
            try countStep()
            guard dualStep(index) else { throw .iterationLimit }
        }
    }

    /// Makes the solution optimal.
    mutating func settle() throws(SolverError) {
        stepCount = 0
        refreshMultipliers()
        while true {
            if let index = nextRequired() ?? nextOptional() {
                try countStep()
                guard dualStep(index) else { throw .iterationLimit }
            } else if !slackQueue.isEmpty {
                tighten()
            } else if !suspects.isEmpty {
                try countStep()
                improve()
            } else if !ties.isEmpty || uncertainFrom < .max || haveLeadersTurned {
                try resolveTies()
                if isSettled { return }
            } else {
                return
            }
        }
    }

    private var isSettled: Bool {
        requiredQueue.isEmpty && optionalQueue.isEmpty && slackQueue.isEmpty && suspects.isEmpty
    }

    /// Gives the slack of newly satisfied inequalities its cost.
    private mutating func tighten() {
        for position in 0..<slackQueue.count {
            let index = slackQueue[position]
            let record = row(index)
            record.pointee.isSlackQueued = false
            guard record.pointee.isLive, !record.pointee.isTight, record.pointee.side == 0 else { continue }
            let sign = residual(index).sign
            guard sign != 0, record.pointee.bound(sign) == Bound.tightness else { continue }
            loosen(index, side: sign)
            addToWork(index, times: Double(sign))
        }
        slackQueue.removeAll()
        resolveWork()
        step.resize(to: levels.stride, filledWith: 0)
        for level in 0..<levels.stride { step[level] = level == Int(Bound.tightness) ? 1 : 0 }
        balance(isPrimal: true)
    }

    /// Lets one row go whose multiplier is out of bounds.
    private mutating func improve() {
        guard let index = Core.next(from: &suspects, cautiously: isCautious) else { return }
        row(index).pointee.isSuspect = false
        guard row(index).pointee.isTight else { return }
        for sign: Int8 in [-1, 1] where excess(of: index, toward: sign) > 0 {
            primalStep(leaving: index, toward: sign)
            return
        }
    }
}

/// Why required rows cannot hold.
enum Contradiction: Error {
    /// These rows contradict each other, and no fewer of them do.
    case rows([Int32])
    /// The step limit came first.
    case undecided
}
