/// Multipliers of rows and their bounds.
///
/// A multiplier has one number for each level, compared from the strongest level down. That of a tight row lies between its bounds;
/// that of a loose row is the bound on the side of its residual. A bound is 1 on one level and 0 on the others.
extension Core {
    /// How `sign · multiplier` of a tight row compares to the bound on that side: 1 beyond it, 0 at it, -1 within.
    @inline(__always) func excess(of index: Int32, toward sign: Int8) -> Int {
        let bound = row(index).pointee.bound(sign)
        guard bound != Bound.unlimited else { return -1 }
        let numbers = multiplier(index)
        let factor = Double(sign)
        for position in 0..<levels.descending.count {
            let level = levels.descending[position]
            let difference = factor * numbers[Int(level)] - (level == bound ? 1 : 0)
            if abs(difference) > Tolerance.multiplier { return difference > 0 ? 1 : -1 }
        }
        return 0
    }

    /// Puts the multiplier of a loose row in its place in `multipliers`.
    mutating func loadMultiplier(of index: Int32) {
        recordMultiplier(index)
        let numbers = multiplier(index)
        numbers.update(repeating: 0, count: levels.stride)
        let side = row(index).pointee.side
        if side != 0, row(index).pointee.bound(side) >= 0 {
            numbers[Int(row(index).pointee.bound(side))] = Double(side)
        }
    }

    /// Makes up for a change of a row's multiplier by `step`: the rows of `support`, which combine to it, change so that the sum of all
    /// rows times their multipliers stays 0.
    ///
    /// - Parameter isPrimal: whether anchors of the support must be checked for ties, see `Core+Ties`.
    mutating func balance(isPrimal: Bool) {
        agingCount &+= 1
        for position in 0..<support.count {
            let index = support[position]
            let coefficient = alpha[index]
            recordMultiplier(index)
            let numbers = multiplier(index)
            for level in 0..<levels.stride { numbers[level] -= coefficient * step[level] }
            classify(index, includingAnchors: isPrimal)
        }
    }

    /// Computes all multipliers anew once in a while, so that what many changes have rounded away does not add up.
    mutating func refreshMultipliers() {
        guard agingCount < 0 || agingCount > 1000 + rows.count else { return }
        agingCount = 0
        for index in 0..<Int32(rows.count) where row(index).pointee.isTight {
            recordMultiplier(index)
            multiplier(index).update(repeating: 0, count: levels.stride)
        }
        for level in 0..<Int16(levels.count) { addCosts(on: level) }
    }

    /// Balances the multipliers that loose rows have on a level.
    private mutating func addCosts(on level: Int16) {
        for index in 0..<Int32(rows.count) {
            let record = row(index)
            let side = record.pointee.side
            guard record.pointee.isLive, !record.pointee.isTight, side != 0, record.pointee.bound(side) == level else {
                continue
            }
            addToWork(index, times: Double(side))
        }
        resolveWork()
        for position in 0..<support.count { multiplier(support[position])[Int(level)] = -alpha[support[position]] }
    }

    /// Adds a multiple of a row's left side to what `resolveWork` is to resolve.
    mutating func addToWork(_ index: Int32, times factor: Double) {
        for position in entryRange(index) {
            let entry = entries.at(position)
            work[entry.pointee.variable] += factor * entry.pointee.coefficient
            addPending(entry.pointee.variable, from: -1)
        }
    }

    /// Lists a tight row whose multiplier is beyond or at a bound.
    mutating func classify(_ index: Int32, includingAnchors: Bool) {
        let excess = max(excess(of: index, toward: 1), excess(of: index, toward: -1))
        if excess > 0 {
            addSuspect(index)
        } else if excess == 0, includingAnchors || !row(index).pointee.isAnchor {
            addTie(index)
        }
    }

    mutating func addSuspect(_ index: Int32) {
        guard !row(index).pointee.isSuspect else { return }
        row(index).pointee.isSuspect = true
        suspects.append(index)
    }

    mutating func addTie(_ index: Int32) {
        guard !row(index).pointee.isTied else { return }
        row(index).pointee.isTied = true
        ties.append(index)
    }

    /// Exchanges a tight row for the row that was expressed last, whose combination contains it.
    ///
    /// The rows along the walk's path to the leaving row's variable hand their variables on, so that the entering row gets one.
    mutating func exchange(entering: Int32, leaving: Int32, side: Int8) {
        var index = row(leaving).pointee.variable
        loosen(leaving, side: side)
        while true {
            let origin = scratch[index].parent
            guard origin >= 0 else { break }
            match(variable(origin).pointee.row, with: index)
            index = origin
        }
        match(entering, with: index)
        propagate(from: index)
    }
}
