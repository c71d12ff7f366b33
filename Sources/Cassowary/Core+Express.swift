/// The combination of tight rows that makes up a row: a solve that goes from a variable to those on which it depends.
///
/// It takes the variable of the highest rank out of `work` by its row, again and again. A variable's rank is higher than those on which it
/// depends, so each is taken once, and where coefficients cancel out, the solve stops.
extension Core {
    /// Finds the tight rows whose combination is the left side of a row: `row = Σ alpha · tight row`, listed in `support`.
    mutating func express(_ expressed: Int32) {
        for position in entryRange(expressed) {
            let entry = entries.at(position)
            work[entry.pointee.variable] = entry.pointee.coefficient
            addPending(entry.pointee.variable, from: -1)
        }
        resolveWork()
    }

    /// Replaces the combination of variables in `work` by one of tight rows in `alpha`. Its variables are pending.
    mutating func resolveWork() {
        support.removeAll()
        while !pending.isEmpty {
            let index = pending.removeFirst()
            let record = variable(index)
            record.pointee.isPending = false
            if record.pointee.isCyclic {
                resolveCycle(of: index)
            } else {
                let coefficient = work[index] / record.pointee.pivot
                work[index] = 0
                if abs(coefficient) > Tolerance.coefficient { eliminate(index, coefficient) }
            }
        }
    }

    /// Makes a variable wait for its turn. `origin` is the variable whose row brought it up.
    @inline(__always)
    mutating func addPending(_ index: Int32, from origin: Int32) {
        let record = variable(index)
        guard !record.pointee.isPending else { return }
        record.pointee.isPending = true
        scratch[index].parent = origin
        pending.insert(index, rank: record.pointee.rank)
    }

    /// Takes a multiple of a variable's row out of `work`, except for the variable itself.
    @inline(__always)
    private mutating func eliminate(_ index: Int32, _ coefficient: Double) {
        let defining = variable(index).pointee.row
        alpha[defining] = coefficient
        support.append(defining)
        for position in entryRange(defining) {
            let entry = entries.at(position)
            guard entry.pointee.variable != index else { continue }
            work[entry.pointee.variable] -= coefficient * entry.pointee.coefficient
            addPending(entry.pointee.variable, from: index)
        }
    }

    private mutating func resolveCycle(of first: Int32) {
        collectCycle(of: first)
        let size = cycle.count
        beginCycle()
        for position in 0..<size {
            for index in entryRange(variable(cycle[position]).pointee.row) {
                let entry = entries.at(index)
                if let column = local(entry.pointee.variable) {
                    cycleSystem.add(entry.pointee.coefficient, row: column, column: position)
                }
            }
            cycleSystem.sides[position] = work[cycle[position]]
        }
        cycleSystem.solve()
        // The members are not to wait again while their rows are eliminated.
        for position in 0..<size { variable(cycle[position]).pointee.isPending = true }
        for position in 0..<size {
            let coefficient = cycleSystem.solution[position]
            if abs(coefficient) > Tolerance.coefficient { eliminate(cycle[position], coefficient) }
        }
        for position in 0..<size {
            variable(cycle[position]).pointee.isPending = false
            work[cycle[position]] = 0
        }
    }

    /// Collects the members of a cycle, which have one rank: those that are pending, and those that their rows lead to.
    private mutating func collectCycle(of first: Int32) {
        cycle.removeAll()
        cycle.append(first)
        variable(first).pointee.number = 1
        let rank = variable(first).pointee.rank
        while pending.firstRank == rank {
            let member = pending.removeFirst()
            variable(member).pointee.isPending = false
            variable(member).pointee.number = 1
            cycle.append(member)
        }
        var next = 0
        while next < cycle.count {
            let member = cycle[next]
            next += 1
            for position in entryRange(variable(member).pointee.row) {
                let neighbour = entries[position].variable
                let record = variable(neighbour)
                guard record.pointee.number == 0, record.pointee.rank == rank, record.pointee.isCyclic else { continue }
                record.pointee.number = 1
                scratch[neighbour].parent = member
                cycle.append(neighbour)
            }
        }
        for position in 0..<cycle.count { variable(cycle[position]).pointee.number = 0 }
    }
}
