import Testing

@testable import Cassowary

@Suite("Classic constraint systems")
struct SolverTests {
    var solver = Solver()

    @Test("A single equation determines its variable")
    mutating func singleEquation() throws {
        let x = solver.makeVariable()
        _ = try solver.addConstraint([Term(x, 2)], .equal, 10)
        #expect(solver.value(of: x) == 5)
    }

    @Test("x = y, x = 10 moves y along; the chain reaches every member")
    mutating func equality() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = try solver.addConstraint([Term(x), Term(y, -1)], .equal, 0)
        let fixed = try solver.addConstraint([Term(x)], .equal, 10)
        #expect(solver.value(of: y) == 10)
        try solver.setConstant(-3, of: fixed)
        #expect(solver.value(of: x) == -3)
        #expect(solver.value(of: y) == -3)
        try solver.removeConstraint(fixed)
        #expect(solver.value(of: x) == 0)
        #expect(solver.value(of: y) == 0)
    }

    @Test("Lone inequalities are tight, on either side", arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
    func loneInequality(relation: Relation) throws {
        var solver = Solver()
        let x = solver.makeVariable()
        _ = try solver.addConstraint([Term(x)], relation, 23)
        #expect(solver.value(of: x) == 23)
    }

    @Test("Bounds tighten and give way again as constraints come and go")
    mutating func bounds() throws {
        let x = solver.makeVariable()
        _ = try solver.addConstraint([Term(x)], .equal, 100, strength: Strength(1))
        #expect(solver.value(of: x) == 100)
        let ten = try solver.addConstraint([Term(x)], .lessThanOrEqual, 10)
        let twenty = try solver.addConstraint([Term(x)], .lessThanOrEqual, 20)
        #expect(solver.value(of: x) == 10)
        try solver.removeConstraint(ten)
        #expect(solver.value(of: x) == 20)
        try solver.removeConstraint(twenty)
        #expect(solver.value(of: x) == 100)
        let again = try solver.addConstraint([Term(x)], .lessThanOrEqual, 10)
        #expect(solver.value(of: x) == 10)
        try solver.removeConstraint(again)
        #expect(solver.value(of: x) == 100)
        #expect(throws: SolverError.unknownConstraint) { try solver.removeConstraint(again) }
    }

    @Test("Strengths are levels: a stronger constraint is not outvoted by weaker ones")
    mutating func levels() throws {
        let x = solver.makeVariable()
        _ = try solver.addConstraint([Term(x)], .equal, 0, strength: Strength(751))
        _ = try solver.addConstraint([Term(x)], .equal, 100, strength: Strength(750))
        _ = try solver.addConstraint([Term(x)], .equal, 100, strength: Strength(750))
        #expect(solver.value(of: x) == 0)
        let w = solver.makeVariable()
        _ = try solver.addConstraint([Term(w, 10)], .equal, 0, strength: Strength(250))
        _ = try solver.addConstraint([Term(w)], .equal, 100, strength: Strength(999))
        #expect(solver.value(of: w) == 100)
    }

    @Test("A contradiction is refused with its minimal set and leaves no trace")
    mutating func contradiction() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = try solver.addConstraint([Term(y)], .greaterThanOrEqual, 7)
        let equation = try solver.addConstraint([Term(x), Term(y, -1)], .equal, 10)
        let limit = try solver.addConstraint([Term(x)], .lessThanOrEqual, 20)
        #expect(solver.value(of: y) >= 7)
        let before = (solver.value(of: x), solver.value(of: y))
        let error = #expect(throws: SolverError.self) {
            try solver.addConstraint([Term(y)], .equal, 12)
        }
        #expect(
            error == .unsatisfiable(conflicting: [limit, equation])
                || error == .unsatisfiable(conflicting: [equation, limit]))
        #expect((solver.value(of: x), solver.value(of: y)) == before)
    }
}
