import Testing

@testable import Cassowary

@Suite("What the solver refuses")
struct MisuseTests {
    var solver = Solver()

    @Test("Infinite numbers and those that are none", arguments: [Double.infinity, -.infinity, .nan])
    func nonFinite(number: Double) throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let constraint = try solver.addConstraint([Term(x)], .equal, 7)
        try solver.addEditVariable(x, strength: Strength(1))
        #expect(throws: SolverError.nonFinite) { try solver.addConstraint([Term(x)], .lessThanOrEqual, number) }
        #expect(throws: SolverError.nonFinite) { try solver.addConstraint([Term(x, number)], .lessThanOrEqual, 1) }
        #expect(throws: SolverError.nonFinite) { try solver.setConstant(number, of: constraint) }
        #expect(throws: SolverError.nonFinite) { try solver.suggestValue(number, for: x) }
        #expect(solver.value(of: x) == 7)
    }

    @Test("Strengths outside of (0, 1000]", arguments: [0, -1, 1000.5, .infinity, .nan] as [Float])
    func strength(number: Float) throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let constraint = try solver.addConstraint([Term(x)], .equal, 7)
        #expect(throws: SolverError.invalidStrength) {
            try solver.addConstraint([Term(x)], .equal, 1, strength: Strength(number))
        }
        #expect(throws: SolverError.invalidStrength) { try solver.setStrength(Strength(number), of: constraint) }
        #expect(throws: SolverError.invalidStrength) { try solver.addEditVariable(x, strength: Strength(number)) }
        #expect(solver.value(of: x) == 7)
    }

    @Test("Constraints that were removed, also when a new one has taken the place")
    mutating func unknownConstraint() throws {
        let x = solver.makeVariable()
        let constraint = try solver.addConstraint([Term(x)], .equal, 7)
        try solver.removeConstraint(constraint)
        let other = try solver.addConstraint([Term(x)], .equal, 8)
        #expect(!solver.isActive(constraint))
        #expect(solver.isActive(other))
        #expect(throws: SolverError.unknownConstraint) { try solver.removeConstraint(constraint) }
        #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(1, of: constraint) }
        #expect(throws: SolverError.unknownConstraint) { try solver.setStrength(Strength(1), of: constraint) }
        #expect(solver.value(of: x) == 8)
    }

    @Test("Variables that were removed or are in use; an index is issued again")
    mutating func variables() throws {
        let x = solver.makeVariable()
        let constraint = try solver.addConstraint([Term(x)], .equal, 7)
        #expect(throws: SolverError.variableInUse) { try solver.removeVariable(x) }
        try solver.removeConstraint(constraint)
        try solver.removeVariable(x)
        #expect(throws: SolverError.unknownVariable) { try solver.removeVariable(x) }
        #expect(throws: SolverError.unknownVariable) { try solver.addConstraint([Term(x)], .equal, 7) }
        #expect(throws: SolverError.unknownVariable) { try solver.addEditVariable(x, strength: Strength(1)) }
        #expect(solver.value(of: x) == 0)
        #expect(solver.makeVariable().index == x.index)
    }

    @Test("Constants without variables: true ones hold, a false required one is refused on its own")
    mutating func noVariables() throws {
        let x = solver.makeVariable()
        try solver.addConstraint([Term(x), Term(x, -1)], .equal, 0)
        try solver.addConstraint([], .lessThanOrEqual, 3)
        try solver.addConstraint([], .equal, 3, strength: Strength(1))
        #expect(throws: SolverError.unsatisfiable(conflicting: [])) { try solver.addConstraint([], .equal, 3) }
    }

    @Test("Edit variables: twice, required, or not at all")
    mutating func editVariables() throws {
        let x = solver.makeVariable()
        #expect(throws: SolverError.unknownEditVariable) { try solver.suggestValue(1, for: x) }
        #expect(throws: SolverError.unknownEditVariable) { try solver.removeEditVariable(x) }
        #expect(throws: SolverError.invalidStrength) { try solver.addEditVariable(x, strength: .required) }
        try solver.addEditVariable(x, strength: Strength(500))
        #expect(throws: SolverError.duplicateEditVariable) { try solver.addEditVariable(x, strength: Strength(500)) }
        try solver.removeEditVariable(x)
        #expect(throws: SolverError.unknownEditVariable) { try solver.suggestValue(1, for: x) }
    }

    @Test("A batch keeps what is possible and tells what is not")
    mutating func batch() throws {
        let x = solver.makeVariable()
        let results = try solver.addConstraints([
            ConstraintRequest([Term(x)], .greaterThanOrEqual, 5),
            ConstraintRequest([Term(x)], .lessThanOrEqual, 3),
            ConstraintRequest([Term(x, .nan)], .equal, 3),
            ConstraintRequest([Term(x)], .equal, 6),
        ])
        let first = try results[0].get()
        #expect(results[1] == .failure(.unsatisfiable(conflicting: [first])))
        #expect(results[2] == .failure(.nonFinite))
        #expect(solver.value(of: x) == 6)
    }

    @Test("Too many steps: the addition is refused, and the solver goes on")
    mutating func stepLimit() throws {
        let x = solver.makeVariable()
        try solver.addConstraint([Term(x)], .greaterThanOrEqual, 5)
        solver.core.stepAllowance = -1000
        #expect(throws: SolverError.iterationLimit) {
            try solver.addConstraint([Term(x)], .equal, 7, strength: Strength(1))
        }
        solver.core.stepAllowance = 200
        #expect(solver.value(of: x) == 5)
        try solver.addConstraint([Term(x)], .equal, 8, strength: Strength(1))
        #expect(solver.value(of: x) == 8)
    }

    @Test("Constants that are possible only together; a refused set changes nothing")
    mutating func constantsTogether() throws {
        let top = solver.makeVariable()
        let bottom = solver.makeVariable()
        let order = try solver.addConstraint([Term(bottom), Term(top, -1)], .greaterThanOrEqual, 0)
        let upper = try solver.addConstraint([Term(top)], .equal, 10)
        let lower = try solver.addConstraint([Term(bottom)], .equal, 20)
        #expect(throws: SolverError.unsatisfiable(conflicting: [order, lower])) {
            try solver.setConstant(30, of: upper)
        }
        try solver.setConstants([(upper, 30), (lower, 40)])
        #expect(solver.value(of: top) == 30)
        #expect(solver.value(of: bottom) == 40)
        #expect(throws: SolverError.unsatisfiable(conflicting: [order])) {
            try solver.setConstants([(upper, 60), (lower, 50)])
        }
        #expect(solver.value(of: top) == 30)
        #expect(solver.value(of: bottom) == 40)
        try solver.setConstant(41, of: lower)
        #expect(solver.value(of: top) == 30)
    }
}
