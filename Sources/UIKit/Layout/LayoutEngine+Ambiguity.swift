import Cassowary
import Foundation

/// Layouts that the constraints leave open.
extension LayoutEngine {
    /// Below every priority that programs use.
    private static let probeStrength = Strength(1e-6)

    /// Whether another place would satisfy the constraints as well: whether a pull that is weaker than everything
    /// moves the item.
    func isAmbiguous(_ reference: LayoutItemReference) -> Bool {
        guard let slot = known(reference) else { return false }
        return variables(of: slot).contains { pulled($0, by: 1) != nil || pulled($0, by: -1) != nil }
    }

    /// Gives a view whose place is left open, and what follows from it, another place that satisfies the constraints as
    /// well; the next time the one that it had. The solution stays what it is.
    func exercise(_ view: UIView) {
        guard let slot = knownSlot(of: view) else { return }
        let solution = solver
        if exercised != slot, let other = alternative(slot) {
            solver = other
            exercised = slot
        } else if exercised == slot {
            exercised = -1
        } else {
            return
        }
        let wasApplying = isApplying
        isApplying = true
        placeAll(in: root)
        isApplying = wasApplying
        solver = solution
    }

    private func variables(of slot: Int32) -> [Variable] {
        let item = items[Int(slot)]
        let sizes = [item.variables.width, item.variables.height]
        return item.view === root && item.guide == nil ? sizes : [item.variables.x, item.variables.y] + sizes
    }

    /// The solver after an item was pulled as far as half of its superview is large.
    private func alternative(_ slot: Int32) -> Solver? {
        let room = items[Int(slot)].view.superview?.bounds.size ?? .zero
        let distance = max(100, min(room.width, room.height) / 2)
        for variable in variables(of: slot) {
            if let other = pulled(variable, by: distance) ?? pulled(variable, by: -distance) { return other }
        }
        return nil
    }

    /// The solver after a variable was pulled, if that has moved it.
    private func pulled(_ variable: Variable, by distance: Double) -> Solver? {
        var probe = solver
        let value = probe.value(of: variable)
        if value + distance < 0, isSize(variable) { return nil }
        let row = try? probe.addConstraint(
            [Term(variable)], .equal, value + distance, strength: Self.probeStrength)
        return row != nil && abs(probe.value(of: variable) - value) > 1e-6 ? probe : nil
    }

    private func isSize(_ variable: Variable) -> Bool {
        let variables = items[Int(slotOfVariable[variable.index])].variables
        return variable == variables.width || variable == variables.height
    }

    private func placeAll(in view: UIView) {
        let grid = PixelGrid(superview: view, engine: self)
        for subview in view.subviews {
            if let slot = knownSlot(of: subview) { place(slot, in: view, on: grid) }
            placeAll(in: subview)
        }
    }
}

extension UIView {
    /// `hasAmbiguousLayout`.
    final var isAmbiguous: Bool { enteredEngine?.isAmbiguous(.view(self)) ?? false }

    /// `constraintsAffectingLayout(for:)`.
    final func placingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        enteredEngine?.constraintsAffecting(.view(self), axis: axis) ?? []
    }
}
