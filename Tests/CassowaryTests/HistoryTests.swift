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

        /// Makes several random changes in one batch.
        mutating func changeInBatch() throws {
            var changed = solver
            try changed.performBatch { solver in
                for _ in 0..<Int.random(in: 2...6, using: &random) {
                    do throws(SolverError) {
                        try attemptChange(of: &solver)
                    } catch {
                        guard case .unsatisfiable = error else { throw error }
                    }
                }
            }
            solver = changed
        }

        /// Makes one random change; a refused one must change nothing.
        mutating func change() throws {
            let before = variables.map { solver.value(of: $0) }
            var changed = solver
            defer { solver = changed }
            do throws(SolverError) {
                try attemptChange(of: &changed)
            } catch {
                guard case .unsatisfiable(let conflicting) = error else { throw error }
                #expect(conflicting.allSatisfy { handle in active.contains { $0.handle == handle } })
                #expect(variables.map { changed.value(of: $0) } == before)
            }
        }

        private mutating func attemptChange(of solver: inout Solver) throws(SolverError) {
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
        try run(size: size) { try $0.change() }
    }

    @Test("So do random batches of changes", arguments: 1...6)
    func randomBatches(size: Int) throws {
        try run(size: size) { try $0.changeInBatch() }
    }

    @Test("So do they when every step follows Bland's rule", arguments: 1...6)
    func blandsRule(size: Int) throws {
        try run(size: size, stallAllowance: -1) { try $0.change() }
    }

    private func run(size: Int, stallAllowance: Int = 64, _ change: (inout Model) throws -> Void) throws {
        for seed in 0..<20 {
            var model = Model(variableCount: 2 * size, seed: seed)
            model.solver.core.stallAllowance = stallAllowance
            for step in 0..<60 {
                try change(&model)
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
