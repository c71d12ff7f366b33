import Cassowary
import Foundation

extension LayoutEngine {
    /// Sees to a required row that the solver refused: leaves out the oldest constraint of the program among those that
    /// contradict each other, UIKit's own rows never, until the row is in or is itself left out.
    func settle(_ row: LayoutRowQueue.Row, of queue: LayoutRowQueue, against conflicting: [Constraint]) {
        var conflicting = conflicting
        while true {
            guard let victim = breakOne(for: row.target, against: conflicting) else { return }
            if case .constraint(let constraint) = row.target, constraint === victim { return }
            do {
                store(try queue.enter(row, into: &solver), for: row.target)
                return
            } catch {
                guard case .unsatisfiable(let others) = error else { return }
                conflicting = others
            }
        }
    }

    /// Leaves one constraint out and reports it. Returns nil where only UIKit's own rows contradict.
    private func breakOne(for target: LayoutRowQueue.Target, against conflicting: [Constraint]) -> NSLayoutConstraint? {
        let handles = Set(conflicting)
        var constraints = entered.filter { $0.entry.handle.map(handles.contains) ?? false }
        var system = systemRows(handles)
        switch target {
        case .constraint(let constraint): constraints.append(constraint)
        case .system(let slot, let row): system.append((slot, row))
        }
        constraints.sort { $0.entry.order < $1.entry.order }
        guard let victim = constraints.first else { return nil }
        if victim.entry.state == .entered { withdraw(victim) }
        victim.entry.state = .broken
        broken.append(victim)
        if isScratch { return victim }
        let rows = system.map { LayoutDescription.of($1, of: items[Int($0)], tiedBy: maskTies[$0]) }
        let conflict = LayoutConflict(constraints: constraints, system: rows, broken: victim)
        conflicts.append(conflict)
        UIView.layoutConflictHandler?(conflict)
        return victim
    }

    private func systemRows(_ handles: Set<Constraint>) -> [(Int32, SystemRow)] {
        var rows: [(Int32, SystemRow)] = []
        for (slot, item) in items.enumerated() where item.isLive {
            for row in SystemRow.allCases {
                if let handle = item[row], handles.contains(handle) { rows.append((Int32(slot), row)) }
            }
        }
        return rows
    }

    /// Enters broken constraints again that now can hold.
    func retryBroken() {
        for constraint in broken where constraint.entry.state == .broken {
            enqueue(constraint)
            let rows = queue
            queue = LayoutRowQueue()
            for row in rows.rows {
                guard let handle = try? rows.enter(row, into: &solver) else { continue }
                store(handle, for: row.target)
            }
            guard constraint.entry.state == .entered else { continue }
            broken.removeAll { $0 === constraint }
            conflicts.removeAll { $0.brokenConstraint === constraint }
        }
    }
}
