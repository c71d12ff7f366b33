import Testing

@testable import Cassowary

@Suite("The same answers as independent solvers")
struct ReferenceTests {
    private func solve(_ reference: ReferenceCase, inBatch: Bool = true) throws -> [Double] {
        var solver = Solver()
        let variables = (0..<reference.variableCount).map { _ in solver.makeVariable() }
        let requests = reference.requests(variables)
        if inBatch {
            for result in try solver.addConstraints(requests) { _ = try result.get() }
        } else {
            for request in requests {
                try solver.addConstraint(request.terms, request.relation, request.constant, strength: request.strength)
            }
        }
        return variables.map { solver.value(of: $0) }
    }

    private func isClose(_ ours: Double, _ theirs: Double) -> Bool {
        abs(ours - theirs) <= 1e-5 * max(1, abs(theirs))
    }

    @Test("HiGHS, level after level: errors of each level, slack, and all values", arguments: [true, false])
    func levels(inBatch: Bool) throws {
        let cases = try ReferenceCase.load("levels")
        for (index, reference) in cases.enumerated() where index.isMultiple(of: 2) == inBatch {
            let values = try solve(reference, inBatch: inBatch)
            #expect(reference.error(of: .required, values) < 1e-6, "\(reference)")
            let errors = reference.levels.map { reference.error(of: $0, values) } + [reference.slack(values)]
            #expect(zip(errors, reference.errors).allSatisfy { isClose($0, $1) }, "\(errors) \(reference)")
            #expect(zip(values, reference.values).allSatisfy { isClose($0, $1) }, "\(values) \(reference)")
        }
    }

    @Test("kiwi, where its weights act as levels: errors of each level")
    func kiwi() throws {
        for reference in try ReferenceCase.load("kiwi") {
            let values = try solve(reference)
            #expect(reference.error(of: .required, values) < 1e-6, "\(reference)")
            let errors = reference.levels.map { reference.error(of: $0, values) }
            #expect(zip(errors, reference.errors).allSatisfy { isClose($0, $1) }, "\(errors) \(reference)")
        }
    }

    @Test("HiGHS: which required constraints can be added; the conflicts named are minimal and real")
    func conflicts() throws {
        for reference in try ReferenceCase.load("conflicts") {
            var solver = Solver()
            let variables = (0..<reference.variableCount).map { _ in solver.makeVariable() }
            var added: [Constraint: ConstraintRequest] = [:]
            for (request, isPossible) in zip(reference.requests(variables), reference.errors) {
                let before = variables.map { solver.value(of: $0) }
                do throws(SolverError) {
                    let constraint = try solver.addConstraint(request.terms, request.relation, request.constant)
                    added[constraint] = request
                    #expect(isPossible == 1, "\(reference)")
                } catch {
                    #expect(isPossible == 0, "\(reference)")
                    #expect(variables.map { solver.value(of: $0) } == before)
                    guard case .unsatisfiable(let conflicting) = error else { throw error }
                    try expectMinimal(conflicting.compactMap { added[$0] }, against: request, reference)
                }
            }
        }
    }

    /// Together the constraints must be impossible; without any one of them they must not be.
    private func expectMinimal(
        _ conflicting: [ConstraintRequest], against refused: ConstraintRequest, _ reference: ReferenceCase
    ) throws {
        #expect(!isPossible(conflicting + [refused], reference), "\(reference)")
        for index in conflicting.indices {
            var rest = conflicting
            rest.remove(at: index)
            #expect(isPossible(rest + [refused], reference), "\(reference)")
        }
    }

    private func isPossible(_ requests: [ConstraintRequest], _ reference: ReferenceCase) -> Bool {
        var solver = Solver()
        for _ in 0..<reference.variableCount { _ = solver.makeVariable() }
        let results = try? solver.addConstraints(requests)
        return results?.allSatisfy { (try? $0.get()) != nil } ?? false
    }
}
