/// The solves that go from a variable to those that depend on it: for values, and for the direction of a move.
///
/// Each is a walk from where something changed, whose result is a triangular order. So a solve costs as much as the part of the system that it
/// reaches, and no factors are stored that would need updates or lose digits.
extension Core {
    /// Recomputes the value of a variable, and of all that depends on it, from the rows' original data.
    mutating func propagate(from seed: Int32) {
        walk(from: seed)
        computeValues(isNewOrder: true)
    }

    /// Computes all variables that the walk reached, then looks at the loose rows that they touch.
    ///
    /// - Parameter isNewOrder: whether the variables must be ranked, because what depends on what has changed.
    mutating func computeValues(isNewOrder: Bool) {
        var end = walk.order.count
        for component in (0..<walk.components.count).reversed() {
            let start = Int(walk.components[component])
            if isNewOrder { setRanks(of: start..<end) }
            if end - start == 1 {
                let index = walk.order[start]
                setValue(valueByRow(of: index), of: index)
            } else {
                loadCycle(start..<end)
                computeCycle()
            }
            end = start
        }
        for index in 0..<walk.looseRows.count { inspect(walk.looseRows[index]) }
    }

    /// Gives the variables of a component a rank above those of all that they depend on.
    @inline(__always)
    private mutating func setRanks(of members: Range<Int>) {
        rank += 1
        for position in members {
            let index = walk.order[position]
            let record = variable(index)
            if journal.isRecording { journal.ranks.append((index, record.pointee.rank, record.pointee.isCyclic)) }
            record.pointee.rank = rank
            record.pointee.isCyclic = members.count > 1
        }
    }

    /// The value that a variable's row gives it while the others of the row stay.
    @inline(__always)
    private func valueByRow(of index: Int32) -> Double {
        let variables = variables.base
        let record = variables + Int(index)
        let defining = row(record.pointee.row)
        var entry = entries.at(defining.pointee.firstEntry)
        let end = entry + Int(defining.pointee.entryCount)
        var rest = defining.pointee.constant
        while entry < end {
            if entry.pointee.variable != index {
                rest -= entry.pointee.coefficient * variables[Int(entry.pointee.variable)].value
            }
            entry += 1
        }
        return rest / record.pointee.pivot
    }

    private mutating func computeCycle() {
        let size = cycle.count
        beginCycle()
        for position in 0..<size {
            let defining = variable(cycle[position]).pointee.row
            var rest = row(defining).pointee.constant
            for index in entryRange(defining) {
                let entry = entries.at(index)
                if let column = local(entry.pointee.variable) {
                    cycleSystem.add(entry.pointee.coefficient, row: position, column: column)
                } else {
                    rest -= entry.pointee.coefficient * variable(entry.pointee.variable).pointee.value
                }
            }
            cycleSystem.sides[position] = rest
        }
        cycleSystem.solve()
        for position in 0..<size { setValue(cycleSystem.solution[position], of: cycle[position]) }
    }

    /// Puts into `work` how all variables move when the residual of a tight row grows by 1 and all other tight rows hold.
    ///
    /// The variables concerned are the order of the walk; the caller clears their `work` by `clearDirection()`.
    mutating func computeDirection(of tight: Int32) {
        let seed = row(tight).pointee.variable
        walk(from: seed)
        var end = walk.order.count
        for component in (0..<walk.components.count).reversed() {
            let start = Int(walk.components[component])
            if end - start == 1 {
                let index = walk.order[start]
                work[index] = moveByRow(of: index, seed: seed)
            } else {
                loadCycle(start..<end)
                computeCycleDirection(seed: seed)
            }
            end = start
        }
    }

    /// How a variable moves when the others of its row move by `work`.
    @inline(__always)
    private func moveByRow(of index: Int32, seed: Int32) -> Double {
        let record = variable(index)
        var rest = index == seed ? 1.0 : 0.0
        for position in entryRange(record.pointee.row) {
            let entry = entries.at(position)
            if entry.pointee.variable != index { rest -= entry.pointee.coefficient * work[entry.pointee.variable] }
        }
        return rest / record.pointee.pivot
    }

    private mutating func computeCycleDirection(seed: Int32) {
        let size = cycle.count
        beginCycle()
        for position in 0..<size {
            var rest = cycle[position] == seed ? 1.0 : 0.0
            for index in entryRange(variable(cycle[position]).pointee.row) {
                let entry = entries.at(index)
                if let column = local(entry.pointee.variable) {
                    cycleSystem.add(entry.pointee.coefficient, row: position, column: column)
                } else {
                    rest -= entry.pointee.coefficient * work[entry.pointee.variable]
                }
            }
            cycleSystem.sides[position] = rest
        }
        cycleSystem.solve()
        for position in 0..<size { work[cycle[position]] = cycleSystem.solution[position] }
    }

    mutating func clearDirection() {
        for index in 0..<walk.order.count { work[walk.order[index]] = 0 }
    }
}
