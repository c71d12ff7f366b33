/// Edit variables: variables that follow a suggestion, a finger for example, as far as stronger constraints let them.
extension Solver {
    /// Makes a variable follow suggestions. Until the first one it is to keep the value that it has.
    ///
    /// - Parameter strength: how much the suggestions matter, below required.
    /// - Throws: ``SolverError/unknownVariable``, ``SolverError/duplicateEditVariable``, ``SolverError/invalidStrength``,
    ///   ``SolverError/iterationLimit``.
    public mutating func addEditVariable(_ variable: Variable, strength: Strength) throws(SolverError) {
        guard core.isLive(variable) else { throw .unknownVariable }
        guard core.variable(variable.slot).pointee.editRow < 0 else { throw .duplicateEditVariable }
        guard strength.isValid, strength != .required else { throw .invalidStrength }
        let constraint = try addConstraint([Term(variable)], .equal, value(of: variable), strength: strength)
        core.setEditRow(constraint.row, of: variable.slot)
    }

    /// Suggests a value for an edit variable.
    ///
    /// - Throws: ``SolverError/unknownVariable``, ``SolverError/unknownEditVariable``, ``SolverError/nonFinite``,
    ///   ``SolverError/iterationLimit``.
    public mutating func suggestValue(_ value: Double, for variable: Variable) throws(SolverError) {
        let row = try editRow(of: variable)
        try setConstant(value, of: core.handle(row))
    }

    /// Makes an edit variable an ordinary one again.
    ///
    /// - Throws: ``SolverError/unknownVariable``, ``SolverError/unknownEditVariable``, ``SolverError/iterationLimit``.
    public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
        let row = try editRow(of: variable)
        core.setEditRow(-1, of: variable.slot)
        try removeConstraint(core.handle(row))
    }

    private func editRow(of variable: Variable) throws(SolverError) -> Int32 {
        guard core.isLive(variable) else { throw .unknownVariable }
        let row = core.variable(variable.slot).pointee.editRow
        guard row >= 0 else { throw .unknownEditVariable }
        return row
    }
}

extension Core {
    /// Notes the row of a variable's suggestions; −1 for none. It is mutating so that copies of the solver keep theirs.
    fileprivate mutating func setEditRow(_ row: Int32, of slot: Int32) { variable(slot).pointee.editRow = row }
}
