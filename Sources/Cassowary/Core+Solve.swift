/// The three solves with the matrix of the tight rows: for values, for the direction of a move, and for the combination of tight
/// rows that makes up a row.
///
/// Each is a walk from where something changed. Its result is a triangular order, so that a solve costs as much as the part of the
/// system that it reaches, and no factors are stored that would need updates or lose digits.
extension Core {
    /// Recomputes the value of a variable, and of all that depends on it, from the rows' original data.
    mutating func propagate(from seed: Int32) {
        beginWalk()
        walkDependents(of: seed)
        computeValues()
    }

    /// Computes the values of all variables that the walk reached, then looks at the loose rows that they touch.
    mutating func computeValues() {
        var end = walkState.order.count
        for index in (0..<walkState.components.count).reversed() {
            let start = Int(walkState.components[index])
            if end - start == 1 {
                let index = walkState.order[start]
                store(lonelyValue(of: index), of: index)
            } else {
                computeValues(ofCycle: start..<end)
            }
            end = start
        }
        endWalk()
        inspectMarkedRows()
    }

    /// The value that a variable's row gives it while the others of the row stay.
    private func lonelyValue(of index: Int32) -> Double {
        let record = variable(index)
        var rest = row(record.pointee.row).pointee.constant
        for position in entryRange(record.pointee.row) {
            let entry = entries.at(position)
            if entry.pointee.variable != index {
                rest -= entry.pointee.coefficient * variable(entry.pointee.variable).pointee.value
            }
        }
        return rest / record.pointee.pivot
    }

    private mutating func computeValues(ofCycle members: Range<Int>) {
        let size = members.count
        prepareDense(members)
        for position in 0..<size {
            let defining = variable(walkState.order[members.lowerBound + position]).pointee.row
            var rest = row(defining).pointee.constant
            for index in entryRange(defining) {
                let entry = entries.at(index)
                if let column = local(entry.pointee.variable, in: members) {
                    dense[position * (size + 1) + column] = entry.pointee.coefficient
                } else {
                    rest -= entry.pointee.coefficient * variable(entry.pointee.variable).pointee.value
                }
            }
            dense[position * (size + 1) + size] = rest
        }
        solveDense(size)
        for position in 0..<size {
            store(dense[position * (size + 1) + size], of: walkState.order[members.lowerBound + position])
        }
    }

    /// Sets a value and marks the loose rows that mention the variable.
    private mutating func store(_ value: Double, of index: Int32) {
        guard value != variable(index).pointee.value else { return }
        setValue(value, of: index)
        for position in columnRange(index) {
            let mentioned = columns.at(position).pointee.row
            let record = row(mentioned)
            if record.pointee.variable < 0, !record.pointee.isMarked {
                record.pointee.isMarked = true
                marked.append(mentioned)
            }
        }
    }

    private mutating func inspectMarkedRows() {
        for index in 0..<marked.count {
            row(marked[index]).pointee.isMarked = false
            inspect(marked[index])
        }
        marked.removeAll()
    }

    /// Puts into `work` how all variables move when the residual of a tight row grows by 1 and all other tight rows hold.
    ///
    /// The variables concerned are the order of the walk; the caller clears their `work` by `clearDirection()`.
    mutating func computeDirection(of tight: Int32) {
        beginWalk()
        let seed = row(tight).pointee.variable
        walkDependents(of: seed)
        var end = walkState.order.count
        for index in (0..<walkState.components.count).reversed() {
            let start = Int(walkState.components[index])
            if end - start == 1 {
                let index = walkState.order[start]
                let record = variable(index)
                var rest = index == seed ? 1.0 : 0.0
                for position in entryRange(record.pointee.row) {
                    let entry = entries.at(position)
                    if entry.pointee.variable != index {
                        rest -= entry.pointee.coefficient * work[entry.pointee.variable]
                    }
                }
                work[index] = rest / record.pointee.pivot
            } else {
                computeDirection(ofCycle: start..<end, seed: seed)
            }
            end = start
        }
        endWalk()
    }

    private mutating func computeDirection(ofCycle members: Range<Int>, seed: Int32) {
        let size = members.count
        prepareDense(members)
        for position in 0..<size {
            let member = walkState.order[members.lowerBound + position]
            var rest = member == seed ? 1.0 : 0.0
            for index in entryRange(variable(member).pointee.row) {
                let entry = entries.at(index)
                if let column = local(entry.pointee.variable, in: members) {
                    dense[position * (size + 1) + column] = entry.pointee.coefficient
                } else {
                    rest -= entry.pointee.coefficient * work[entry.pointee.variable]
                }
            }
            dense[position * (size + 1) + size] = rest
        }
        solveDense(size)
        for position in 0..<size {
            work[walkState.order[members.lowerBound + position]] = dense[position * (size + 1) + size]
        }
    }

    mutating func clearDirection() {
        for index in 0..<walkState.order.count { work[walkState.order[index]] = 0 }
    }

    /// Finds the tight rows whose combination is the left side of a row: `row = Σ alpha · tight row`, listed in `support`.
    mutating func express(_ expressed: Int32) {
        beginWalk()
        for position in entryRange(expressed) {
            let entry = entries.at(position)
            work[entry.pointee.variable] = entry.pointee.coefficient
            walkDependencies(of: entry.pointee.variable)
        }
        resolveWork()
    }

    /// Replaces the combination of variables in `work` by one of tight rows in `alpha`. The walk has visited its variables.
    mutating func resolveWork() {
        support.removeAll()
        var end = walkState.order.count
        for index in (0..<walkState.components.count).reversed() {
            let start = Int(walkState.components[index])
            if end - start == 1 {
                let index = walkState.order[start]
                let coefficient = work[index] / variable(index).pointee.pivot
                work[index] = 0
                if abs(coefficient) > Tolerance.coefficient { eliminate(index, coefficient) }
            } else {
                resolve(cycle: start..<end)
            }
            end = start
        }
        endWalk()
    }

    /// Takes a multiple of a variable's row out of `work`, except for the variable itself.
    @inline(__always)
    private mutating func eliminate(_ index: Int32, _ coefficient: Double) {
        let defining = variable(index).pointee.row
        alpha[defining] = coefficient
        support.append(defining)
        for position in entryRange(defining) {
            let entry = entries.at(position)
            if entry.pointee.variable != index {
                work[entry.pointee.variable] -= coefficient * entry.pointee.coefficient
            }
        }
    }

    private mutating func resolve(cycle members: Range<Int>) {
        let size = members.count
        prepareDense(members)
        for position in 0..<size {
            let member = walkState.order[members.lowerBound + position]
            for index in entryRange(variable(member).pointee.row) {
                let entry = entries.at(index)
                if let column = local(entry.pointee.variable, in: members) {
                    dense[column * (size + 1) + position] = entry.pointee.coefficient
                }
            }
            dense[position * (size + 1) + size] = work[member]
        }
        solveDense(size)
        for position in 0..<size {
            let coefficient = dense[position * (size + 1) + size]
            if abs(coefficient) > Tolerance.coefficient {
                eliminate(walkState.order[members.lowerBound + position], coefficient)
            }
        }
        for position in members { work[walkState.order[position]] = 0 }
    }
}
