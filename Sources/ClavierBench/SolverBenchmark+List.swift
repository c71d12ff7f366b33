import Cassowary

extension SolverBenchmark {
    /// Rows below each other, as wide as the list. A row holds a picture of fixed size, a title and a detail; both texts hug and resist compression
    /// as labels do, and a row is as high as they need.
    struct List {
        private var solver = Solver()
        private var width: Constraint?
        private var titleHeights: [[Constraint]] = []

        init(_ count: Int, inBatch: Bool = false) throws {
            var solver = Solver()
            if inBatch {
                try solver.performBatch { try fill(count, &$0) }
            } else {
                try fill(count, &solver)
            }
            self.solver = solver
        }

        mutating func setTitleHeight(_ height: Double, of row: Int) throws {
            try solver.setConstants(titleHeights[row].map { ($0, height) })
        }

        mutating func setWidth(_ width: Double) throws {
            if let constraint = self.width { try solver.setConstant(width, of: constraint) }
        }

        private struct View {
            var left, top, width, height: Variable
        }

        private func makeView(_ solver: inout Solver) throws -> View {
            let view = View(
                left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
                height: solver.makeVariable())
            try solver.addConstraint([Term(view.width)], .greaterThanOrEqual, 0)
            try solver.addConstraint([Term(view.height)], .greaterThanOrEqual, 0)
            return view
        }

        private mutating func fill(_ count: Int, _ solver: inout Solver) throws {
            let list = try makeView(&solver)
            try solver.addConstraint([Term(list.left)], .equal, 0)
            try solver.addConstraint([Term(list.top)], .equal, 0)
            width = try solver.addConstraint([Term(list.width)], .equal, 320)
            var former: View?
            for _ in 0..<count {
                let row = try makeView(&solver)
                try solver.addConstraint([Term(row.left), Term(list.left, -1)], .equal, 0)
                try solver.addConstraint([Term(row.width), Term(list.width, -1)], .equal, 0)
                if let former {
                    try solver.addConstraint([Term(row.top), Term(former.top, -1), Term(former.height, -1)], .equal, 0)
                } else {
                    try solver.addConstraint([Term(row.top), Term(list.top, -1)], .equal, 0)
                }
                try fill(row, &solver)
                former = row
            }
            if let former {
                try solver.addConstraint(
                    [Term(list.top), Term(list.height), Term(former.top, -1), Term(former.height, -1)],
                    .greaterThanOrEqual, 0)
            }
        }

        private mutating func fill(_ row: View, _ solver: inout Solver) throws {
            let picture = try makeView(&solver)
            let title = try makeView(&solver)
            let detail = try makeView(&solver)
            try solver.addConstraint([Term(picture.left), Term(row.left, -1)], .equal, 16)
            try solver.addConstraint([Term(picture.width)], .equal, 40)
            try solver.addConstraint([Term(picture.height)], .equal, 40)
            try solver.addConstraint(
                [Term(picture.top), Term(picture.height, 0.5), Term(row.top, -1), Term(row.height, -0.5)], .equal, 0)
            for text in [title, detail] {
                try solver.addConstraint([Term(text.left), Term(picture.left, -1), Term(picture.width, -1)], .equal, 8)
                try solver.addConstraint(
                    [Term(row.left), Term(row.width), Term(text.left, -1), Term(text.width, -1)], .greaterThanOrEqual,
                    16)
                try addIntrinsic(120, to: text.width, &solver)
            }
            titleHeights.append(try addIntrinsic(20, to: title.height, &solver))
            try addIntrinsic(16, to: detail.height, &solver)
            try solver.addConstraint([Term(title.top), Term(row.top, -1)], .equal, 8)
            try solver.addConstraint([Term(detail.top), Term(title.top, -1), Term(title.height, -1)], .equal, 4)
            try solver.addConstraint(
                [Term(row.top), Term(row.height), Term(detail.top, -1), Term(detail.height, -1)], .equal, 8)
        }

        @discardableResult
        private func addIntrinsic(_ size: Double, to dimension: Variable, _ solver: inout Solver) throws -> [Constraint]
        {
            [
                try solver.addConstraint([Term(dimension)], .lessThanOrEqual, size, strength: Strength(250)),
                try solver.addConstraint([Term(dimension)], .greaterThanOrEqual, size, strength: Strength(750)),
            ]
        }
    }
}
