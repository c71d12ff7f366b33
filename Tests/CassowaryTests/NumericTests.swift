import Testing

@testable import Cassowary

@Suite("Size, degeneracy and arithmetic")
struct NumericTests {
    var solver = Solver()

    @Test("Beale's program, on which the textbook simplex method cycles, ends at its optimum -1/20")
    mutating func beale() throws {
        let x = (0..<4).map { _ in solver.makeVariable() }
        for variable in x { try solver.addConstraint([Term(variable)], .greaterThanOrEqual, 0) }
        try solver.addConstraint(
            [Term(x[0], 0.25), Term(x[1], -60), Term(x[2], -0.04), Term(x[3], 9)], .lessThanOrEqual, 0)
        try solver.addConstraint(
            [Term(x[0], 0.5), Term(x[1], -90), Term(x[2], -0.02), Term(x[3], 3)], .lessThanOrEqual, 0)
        try solver.addConstraint([Term(x[2])], .lessThanOrEqual, 1)
        let cost = [Term(x[0], -0.75), Term(x[1], 150), Term(x[2], -0.02), Term(x[3], 6)]
        // To ask for less than is possible makes the constraint's error the objective of a linear program.
        try solver.addConstraint(cost, .lessThanOrEqual, -1000, strength: Strength(500))
        let value = cost.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        #expect(abs(value + 0.05) < 1e-9)
        #expect(abs(solver.value(of: x[0]) - 0.04) < 1e-9)
        #expect(abs(solver.value(of: x[2]) - 1) < 1e-9)
    }

    @Test(
        "The Klee-Minty cube, on which the simplex method may visit all corners, ends at its optimum",
        arguments: [3, 6, 9])
    func kleeMinty(dimension: Int) throws {
        // Maximise the last variable; ε < x1 <= 1, ε x(i-1) <= x(i) <= 1 - ε x(i-1), whose optimum is 1 at (0, ..., 0, 1).
        var solver = Solver()
        let epsilon = 0.25
        let x = (0..<dimension).map { _ in solver.makeVariable() }
        try solver.addConstraint([Term(x[0])], .greaterThanOrEqual, 0)
        try solver.addConstraint([Term(x[0])], .lessThanOrEqual, 1)
        for index in 1..<dimension {
            try solver.addConstraint([Term(x[index]), Term(x[index - 1], -epsilon)], .greaterThanOrEqual, 0)
            try solver.addConstraint([Term(x[index]), Term(x[index - 1], epsilon)], .lessThanOrEqual, 1)
        }
        try solver.addConstraint([Term(x[dimension - 1])], .greaterThanOrEqual, 1000, strength: Strength(1))
        #expect(abs(solver.value(of: x[dimension - 1]) - 1) < 1e-9)
        for variable in x.dropLast() { #expect(abs(solver.value(of: variable)) < 1e-9) }
    }

    @Test("5000 variables in a chain, each 3 to the right of the one before, and none in the way of another")
    mutating func manyVariables() throws {
        let x = (0..<5000).map { _ in solver.makeVariable() }
        for index in 1..<x.count { try solver.addConstraint([Term(x[index]), Term(x[index - 1], -1)], .equal, 3) }
        let first = try solver.addConstraint([Term(x[0])], .equal, 10)
        #expect(x.indices.allSatisfy { solver.value(of: x[$0]) == 10 + 3 * Double($0) })
        try solver.setConstant(-10, of: first)
        #expect(x.indices.allSatisfy { solver.value(of: x[$0]) == -10 + 3 * Double($0) })
        var changed: Set<Variable> = []
        solver.takeChangedVariables { variable, _ in changed.insert(variable) }
        #expect(changed == Set(x))
        try solver.setConstant(-10, of: first)
        solver.takeChangedVariables { _, _ in Issue.record("nothing has changed") }
    }

    @Test("Equal shares of a width, a cycle of dependencies through all members", arguments: [2, 3, 10, 100, 1000])
    func equalShares(count: Int) throws {
        var solver = Solver()
        let edges = (0...count).map { _ in solver.makeVariable() }
        try solver.addConstraint([Term(edges[0])], .equal, 0)
        let total = try solver.addConstraint([Term(edges[count])], .equal, 100)
        for index in 1..<count {
            let terms = [Term(edges[index], 2), Term(edges[index - 1], -1), Term(edges[index + 1], -1)]
            try solver.addConstraint(terms, .equal, 0)
        }
        for width in [100.0, 320, 1e6] {
            try solver.setConstant(width, of: total)
            for index in 0...count {
                let expected = width * Double(index) / Double(count)
                #expect(abs(solver.value(of: edges[index]) - expected) < 1e-9 * width)
            }
        }
    }

    @Test("100,000 changes of constants leave no drift")
    mutating func noDrift() throws {
        let x = (0..<6).map { _ in solver.makeVariable() }
        let origin = try solver.addConstraint([Term(x[0])], .equal, 0)
        try solver.addConstraint([Term(x[1], 3), Term(x[0], -1)], .equal, 0.1)
        try solver.addConstraint([Term(x[2], 7), Term(x[1], 0.3)], .equal, 0.7)
        try solver.addConstraint([Term(x[3]), Term(x[2], 1.1), Term(x[4], 0.9)], .equal, 1)
        try solver.addConstraint([Term(x[4]), Term(x[3], 0.7)], .equal, 2)
        let limit = try solver.addConstraint(
            [Term(x[5]), Term(x[0], -1)], .lessThanOrEqual, 0, strength: Strength(750))
        try solver.addConstraint([Term(x[5])], .equal, 40, strength: Strength(250))
        var random = SplitMix(seed: 1)
        for _ in 0..<50_000 {
            try solver.setConstant(Double.random(in: -1000...1000, using: &random), of: origin)
            try solver.setConstant(Double.random(in: -10...10, using: &random), of: limit)
        }
        try solver.setConstant(30, of: origin)
        try solver.setConstant(0.5, of: limit)
        // By hand: x0 = 30, x1 = (0.1 + x0) / 3, x2 = (0.7 - 0.3 x1) / 7, and of the last two equations
        // x3 = (1 - 1.1 x2 - 0.9 · 2) / (1 - 0.9 · 0.7), x4 = 2 - 0.7 x3; x5 <= x0 + 0.5 stops it short of 40.
        let x1 = 30.1 / 3
        let x2 = (0.7 - 0.3 * x1) / 7
        let x3 = (1 - 1.1 * x2 - 1.8) / 0.37
        let expected = [30, x1, x2, x3, 2 - 0.7 * x3, 30.5]
        for (variable, value) in zip(x, expected) { #expect(abs(solver.value(of: variable) - value) < 1e-9) }
    }

    @Test("Extreme numbers may be refused, but neither trap nor hang", arguments: 0..<8)
    func extremes(seed: Int) throws {
        var random = SplitMix(seed: seed)
        var solver = Solver()
        let x = (0..<6).map { _ in solver.makeVariable() }
        let numbers: [Double] = [1e-300, 1e-12, 1e-9, 1e-3, 1, 3, 1e3, 1e9, 1e12, 1e300, .greatestFiniteMagnitude]
        var constraints: [Constraint] = []
        for _ in 0..<25 {
            let terms = x.shuffled(using: &random).prefix(3).map { variable in
                Term(variable, (Bool.random(using: &random) ? 1 : -1) * (numbers.randomElement(using: &random) ?? 1))
            }
            let relation = Relation(rawValue: Int.random(in: -1...1, using: &random)) ?? .equal
            let strength = [Strength.required, Strength(500), Strength(1)].randomElement(using: &random) ?? .required
            let constant = numbers.randomElement(using: &random) ?? 0
            if let added = try? solver.addConstraint(terms, relation, constant, strength: strength) {
                constraints.append(added)
            }
            if Bool.random(using: &random), let former = constraints.randomElement(using: &random) {
                _ = try? solver.setConstant(numbers.randomElement(using: &random) ?? 0, of: former)
            }
        }
        for constraint in constraints { try? solver.removeConstraint(constraint) }
        for constraint in constraints { #expect(!solver.isActive(constraint)) }
        for variable in x { #expect(solver.value(of: variable) == 0) }
        try solver.addConstraint([Term(x[0]), Term(x[1], -2)], .equal, 3)
        try solver.addConstraint([Term(x[1])], .lessThanOrEqual, 4, strength: Strength(500))
        #expect(x[0...2].map { solver.value(of: $0) } == [11, 4, 0])
    }

    @Test("Large and small numbers side by side")
    mutating func scales() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.addConstraint([Term(x)], .lessThanOrEqual, 16_777_215)
        try solver.addConstraint([Term(x, 1e-3), Term(y)], .equal, 0.001)
        try solver.addConstraint([Term(y)], .equal, 0.0005)
        #expect(abs(solver.value(of: x) - 0.5) < 1e-6)
    }
}
