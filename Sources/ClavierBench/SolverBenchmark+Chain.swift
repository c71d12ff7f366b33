import Cassowary

extension SolverBenchmark {
    /// Views below each other, each with a top and a height. The first half hangs on the top of the screen, the second half on the top of a
    /// keyboard guide, whose four edges a frame sets.
    struct Chain {
        private var solver = Solver()
        private var guide: [Constraint] = []
        private var lastHeight: Constraint?

        init(_ count: Int) throws {
            let edges = (0..<4).map { _ in solver.makeVariable() }
            let tops = (0..<count).map { _ in solver.makeVariable() }
            let heights = (0..<count).map { _ in solver.makeVariable() }
            guide = try zip(edges, [0, 500, 320, 800]).map { try solver.addConstraint([Term($0)], .equal, $1) }
            for index in 0..<count {
                lastHeight = try solver.addConstraint([Term(heights[index])], .equal, 44)
                try solver.addConstraint([Term(heights[index])], .greaterThanOrEqual, 0)
                if index == 0 {
                    try solver.addConstraint([Term(tops[index])], .equal, 20)
                } else if index == count / 2 {
                    try solver.addConstraint([Term(tops[index]), Term(edges[1], -1)], .equal, 8)
                } else {
                    try solver.addConstraint(
                        [Term(tops[index]), Term(tops[index - 1], -1), Term(heights[index - 1], -1)], .equal, 0)
                }
            }
        }

        mutating func moveGuide(to top: Double) throws {
            try solver.setConstants(zip(guide, [0, top, 320, 800 + top]).map { ($0, $1) })
        }

        mutating func moveLast(by height: Double) throws {
            if let lastHeight { try solver.setConstant(height, of: lastHeight) }
        }
    }
}
