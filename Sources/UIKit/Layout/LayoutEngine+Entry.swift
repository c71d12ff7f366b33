import Cassowary
import Foundation

extension LayoutEngine {
    /// Adds the queue's rows to the solver at one go, then sees to those that it refused.
    func enterQueue() {
        guard !queue.isEmpty else { return }
        let rows = queue
        queue = LayoutRowQueue()
        var refused: [(LayoutRowQueue.Row, [Constraint])] = []
        try? solver.performBatch { solver in
            for row in rows.rows {
                do throws(SolverError) {
                    store(try rows.enter(row, into: &solver), for: row.target)
                } catch {
                    if case .unsatisfiable(let conflicting) = error { refused.append((row, conflicting)) }
                }
            }
        }
        for (row, conflicting) in refused { settle(row, of: rows, against: conflicting) }
    }

    func store(_ handle: Constraint, for target: LayoutRowQueue.Target) {
        switch target {
        case .system(let slot, let row):
            items[Int(slot)][row] = handle
        case .constraint(let constraint):
            constraint.entry.state = .entered
            constraint.entry.handle = handle
            constraint.entry.index = entered.count
            entered.append(constraint)
        }
    }

    /// Puts the row of a constraint into the queue.
    func enqueue(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.owner ?? (isScratch ? root : nil) else { return }
        var side = LayoutSide(owner: owner, isMirrored: constraint.isDirectional && owner.isRightToLeft)
        let first = prepare(constraint.firstItem, constraint.firstAttribute, constraint.firstDistance)
        let second = prepare(constraint.secondItem, constraint.secondAttribute, constraint.secondDistance)
        checkAxes(constraint)
        add(first, coefficient: 1, to: &side)
        add(second, coefficient: -Double(constraint.multiplier), to: &side)
        constraint.entry.base = -side.constant
        queue.finish(
            Relation(constraint.relation), -side.constant + Double(constraint.constant),
            strength: Strength(constraint.priority.rawValue), for: .constraint(constraint))
    }

    /// A horizontal side cannot equal a vertical one, nor a location a size; no distance lies between such either.
    private func checkAxes(_ constraint: NSLayoutConstraint) {
        precondition(
            Self.isPair(
                kind(constraint.firstAttribute, constraint.firstDistance),
                kind(constraint.secondAttribute, constraint.secondDistance)),
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
                + "Invalid pairing of layout attributes")
    }

    private func kind(
        _ attribute: NSLayoutConstraint.Attribute, _ distance: LayoutDistance?
    ) -> NSLayoutConstraint.Attribute.Kind? {
        if let distance { distance.kind } else { attribute.kind }
    }

    /// Whether two kinds of attributes can be compared; nil can with nothing.
    private static func isPair(
        _ first: NSLayoutConstraint.Attribute.Kind?, _ second: NSLayoutConstraint.Attribute.Kind?
    ) -> Bool {
        guard let first, let second else { return false }
        if first == .none || second == .none || first == second { return true }
        return first.isSize && second.isSize
    }
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
