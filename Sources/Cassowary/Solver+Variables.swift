extension Solver {
    /// A new variable. Its value is 0 until a constraint says otherwise.
    public mutating func makeVariable() -> Variable { Variable(slot: core.addVariable()) }

    /// Removes a variable, whose index may be issued again.
    ///
    /// - Throws: ``SolverError/unknownVariable``, or ``SolverError/variableInUse`` while a constraint mentions the variable.
    public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
        guard core.isLive(variable) else { throw .unknownVariable }
        guard core.variable(variable.slot).pointee.columnCount == 0 else { throw .variableInUse }
        core.deleteVariable(variable.slot)
    }

    /// The value of a variable in the solution; 0 for a variable that is not of this solver.
    public func value(of variable: Variable) -> Double {
        // Adding 0 makes −0 a 0.
        core.isLive(variable) ? core.variable(variable.slot).pointee.value + 0 : 0
    }

    /// Calls `body` once for each variable whose value is not what it was at the last call of this method, with the value, in no particular
    /// order.
    ///
    /// A new variable has been 0. The cost depends on the number of variables that moved, not on the size of the system.
    public mutating func takeChangedVariables(_ body: (Variable, Double) -> Void) {
        while let index = core.takeChanged() { body(Variable(slot: index), core.variable(index).pointee.value + 0) }
    }
}

extension Core {
    @inline(__always)
    func isLive(_ variable: Variable) -> Bool {
        UInt(bitPattern: Int(variable.slot)) < UInt(bitPattern: variables.count) && variables[variable.slot].isLive
    }

    /// Takes the next variable off the list of those whose value changed.
    mutating func takeChanged() -> Int32? {
        while !changed.isEmpty {
            let index = changed.removeLast()
            let record = variable(index)
            record.pointee.isListed = false
            guard record.pointee.isLive, record.pointee.value != record.pointee.reported else { continue }
            record.pointee.reported = record.pointee.value
            return index
        }
        return nil
    }
}
