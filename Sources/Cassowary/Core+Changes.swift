/// The changes that can be asked of a solver. Each succeeds or leaves everything as it was.
extension Core {
    /// Adds a row; afterwards no row is violated that need not be. Returns the row.
    mutating func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, _ strength: Strength
    ) throws(SolverError) -> Int32 {
        try settleMultipliers()
        let index = try makeRow(terms, relation, constant, strength)
        if strength == .required { journal.begin() }
        if let free = unmatchedVariable(of: index) {
            loosen(variable(free).pointee.anchor, side: 0)
            match(index, with: free)
            propagate(from: free)
        } else {
            inspect(index)
        }
        do {
            try satisfyRequired()
            journal.end()
        } catch {
            let refusal = undo(error, refused: [index])
            discard(index)
            throw refusal
        }
        do {
            try repair()
        } catch {
            discard(index)
            throw error
        }
        return index
    }

    /// Solves if a removal has left multipliers out of bounds, on which the dual simplex method relies.
    private mutating func settleMultipliers() throws(SolverError) {
        if !suspects.isEmpty { try settle() }
    }

    /// Takes a row out without solving.
    mutating func discard(_ index: Int32) {
        withdraw(index)
        deleteRow(index)
    }

    /// A variable that only the new row can determine: nothing else depends on it, so that no equation can have to be solved for it.
    ///
    /// Of several the one of the highest index is taken. If the row has a variable of higher index still, that may depend on an unmatched
    /// one that had to be taken instead; `resolveTies` looks into it.
    private mutating func unmatchedVariable(of index: Int32) -> Int32? {
        var best: Int32 = -1
        var highest: Int32 = -1
        for position in entryRange(index) {
            let mentioned = entries[position].variable
            highest = max(highest, mentioned)
            if mentioned > best, isFree(mentioned) { best = mentioned }
        }
        guard best >= 0 else { return nil }
        if best < highest { uncertainFrom = min(uncertainFrom, best) }
        return best
    }

    /// Whether only its anchor determines a variable and no tight row mentions it.
    @inline(__always)
    private func isFree(_ index: Int32) -> Bool {
        let record = variable(index)
        guard record.pointee.row == record.pointee.anchor, record.pointee.columnCount < 16 else { return false }
        for place in columnRange(index) where row(columns[place].row).pointee.isTight { return false }
        return true
    }

    /// Restores everything that the journal has and says why.
    private mutating func undo(_ contradiction: Contradiction, refused: [Int32]) -> SolverError {
        if journal.isRecording { rollBack() }
        switch contradiction {
        case .undecided:
            return .iterationLimit
        case .rows(let rows):
            return .unsatisfiable(conflicting: rows.filter { !refused.contains($0) }.map { handle($0) })
        }
    }

    /// Removes a row. This takes an optimal solution; if that is not to be had, the row is removed all the same.
    mutating func remove(_ index: Int32) throws(SolverError) {
        defer { discard(index) }
        try settle()
    }

    /// Takes the weight from a row and makes it loose.
    private mutating func withdraw(_ index: Int32) {
        if row(index).pointee.isTight {
            clearBounds(of: index)
            if excess(of: index, toward: 1) > 0 {
                primalStep(leaving: index, toward: 1)
            } else if excess(of: index, toward: -1) > 0 {
                primalStep(leaving: index, toward: -1)
            } else {
                _ = resolveTie(index)
            }
            if row(index).pointee.isTight { release(index) }
        } else {
            if row(index).pointee.side != 0 {
                express(index)
                loadMultiplier(of: index)
                step.resize(to: levels.stride, filledWith: 0)
                for level in 0..<levels.stride { step[level] = -multiplier(index)[level] }
                balance(isPrimal: true)
                loosen(index, side: 0)
            }
            clearBounds(of: index)
        }
    }

    /// Sets the constants in `newConstants`; afterwards all required rows hold.
    mutating func applyNewConstants() throws(SolverError) {
        try settleMultipliers()
        var isRisky = false
        walk.seeds.removeAll()
        for position in 0..<newConstants.count {
            let (index, constant) = newConstants[position]
            let record = row(index)
            guard constant != record.pointee.constant else { continue }
            isRisky = isRisky || record.pointee.isRequired
            newConstants[position].constant = record.pointee.constant
            record.pointee.constant = constant
            if record.pointee.isTight { walk.seeds.append(record.pointee.variable) }
        }
        if isRisky { journal.begin() }
        if !walkCache.take(&walk, version: version) { walkFromSeeds() }
        computeValues(isNewOrder: false)
        walkCache.keep(&walk)
        for position in 0..<newConstants.count {
            let index = newConstants[position].row
            if !row(index).pointee.isTight { inspect(index) }
        }
        do {
            try satisfyRequired()
            journal.end()
        } catch {
            let refusal = undo(error, refused: newConstants.elements.map(\.row))
            for position in 0..<newConstants.count {
                let (index, constant) = newConstants[newConstants.count - 1 - position]
                row(index).pointee.constant = constant
            }
            throw refusal
        }
    }

    /// Changes the strength of a row in an optimal solution.
    mutating func changeStrength(_ strength: Strength, of index: Int32) throws(SolverError) {
        guard strength.isValid else { throw .invalidStrength }
        try settle()
        guard strength != levels.strength(of: row(index).pointee.level) else { return }
        if strength == .required { journal.begin() }
        // A loose row gives its multiplier up and is then treated like a new one.
        if !row(index).pointee.isTight { withdraw(index) }
        do throws(SolverError) {
            try settle()
        } catch {
            journal.end()
            restoreBounds(of: index)
            inspect(index)
            throw error
        }
        let former = row(index).pointee.level
        setStrength(strength, of: index)
        if row(index).pointee.isTight { classify(index, includingAnchors: false) } else { inspect(index) }
        do {
            try satisfyRequired()
            journal.end()
        } catch {
            let refusal = undo(error, refused: [index])
            row(index).pointee.level = former
            restoreBounds(of: index)
            for position in 0..<resolvedTies.count { addTie(resolvedTies[position]) }
            throw refusal
        }
        if former != Bound.unlimited { levels.release(former) }
    }
}
