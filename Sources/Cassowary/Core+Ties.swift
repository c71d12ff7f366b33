/// The choice among solutions of equal error.
///
/// When a tight row's multiplier is at its bound, to let the row go costs nothing, and more than one solution is optimal. Then the one
/// is taken that has the first variable nearest to 0, among those the one that has the second variable nearest to 0, and so on
/// by index. This makes the solution a function of the active constraints: no history can show in it. Most systems have no tie, and
/// then nothing is to be done here.
extension Core {
    /// Moves along ties until every one of them would take the first variable that it moves further from 0.
    mutating func resolveTies() throws(SolverError) {
        if uncertainFrom < .max { checkUnmatchedVariables() }
        var isSettled = false
        while !isSettled {
            isSettled = true
            var kept = 0
            let count = ties.count
            for position in 0..<count {
                let index = ties[position]
                let isTie = isTie(index)
                if isTie, resolveTie(index) {
                    try countStep()
                    isSettled = false
                }
                if isTie, row(index).pointee.isTight, !row(index).pointee.isAnchor {
                    ties[kept] = index
                    kept += 1
                } else {
                    row(index).pointee.isTied = false
                }
            }
            keepTies(kept, besidesThoseAfter: count)
            isSettled = isSettled && ties.count == kept
        }
    }

    private mutating func keepTies(_ kept: Int, besidesThoseAfter count: Int) {
        var total = kept
        for position in count..<max(count, ties.count) {
            ties[total] = ties[position]
            total += 1
        }
        ties.removeLast(downTo: total)
    }

    private func isTie(_ index: Int32) -> Bool {
        let record = row(index)
        return record.pointee.isLive && record.pointee.isTight
            && (excess(of: index, toward: 1) == 0 || excess(of: index, toward: -1) == 0)
    }

    /// Moves along a tie if that takes the first variable concerned nearer to 0. Returns whether anything changed.
    mutating func resolveTie(_ tight: Int32) -> Bool {
        computeDirection(of: tight)
        let leader = firstMoved()
        let anchor = variable(leader).pointee.anchor
        let value = variable(leader).pointee.value
        let rate = work[leader]
        let sign: Int8 = (value > 0) == (rate > 0) ? -1 : 1
        let isAtZero = abs(value) <= Tolerance.residual
        let isBlocked = !isAtZero && excess(of: tight, toward: sign) != 0
        guard anchor != tight, !isBlocked else {
            clearDirection()
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

    /// Makes ties of the unmatched variables that may have to be matched in the place of one of lower index.
    ///
    /// A new row takes over the variable of the highest index among those that it may take. An unmatched variable of higher index
    /// still, on which one of its other variables depends, has to be taken instead.
    private mutating func checkUnmatchedVariables() {
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
        uncertainFrom = .max
    }

    /// Lists a variable that rows mention and only its anchor determines.
    mutating func listUnmatched(_ index: Int32) {
        guard !variable(index).pointee.isUnmatchedListed else { return }
        variable(index).pointee.isUnmatchedListed = true
        unmatched.append(index)
    }
}
