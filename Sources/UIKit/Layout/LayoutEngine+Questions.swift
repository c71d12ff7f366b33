import Cassowary
import Foundation

/// What programs ask of a solved layout.
extension LayoutEngine {
    /// Below every priority that programs use; the probe of `isAmbiguous` has it.
    private static let probeStrength = Strength(1e-6)

    /// Whether another place would satisfy the constraints as well: whether a pull that is weaker than everything
    /// moves the item.
    func isAmbiguous(_ reference: LayoutItemReference) -> Bool {
        guard let slot = known(reference) else { return false }
        let item = items[Int(slot)]
        var variables = [item.variables.width, item.variables.height]
        if item.view !== root || item.guide != nil { variables += [item.variables.x, item.variables.y] }
        return variables.contains { gives($0, by: 1) || gives($0, by: -1) }
    }

    private func gives(_ variable: Variable, by distance: Double) -> Bool {
        var probe = solver
        let value = probe.value(of: variable)
        if value + distance < 0, isSize(variable) { return false }
        guard
            (try? probe.addConstraint([Term(variable)], .equal, value + distance, strength: Self.probeStrength)) != nil
        else { return false }
        return abs(probe.value(of: variable) - value) > 1e-6
    }

    private func isSize(_ variable: Variable) -> Bool {
        let variables = items[Int(slotOfVariable[variable.index])].variables
        return variable == variables.width || variable == variables.height
    }

    private func known(_ reference: LayoutItemReference) -> Int32? {
        switch reference {
        case .view(let view): knownSlot(of: view)
        case .guide(let guide): knownSlot(of: guide)
        }
    }

    /// The entered constraints that are about the item along an axis, and those about what these tie it to, up to
    /// views whose frame is given.
    func constraintsAffecting(_ reference: LayoutItemReference, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let kinds: [NSLayoutConstraint.Attribute.Kind] = axis == .horizontal ? [.x, .width] : [.y, .height]
        let candidates = entered.filter {
            kinds.contains($0.firstAttribute.kind) || kinds.contains($0.secondAttribute.kind)
        }
        .sorted { $0.entry.order < $1.entry.order }
        var reached: [AnyObject] = [reference.object]
        var found: [NSLayoutConstraint] = []
        var index = 0
        while index < reached.count {
            let object = reached[index]
            index += 1
            for constraint in candidates where constraint.items.contains(where: { $0 === object }) {
                if found.contains(where: { $0 === constraint }) { continue }
                found.append(constraint)
                for item in constraint.items {
                    guard let item, !reached.contains(where: { $0 === item }), !isGiven(item) else { continue }
                    reached.append(item)
                }
            }
        }
        return found
    }

    private func isGiven(_ object: AnyObject) -> Bool {
        if let view = object as? UIView { return isFixed(view) }
        return (object as? UILayoutGuide)?.pin != UILayoutGuide.Pin.none
    }
}

extension UIView {
    /// `constraintsAffectingLayout(for:)`.
    final func placingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        enteredEngine?.constraintsAffecting(.view(self), axis: axis) ?? []
    }

    /// `hasAmbiguousLayout`.
    final var isAmbiguous: Bool { enteredEngine?.isAmbiguous(.view(self)) ?? false }
}
