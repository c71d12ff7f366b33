import Cassowary

extension SolverBenchmark {
    /// A solver with the dialog in it.
    private struct DialogSolver {
        var solver = Solver()
        var variables: [Variable] = []

        static let strengths: [String: Strength] = [
            "required": .required, "strong": Strength(900), "almostStrong": Strength(800), "aboveMedium": Strength(600),
            "medium": Strength(500), "weak": Strength(100),
        ]

        init(_ requests: [ConstraintRequest], _ count: Int, inBatch: Bool) throws {
            variables.reserveCapacity(count)
            for _ in 0..<count { variables.append(solver.makeVariable()) }
            try solver.addEditVariable(variables[0], strength: Strength(900))
            try solver.addEditVariable(variables[1], strength: Strength(900))
            if inBatch {
                _ = try solver.addConstraints(requests)
            } else {
                for request in requests {
                    try solver.addConstraint(
                        request.terms, request.relation, request.constant, strength: request.strength)
                }
            }
        }

        /// Suggests each of six sizes and reads all variables.
        mutating func suggestSizes() throws -> Double {
            var sum = 0.0
            for (width, height) in [(400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
                as [(Double, Double)]
            {
                try solver.suggestValue(width, for: variables[0])
                try solver.suggestValue(height, for: variables[1])
                for variable in variables { sum += solver.value(of: variable) }
            }
            return sum
        }
    }

    /// kiwi's "enaml-like" problem: building it, and suggesting six sizes.
    mutating func runDialog(kiwi: Kiwi?) {
        let dialog = Dialog()
        var probe = Solver()
        let variables = dialog.names.map { _ in probe.makeVariable() }
        let requests = dialog.constraints.map { constraint in
            ConstraintRequest(
                constraint.terms.map { Term(variables[$0.name], $0.coefficient) }, constraint.relation,
                constraint.constant,
                strength: DialogSolver.strengths[constraint.strength] ?? .required)
        }
        do {
            try runDialog(requests, dialog.names.count, kiwi)
        } catch {
            print("the dialog cannot be solved: \(error)")
        }
    }

    private mutating func runDialog(_ requests: [ConstraintRequest], _ count: Int, _ kiwi: Kiwi?) throws {
        var single: [Double] = []
        var batch: [Double] = []
        var rounds: [Double] = []
        var kiwiBuilds: [Double] = []
        var kiwiRounds: [Double] = []
        var standing = try DialogSolver(requests, count, inBatch: true)
        for _ in 0..<25 {
            single.append(try time(20) { _ = try DialogSolver(requests, count, inBatch: false) })
            batch.append(try time(20) { _ = try DialogSolver(requests, count, inBatch: true) })
            if let kiwi { kiwiBuilds.append(kiwi.time("build", 20)) }
            rounds.append(try time(500) { _ = try standing.suggestSizes() })
            if let kiwi { kiwiRounds.append(kiwi.time("suggest", 500)) }
        }
        add("dialog, built one constraint at a time", single, kiwi: kiwiBuilds)
        add("dialog, built as a batch", batch, kiwi: kiwiBuilds)
        add("dialog, six sizes suggested and all values read", rounds, kiwi: kiwiRounds)
    }

    /// A chain of views, each at the bottom of the one before; the upper half hangs on the screen, the lower half on a keyboard guide.
    mutating func runChains() {
        for count in [10, 100, 1000, 10000] {
            do {
                var chain = try Chain(count)
                let builds = try (0..<5).map { _ in try time(1) { chain = try Chain(count) } }
                add("chain of \(count) views, built", builds)
                var top = 500.0
                let frames = try (0..<50).map { _ in
                    try time(20) {
                        top += 1
                        try chain.moveGuide(to: top)
                    }
                }
                add("chain of \(count) views, a frame that moves half of them", frames)
                let others = try (0..<50).map { _ in
                    try time(20) {
                        top += 1
                        try chain.moveLast(by: top)
                    }
                }
                add("chain of \(count) views, a frame that moves the last", others)
            } catch {
                print("the chain cannot be solved: \(error)")
            }
        }
    }

    /// A row of views of equal width that fill the screen, which all depend on each other.
    mutating func runShares() {
        for count in [10, 100, 1000] {
            do {
                var solver = Solver()
                let edges = (0...count).map { _ in solver.makeVariable() }
                try solver.addConstraint([Term(edges[0])], .equal, 0)
                let last = try solver.addConstraint([Term(edges[count])], .equal, 320)
                for index in 1..<count {
                    let terms = [Term(edges[index], 2), Term(edges[index - 1], -1), Term(edges[index + 1], -1)]
                    try solver.addConstraint(terms, .equal, 0)
                }
                var width = 320.0
                add(
                    "row of \(count) equal widths, the width changes",
                    try (0..<20).map { _ in
                        width += 1
                        return try time(1) { try solver.setConstant(width, of: last) }
                    })
            } catch {
                print("the row cannot be solved: \(error)")
            }
        }
    }

    /// A list of 1000 rows with a picture, a title and a detail each.
    mutating func runList() {
        do {
            var list = try List(1000)
            add(
                "list of 1000 rows of three views, built one at a time",
                try (0..<5).map { _ in try time(1) { list = try List(1000) } })
            add(
                "list of 1000 rows of three views, built as a batch",
                try (0..<5).map { _ in try time(1) { list = try List(1000, inBatch: true) } })
            var height = 20.0
            add(
                "list of 1000 rows, the first row's title grows",
                try (0..<50).map { _ in
                    height += 1
                    return try time(1) { try list.setTitleHeight(height, of: 0) }
                })
            add(
                "list of 1000 rows, the last row's title grows",
                try (0..<50).map { _ in
                    height += 1
                    return try time(1) { try list.setTitleHeight(height, of: 999) }
                })
            var width = 320.0
            add(
                "list of 1000 rows, the width changes",
                try (0..<20).map { _ in
                    width += 1
                    return try time(1) { try list.setWidth(width) }
                })
        } catch {
            print("the list cannot be solved: \(error)")
        }
    }
}
