import Foundation

/// A layout guide that activates constraints while it is near edges of its view, and others while it is away from them.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private enum Condition: Hashable {
        case near(NSDirectionalRectEdge)
        case away(NSDirectionalRectEdge)

        func holds(near edges: NSDirectionalRectEdge) -> Bool {
            switch self {
            case .near(let edge): edges.isSuperset(of: edge)
            case .away(let edge): edges.isDisjoint(with: edge)
            }
        }
    }

    private struct Tracked {
        let condition: Condition
        var constraints: [NSLayoutConstraint]
    }

    private var tracked: [Tracked] = []
    /// The edges that the guide is near; nil while tracked constraints do not apply.
    private var nearEdges: NSDirectionalRectEdge?

    /// Has constraints active while the guide is near all of `edge`. They take the place of those that were given for the
    /// same edges before, which are deactivated; nil or none only forgets them.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint]?, activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackedConstraints ?? [], for: .near(edge))
    }

    /// Has constraints active while the guide is away from all of `edge`. They take the place of those that were given
    /// for the same edges before, which are deactivated; nil or none only forgets them.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint]?, activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(trackedConstraints ?? [], for: .away(edge))
    }

    /// The constraints that are active while the guide is near all of `edge`.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.condition == .near(edge) }?.constraints ?? []
    }

    /// The constraints that are active while the guide is away from all of `edge`.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.condition == .away(edge) }?.constraints ?? []
    }

    /// Deactivates all tracked constraints and forgets them.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
        tracked = []
    }

    /// Has the constraints follow. Those that end are deactivated before others begin, so that they cannot conflict.
    /// Returns whether any changed.
    final func updateTrackedConstraints(near edges: NSDirectionalRectEdge?) -> Bool {
        guard edges != nearEdges else { return false }
        nearEdges = edges
        return applyTracked()
    }

    private func set(_ constraints: [NSLayoutConstraint], for condition: Condition) {
        if let index = tracked.firstIndex(where: { $0.condition == condition }) {
            NSLayoutConstraint.deactivate(tracked[index].constraints)
            tracked.remove(at: index)
        }
        if !constraints.isEmpty { tracked.append(Tracked(condition: condition, constraints: constraints)) }
        _ = applyTracked()
    }

    private func applyTracked() -> Bool {
        var on: [NSLayoutConstraint] = []
        var off: [NSLayoutConstraint] = []
        for entry in tracked {
            if let nearEdges, entry.condition.holds(near: nearEdges) {
                on += entry.constraints.filter { !$0.isActive }
            } else {
                off += entry.constraints.filter(\.isActive)
            }
        }
        NSLayoutConstraint.deactivate(off)
        NSLayoutConstraint.activate(on)
        return !on.isEmpty || !off.isEmpty
    }
}
