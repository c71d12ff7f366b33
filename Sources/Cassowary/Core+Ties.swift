/// The choice among solutions of equal error.
///
/// When a tight row's multiplier is at its bound, to let the row go costs nothing, and more than one solution is optimal. Then the one
/// is taken that has the first variable nearest to 0, among those the one that has the second variable nearest to 0, and so on
/// by index. This makes the solution a function of the active constraints: no history can show in it. Most systems have no tie, and
/// then nothing is to be done here.
extension Core {
    /// Moves along ties until every one of them would take the first variable that it moves further from 0.
    mutating func resolveTies() throws(SolverError) {
        if uncertainFrom < .max { checkUncertainTies() }
        while true {
            if haveLeadersTurned { recheckTies() }
            guard !ties.isEmpty else { return }
            let index = ties.removeLast()
            row(index).pointee.isTied = false
            if isTie(index), resolveTie(index) { try countStep() }
        }
    }

    /// Looks again at the ties whose decision depends on a variable that has changed its sign.
    private mutating func recheckTies() {
        haveLeadersTurned = false
        var kept = 0
        for position in 0..<resolvedTies.count {
            let index = resolvedTies[position]
            let record = row(index)
            guard record.pointee.isLive, record.pointee.isTight else {
                record.pointee.isResolved = false
                continue
            }
            resolvedTies[kept] = index
            kept += 1
            if signOfValue(variable(record.pointee.leader).pointee.value) != record.pointee.leaderSign { addTie(index) }
        }
        resolvedTies.removeLast(downTo: kept)
    }

    /// Remembers which variable decided about a tie.
    private mutating func resolved(_ tight: Int32, leader: Int32) {
        let record = row(tight)
        record.pointee.leader = leader
        record.pointee.leaderSign = signOfValue(variable(leader).pointee.value)
        variable(leader).pointee.isLeader = true
        guard !record.pointee.isResolved else { return }
        record.pointee.isResolved = true
        resolvedTies.append(tight)
    }

    @inline(__always)
    private func isTie(_ index: Int32) -> Bool {
        let record = row(index)
        return record.pointee.isLive && record.pointee.isTight
            && (excess(of: index, toward: 1) == 0 || excess(of: index, toward: -1) == 0)
    }

    /// Moves along a tie if that takes the first variable concerned nearer to 0. Returns whether anything changed.
    mutating func resolveTie(_ tight: Int32) -> Bool {
        computeDirection(of: tight)
        let leader = firstMoved(from: tight)
        let anchor = variable(leader).pointee.anchor
        let value = variable(leader).pointee.value
        let rate = work[leader]
        let sign: Int8 = (value > 0) == (rate > 0) ? -1 : 1
        let isAtZero = signOfValue(value) == 0
        let isBlocked = !isAtZero && excess(of: tight, toward: sign) != 0
        guard anchor != tight, !isBlocked else {
            clearDirection()
            resolved(tight, leader: leader)
            return false
        }
        if isAtZero {
            clearDirection()
            let side: Int8 = excess(of: tight, toward: 1) == 0 ? 1 : -1
            replace(tight, by: anchor, toward: side)
            return true
        }
        collectBreakpoints(toward: sign)
        clearDirection()
        breakpoints.append(Breakpoint(distance: abs(value / rate), row: anchor, rate: 1))
        breakpoints.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
        loadSlope(of: tight, toward: sign)
        guard let entering = passBreakpoints() else { return false }
        replace(tight, by: entering, toward: sign)
        return true
    }

    /// Looks at the ties that a new row may have changed when it took over a variable of lower index than another of its variables.
    ///
    /// An unmatched variable of higher index, on which that other depends, may have to be taken instead. And of a tie that moves the other, the
    /// variable taken may be the first now.
    private mutating func checkUncertainTies() {
        var kept = 0
        for position in 0..<unmatched.count {
            let index = unmatched[position]
            let record = variable(index)
            guard record.pointee.isLive, record.pointee.columnCount > 0, record.pointee.row == record.pointee.anchor
            else {
                record.pointee.isUnmatchedListed = false
                continue
            }
            unmatched[kept] = index
            kept += 1
            if index > uncertainFrom { addTie(record.pointee.anchor) }
        }
        unmatched.removeLast(downTo: kept)
        for position in 0..<resolvedTies.count where row(resolvedTies[position]).pointee.leader > uncertainFrom {
            addTie(resolvedTies[position])
        }
        uncertainFrom = .max
    }

    /// Lists a variable that rows mention and only its anchor determines.
    mutating func listUnmatched(_ index: Int32) {
        guard !variable(index).pointee.isUnmatchedListed else { return }
        variable(index).pointee.isUnmatchedListed = true
        unmatched.append(index)
    }
}
