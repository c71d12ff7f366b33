import Cassowary
import Foundation

/// Which constraints place an item.
extension LayoutEngine {
    func known(_ reference: LayoutItemReference) -> Int32? {
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
            for view in tied(to: object) where !reached.contains(where: { $0 === view }) { reached.append(view) }
        }
        return found
    }

    /// The views whose places go with a view's by their masks, or its by its own.
    private func tied(to object: AnyObject) -> [UIView] {
        guard !maskTies.isEmpty, let view = object as? UIView else { return [] }
        let inside = view.subviews.filter(isTied)
        return isTied(view) ? inside + [view.superview].compactMap { $0 } : inside
    }

    private func isTied(_ view: UIView) -> Bool { knownSlot(of: view).flatMap { maskTies[$0] } != nil }

    private func isGiven(_ object: AnyObject) -> Bool {
        if let view = object as? UIView { return isFixed(view) && !isTied(view) }
        return (object as? UILayoutGuide)?.pin != UILayoutGuide.Pin.none
    }
}
