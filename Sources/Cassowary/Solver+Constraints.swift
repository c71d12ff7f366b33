extension Solver {
    /// Adds the constraint `Σ coefficient · variable  relation  constant`.
    ///
    /// - Parameter terms: the left side. A variable may occur more than once; its coefficients add up. A sum below 1e-10 counts as 0.
    /// - Throws: ``SolverError/unsatisfiable(conflicting:)`` for a required constraint that contradicts the required ones;
    ///   ``SolverError/unknownVariable``, ``SolverError/nonFinite``, ``SolverError/invalidStrength`` for bad arguments;
    ///   ``SolverError/iterationLimit``.
    @discardableResult
    public mutating func addConstraint(
        _ terms: [Term], _ relation: Relation, _ constant: Double, strength: Strength = .required
    ) throws(SolverError) -> Constraint {
        try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
            try addConstraint(terms, relation, constant, strength: strength)
        }
    }

    /// Adds a constraint like ``addConstraint(_:_:_:strength:)-([Term],_,_,_)``, without an array.
    @discardableResult
    public mutating func addConstraint(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, strength: Strength = .required
    ) throws(SolverError) -> Constraint {
        let row = try core.add(terms, relation, constant, strength)
        do throws(SolverError) {
            try settle()
        } catch {
            core.discard(row)
            throw error
        }
        return core.handle(row)
    }

    /// Adds several constraints and solves once. Returns for each what ``addConstraint(_:_:_:strength:)-([Term],_,_,_)`` would have
    /// returned or thrown; a refused one does not keep the others out.
    ///
    /// - Throws: ``SolverError/iterationLimit``.
    public mutating func addConstraints(
        _ batch: [ConstraintRequest]
    ) throws(SolverError) -> [Result<Constraint, SolverError>] {
        var results: [Result<Constraint, SolverError>] = []
        results.reserveCapacity(batch.count)
        for request in batch {
            do throws(SolverError) {
                let row = try request.terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
                    try core.add(terms, request.relation, request.constant, request.strength)
                }
                results.append(.success(core.handle(row)))
            } catch {
                results.append(.failure(error))
            }
        }
        try settle()
        return results
    }

    /// Removes a constraint.
    ///
    /// - Throws: ``SolverError/unknownConstraint``, ``SolverError/iterationLimit``.
    public mutating func removeConstraint(_ constraint: Constraint) throws(SolverError) {
        guard core.isLive(constraint) else { throw .unknownConstraint }
        try core.remove(constraint.row)
        try settle()
    }

    /// Changes the right side of a constraint.
    ///
    /// - Throws: ``SolverError/unsatisfiable(conflicting:)``, ``SolverError/unknownConstraint``, ``SolverError/nonFinite``,
    ///   ``SolverError/iterationLimit``.
    public mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
        try setConstants(CollectionOfOne((constraint: constraint, constant: constant)))
    }

    /// Changes the right sides of several constraints in one step, so that only the end result has to be possible.
    ///
    /// - Throws: ``SolverError/unsatisfiable(conflicting:)``, which lists none of the constraints to change; then none of them
    ///   changed. ``SolverError/unknownConstraint``, ``SolverError/nonFinite``, ``SolverError/iterationLimit``.
    public mutating func setConstants(
        _ changes: some Sequence<(constraint: Constraint, constant: Double)>
    ) throws(SolverError) {
        core.newConstants.removeAll()
        for (constraint, constant) in changes {
            guard core.isLive(constraint) else { throw .unknownConstraint }
            guard constant.isFinite else { throw .nonFinite }
            core.newConstants.append((constraint.row, constant))
        }
        try core.applyNewConstants()
        try settle()
    }

    /// Changes the strength of a constraint, also from or to required.
    ///
    /// - Throws: ``SolverError/unsatisfiable(conflicting:)``, ``SolverError/unknownConstraint``,
    ///   ``SolverError/invalidStrength``, ``SolverError/iterationLimit``.
    public mutating func setStrength(_ strength: Strength, of constraint: Constraint) throws(SolverError) {
        guard core.isLive(constraint) else { throw .unknownConstraint }
        try core.changeStrength(strength, of: constraint.row)
        try settle()
    }

    /// Whether a constraint is active.
    public func isActive(_ constraint: Constraint) -> Bool { core.isLive(constraint) }
}

extension Core {
    @inline(__always)
    func isLive(_ constraint: Constraint) -> Bool {
        guard constraint.row >= 0, Int(constraint.row) < rows.count else { return false }
        let record = row(constraint.row)
        return record.pointee.isLive && !record.pointee.isAnchor && record.pointee.generation == constraint.generation
    }

    @inline(__always)
    func handle(_ index: Int32) -> Constraint {
        Constraint(row: index, generation: row(index).pointee.generation)
    }
}
