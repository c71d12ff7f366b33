import Testing

@testable import Cassowary

@Suite("Suggestions, copies, batches and changes")
struct EditingTests {
    var solver = Solver()

    @Test("An edit variable follows suggestions as far as stronger constraints let it")
    mutating func suggestions() throws {
        let left = solver.makeVariable()
        let middle = solver.makeVariable()
        let right = solver.makeVariable()
        try solver.addConstraint([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal, 0)
        try solver.addConstraint([Term(right), Term(left, -1)], .greaterThanOrEqual, 10)
        try solver.addConstraint([Term(right)], .lessThanOrEqual, 100)
        try solver.addConstraint([Term(left)], .greaterThanOrEqual, 0)
        try solver.addEditVariable(middle, strength: Strength(750))
        try solver.suggestValue(2, for: middle)
        // The quadrilateral example of the Cassowary paper: left cannot go below 0, so the middle stays at 5.
        #expect([left, middle, right].map { solver.value(of: $0) } == [0, 5, 10])
        try solver.suggestValue(60, for: middle)
        #expect(solver.value(of: middle) == 60)
        try solver.suggestValue(200, for: middle)
        #expect(solver.value(of: right) == 100)
        #expect(solver.value(of: middle) == 95)
    }

    @Test("Until the first suggestion an edit variable keeps its value")
    mutating func keepsValue() throws {
        let x = solver.makeVariable()
        let weak = try solver.addConstraint([Term(x)], .equal, 9, strength: Strength(10))
        try solver.addEditVariable(x, strength: Strength(750))
        try solver.removeConstraint(weak)
        #expect(solver.value(of: x) == 9)
        try solver.removeEditVariable(x)
        #expect(solver.value(of: x) == 0)
    }

    @Test("A copy goes its own way")
    mutating func copies() throws {
        let x = solver.makeVariable()
        let constraint = try solver.addConstraint([Term(x)], .equal, 1)
        var copy = solver
        try copy.setConstant(2, of: constraint)
        try solver.setConstant(3, of: constraint)
        #expect(copy.value(of: x) == 2)
        #expect(solver.value(of: x) == 3)
        let y = copy.makeVariable()
        try copy.addConstraint([Term(y), Term(x, -1)], .greaterThanOrEqual, 5)
        try copy.removeConstraint(constraint)
        #expect(copy.value(of: y) == 5)
        #expect(solver.value(of: x) == 3)
    }

    @Test("What a copy does with an edit variable is its own")
    mutating func copiesWithEditVariables() throws {
        let x = solver.makeVariable()
        try solver.addEditVariable(x, strength: Strength(750))
        var copy = solver
        try copy.removeEditVariable(x)
        try solver.suggestValue(7, for: x)
        #expect(solver.value(of: x) == 7)
        #expect(copy.value(of: x) == 0)
        #expect(throws: SolverError.unknownEditVariable) { try copy.suggestValue(7, for: x) }
    }

    @Test("Changed variables are reported once, others never")
    mutating func changes() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        let constraint = try solver.addConstraint([Term(x)], .equal, 1)
        try solver.addConstraint([Term(y), Term(x, -2)], .equal, 0)
        try solver.addConstraint([Term(z)], .equal, 5)
        #expect(taken() == [x, y, z])
        #expect(taken() == [])
        try solver.setConstant(2, of: constraint)
        #expect(taken() == [x, y])
        try solver.setConstant(3, of: constraint)
        try solver.setConstant(2, of: constraint)
        #expect(taken() == [])
    }

    private mutating func taken() -> Set<Variable> {
        var result: Set<Variable> = []
        solver.takeChangedVariables { variable, _ in
            #expect(!result.contains(variable))
            result.insert(variable)
        }
        return result
    }

    @Test("A batch solves at its end, finds contradictions at once, and keeps what was done before an error")
    mutating func batch() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.performBatch { solver in
            try solver.addConstraint([Term(x)], .greaterThanOrEqual, 3)
            try solver.performBatch { try $0.addConstraint([Term(y), Term(x, -1)], .equal, 4, strength: Strength(5)) }
        }
        #expect(solver.value(of: y) == 7)
        #expect(throws: SolverError.self) {
            try solver.performBatch { solver in
                try solver.addConstraint([Term(x)], .equal, 10)
                try solver.addConstraint([Term(x)], .equal, 11)
            }
        }
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: y) == 14)
    }

    @Test("A strength changes in both directions across required")
    mutating func strengths() throws {
        let x = solver.makeVariable()
        let ten = try solver.addConstraint([Term(x)], .equal, 10)
        let twenty = try solver.addConstraint([Term(x)], .equal, 20, strength: Strength(999))
        #expect(solver.value(of: x) == 10)
        #expect(throws: SolverError.unsatisfiable(conflicting: [ten])) { try solver.setStrength(.required, of: twenty) }
        #expect(solver.value(of: x) == 10)
        try solver.setStrength(Strength(998), of: ten)
        #expect(solver.value(of: x) == 20)
        try solver.setStrength(.required, of: twenty)
        #expect(throws: SolverError.unsatisfiable(conflicting: [twenty])) { try solver.setStrength(.required, of: ten) }
        try solver.setStrength(Strength(1), of: twenty)
        #expect(solver.value(of: x) == 10)
    }

    @Test("Of equal solutions the one nearest to 0 is taken, the first variable before the others")
    mutating func ties() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.addConstraint([Term(x), Term(y)], .equal, 100)
        #expect(solver.value(of: x) == 0)
        #expect(solver.value(of: y) == 100)
        try solver.addConstraint([Term(x)], .greaterThanOrEqual, 10)
        try solver.addConstraint([Term(x)], .lessThanOrEqual, 60)
        #expect(solver.value(of: x) == 10)
    }
}
