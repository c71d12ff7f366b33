import Cassowary

/// Rows that wait to be added to the solver together.
struct LayoutRowQueue {
    struct Row {
        var terms: Range<Int>
        var relation: Relation
        var constant: Double
        var strength: Strength
        var target: Target
    }

    /// What a row is for.
    enum Target {
        case constraint(NSLayoutConstraint)
        case system(Int32, SystemRow)
    }

    private(set) var terms = ContiguousArray<Term>()
    private(set) var rows = ContiguousArray<Row>()
    private var start = 0

    /// Makes room for as many rows more.
    mutating func reserve(_ count: Int) {
        rows.reserveCapacity(rows.count + count)
        terms.reserveCapacity(terms.count + 3 * count)
    }

    var isEmpty: Bool { rows.isEmpty }

    /// Adds a summand to the row that is being put together; summands of one variable become one.
    mutating func add(_ variable: Variable, _ coefficient: Double) {
        for index in start..<terms.count where terms[index].variable == variable {
            terms[index].coefficient += coefficient
            return
        }
        terms.append(Term(variable, coefficient))
    }

    /// Ends the row that is being put together.
    mutating func finish(_ relation: Relation, _ constant: Double, strength: Strength, for target: Target) {
        var end = start
        for index in start..<terms.count where terms[index].coefficient != 0 {
            terms[end] = terms[index]
            end += 1
        }
        terms.removeLast(terms.count - end)
        rows.append(
            Row(terms: start..<end, relation: relation, constant: constant, strength: strength, target: target))
        start = end
    }

    /// Adds a row to the solver.
    func enter(_ row: Row, into solver: inout Solver) throws(SolverError) -> Constraint {
        try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
            try solver.addConstraint(
                UnsafeBufferPointer(rebasing: terms[row.terms]), row.relation, row.constant, strength: row.strength)
        }
    }
}
