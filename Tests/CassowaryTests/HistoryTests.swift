import Testing

@testable import Cassowary

@Suite("The solution is a function of the active constraints alone")
struct HistoryTests {
    /// A solver with a list of what should be active in it.
    struct Model {
        var solver = Solver()
        var variables: [Variable] = []
        var active: [(handle: Constraint, request: ConstraintRequest)] = []
        var random: SplitMix

        init(variableCount: Int, seed: Int) {
            random = SplitMix(seed: seed)
            for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
        }

        mutating func randomStrength() -> Strength {
            [.required, .required, Strength(750), Strength(250), Strength(250.5), Strength(1)].randomElement(
                using: &random) ?? .required
        }

        mutating func randomRequest() -> ConstraintRequest {
            let picked = variables.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
            let terms = picked.map { Term($0, [-2, -1, -1, 0.5, 1, 1, 1, 3].randomElement(using: &random) ?? 1) }
            let relation = Relation(rawValue: Int.random(in: -1...1, using: &random)) ?? .equal
            return ConstraintRequest(
                terms, relation, Double(Int.random(in: -50...50, using: &random)), strength: randomStrength())
        }

        /// Makes one random change; a refused one must change nothing.
        mutating func change() throws {
            let before = variables.map { solver.value(of: $0) }
            do throws(SolverError) {
                try attemptChange()
            } catch {
                guard case .unsatisfiable(let conflicting) = error else { throw error }
                #expect(conflicting.allSatisfy { handle in active.contains { $0.handle == handle } })
                #expect(variables.map { solver.value(of: $0) } == before)
            }
        }

        private mutating func attemptChange() throws(SolverError) {
            let position = active.isEmpty ? 0 : Int.random(in: 0..<active.count, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4 where active.count < 3 * variables.count:
                let request = randomRequest()
                let handle = try solver.addConstraint(
                    request.terms, request.relation, request.constant, strength: request.strength)
                active.append((handle, request))
            case 4..<6 where !active.isEmpty:
                try solver.removeConstraint(active[position].handle)
                active.remove(at: position)
            case 6..<9 where !active.isEmpty:
                let constant = Double(Int.random(in: -50...50, using: &random))
                try solver.setConstant(constant, of: active[position].handle)
                active[position].request.constant = constant
            case 9 where !active.isEmpty:
                let strength = randomStrength()
                let former = active[position].request.strength
                do throws(SolverError) {
                    try solver.setStrength(strength, of: active[position].handle)
                    active[position].request.strength = strength
                } catch {
                    active[position].request.strength = former
                    throw error
                }
            default:
                break
            }
        }

        /// The values that a new solver finds for the same constraints, added in another order.
        mutating func freshValues() throws -> [Double] {
            var fresh = Solver()
            let variables = variables.map { _ in fresh.makeVariable() }
            for result in try fresh.addConstraints(active.map(\.request).shuffled(using: &random)) {
                _ = try result.get()
            }
            return variables.map { fresh.value(of: $0) }
        }

        func isClose(_ values: [Double]) -> Bool {
            zip(variables, values).allSatisfy { abs(solver.value(of: $0) - $1) <= 1e-6 * max(1, abs($1)) }
        }
    }

    @Test("Random additions, removals, constants and strengths end where a fresh solve ends", arguments: 1...6)
    func randomSequences(size: Int) throws {
        for seed in 0..<60 {
            var model = Model(variableCount: 2 * size, seed: seed)
            for step in 0..<60 {
                try model.change()
                let violations = model.solver.core.violations()
                try #require(violations.isEmpty, "seed \(seed) step \(step): \(violations)")
                let fresh = try model.freshValues()
                let ours = model.variables.map { model.solver.value(of: $0) }
                let isSame = model.isClose(fresh)
                try #require(isSame, "seed \(seed) step \(step): \(ours), fresh \(fresh), \(model.active)")
            }
        }
    }
}
