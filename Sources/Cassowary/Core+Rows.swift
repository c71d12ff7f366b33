/// Creating and deleting variables and rows.
extension Core {
    mutating func addVariable() -> Int32 {
        let anchor = allocateRow(entryCount: 1)
        let index: Int32
        let record = VariableRecord(row: anchor, anchor: anchor)
        if freeVariables.isEmpty {
            index = Int32(variables.count)
            variables.append(record)
            scratch.append(VariableScratch())
            work.append(0)
        } else {
            index = freeVariables.removeLast()
            let former = variables[index]
            variables[index] = record
            scratch[index] = VariableScratch()
            variable(index).pointee.isListed = former.isListed
            variable(index).pointee.isUnmatchedListed = former.isUnmatchedListed
        }
        let anchorRow = row(anchor)
        anchorRow.pointee.isAnchor = true
        anchorRow.pointee.variable = index
        entries[anchorRow.pointee.firstEntry] = Entry(variable: index, place: -1, coefficient: 1)
        return index
    }

    /// Deletes a variable that no row mentions but its anchor.
    mutating func deleteVariable(_ index: Int32) {
        let record = variable(index)
        record.pointee.isLive = false
        if record.pointee.columnOrder >= 0 {
            columns.deallocate(record.pointee.columnStart, order: Int(record.pointee.columnOrder))
            record.pointee.columnOrder = -1
        }
        freeRow(record.pointee.anchor)
        freeVariables.append(index)
    }

    /// A new loose row without weight.
    mutating func allocateRow(entryCount: Int) -> Int32 {
        let order = Pool<Entry>.order(for: entryCount)
        let first = entries.allocate(order: order)
        var record = Row(
            firstEntry: first, entryCount: Int32(entryCount), lower: Bound.zero, upper: Bound.zero,
            level: Bound.zero, relation: 0)
        guard freeRows.isEmpty else {
            let index = freeRows.removeLast()
            record.inherit(from: rows[index])
            rows[index] = record
            clearMultiplier(index)
            return index
        }
        let index = Int32(rows.count)
        rows.append(record)
        alpha.append(0)
        multipliers.resize(to: rows.count * levels.stride, filledWith: 0)
        return index
    }

    /// Gives a row's memory back. No column may list it any more.
    mutating func freeRow(_ index: Int32) {
        let record = row(index)
        entries.deallocate(record.pointee.firstEntry, order: Pool<Entry>.order(for: Int(record.pointee.entryCount)))
        record.pointee.isLive = false
        record.pointee.variable = -1
        record.pointee.lower = Bound.zero
        record.pointee.upper = Bound.zero
        record.pointee.generation &+= 1
        freeRows.append(index)
    }

    /// A new loose row of a constraint, listed in the columns of its variables. Repeated variables are merged.
    mutating func makeRow(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, _ strength: Strength
    ) throws(SolverError) -> Int32 {
        guard strength.isValid else { throw .invalidStrength }
        guard constant.isFinite else { throw .nonFinite }
        try validate(terms)
        collect(terms)
        let index = allocateRow(entryCount: support.count)
        let record = row(index)
        record.pointee.constant = constant
        record.pointee.relation = Int8(relation.rawValue)
        for position in 0..<support.count {
            let mentioned = support[position]
            let entry = record.pointee.firstEntry + Int32(position)
            entries[entry] = Entry(variable: mentioned, place: -1, coefficient: work[mentioned])
            work[mentioned] = 0
            list(entry, of: index)
        }
        setStrength(strength, of: index)
        return index
    }

    @inline(__always)
    private func validate(_ terms: UnsafeBufferPointer<Term>) throws(SolverError) {
        for term in terms {
            let index = term.variable.slot
            guard index >= 0, Int(index) < variables.count, variables[index].isLive else { throw .unknownVariable }
            guard term.coefficient.isFinite else { throw .nonFinite }
        }
    }

    /// Adds the terms up in `work`; `support` lists the variables whose coefficient is not 0.
    private mutating func collect(_ terms: UnsafeBufferPointer<Term>) {
        support.removeAll()
        for term in terms {
            let record = variable(term.variable.slot)
            if record.pointee.number == 0 {
                record.pointee.number = 1
                support.append(term.variable.slot)
            }
            work[term.variable.slot] += term.coefficient
        }
        var kept = 0
        for position in 0..<support.count {
            let index = support[position]
            variable(index).pointee.number = 0
            if abs(work[index]) > Tolerance.coefficient {
                support[kept] = index
                kept += 1
            } else {
                work[index] = 0
            }
        }
        support.removeLast(downTo: kept)
    }

    /// Lists an entry in the column of its variable.
    private mutating func list(_ entry: Int32, of index: Int32) {
        version += 1
        let record = variable(entries[entry].variable)
        if record.pointee.row == record.pointee.anchor { listUnmatched(entries[entry].variable) }
        if record.pointee.columnOrder < 0 || record.pointee.columnCount == 1 << Int32(record.pointee.columnOrder) {
            enlargeColumn(record)
        }
        let place = record.pointee.columnStart + record.pointee.columnCount
        columns[place] = Occurrence(row: index, entry: entry)
        entries.at(entry).pointee.place = place - record.pointee.columnStart
        record.pointee.columnCount += 1
    }

    private mutating func enlargeColumn(_ record: UnsafeMutablePointer<VariableRecord>) {
        let order = record.pointee.columnOrder < 0 ? 1 : Int(record.pointee.columnOrder) + 1
        let start = columns.allocate(order: order)
        if record.pointee.columnOrder >= 0 {
            let former = record.pointee.columnStart
            columns.at(start).update(from: columns.at(former), count: Int(record.pointee.columnCount))
            columns.deallocate(former, order: Int(record.pointee.columnOrder))
        }
        record.pointee.columnStart = start
        record.pointee.columnOrder = Int8(order)
    }

    /// Takes a loose row out of all columns and deletes it.
    mutating func deleteRow(_ index: Int32) {
        version += 1
        for position in entryRange(index) {
            let entry = entries[position]
            let record = variable(entry.variable)
            record.pointee.columnCount -= 1
            let last = columns[record.pointee.columnStart + record.pointee.columnCount]
            columns[record.pointee.columnStart + entry.place] = last
            entries.at(last.entry).pointee.place = entry.place
        }
        assert(!row(index).pointee.isTight)
        releaseLevel(of: index)
        freeRow(index)
    }

    @inline(__always)
    private func clearMultiplier(_ index: Int32) {
        multiplier(index).update(repeating: 0, count: levels.stride)
    }
}
