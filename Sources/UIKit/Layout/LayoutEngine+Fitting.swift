import Cassowary
import Foundation

extension UIView {
    /// Solves what is inside of this view beside the tree's own engine, with this view's size free.
    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateStaleConstraints()
        let engine = LayoutEngine(root: self, isScratch: true)
        let insets = alignmentRectInsets
        let size = engine.fittingSize(
            CGSize(
                width: target.width - insets.left - insets.right, height: target.height - insets.top - insets.bottom),
            horizontal, vertical)
        let scale = (window?.screen ?? UIScreen.main).scale
        let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
        return CGSize(width: Self.roundUp(frame.width, scale), height: Self.roundUp(frame.height, scale))
    }

    /// To whole pixels, upward so that nothing is cut off; what arithmetic may have added is taken off first. Nothing
    /// is 0, not -0.
    private static func roundUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        guard length > 0, scale > 0 else { return max(length, 0) }
        return max(ceil(length * scale - 1e-6), 0) / scale
    }

    fileprivate func gatherConstraints(into list: inout [NSLayoutConstraint]) {
        list += layout.constraints
        for subview in subviews { subview.gatherConstraints(into: &list) }
    }
}

extension LayoutEngine {
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let slot = slot(of: root)
        var constraints: [NSLayoutConstraint] = []
        root.gatherConstraints(into: &constraints)
        for constraint in constraints {
            let entry = constraint.entry
            enqueue(constraint)
            constraint.entry = entry
        }
        let variables = items[Int(slot)].variables
        for (variable, length, priority) in [
            (variables.width, target.width, horizontal), (variables.height, target.height, vertical),
        ] {
            queue.add(variable, 1)
            queue.finish(
                .equal, Double(length), strength: Strength(priority.rawValue),
                for: .system(slot, variable == variables.width ? .width : .height))
        }
        let entries = constraints.map(\.entry)
        // That the tree's engine has them says nothing about this one.
        for constraint in constraints { constraint.entry = LayoutConstraintEntry(order: constraint.entry.order) }
        enterQueue()
        collectChanges()
        // Text breaks at its width, so heights come second.
        for slot in items.indices { wrapContent(Int32(slot)) }
        collectChanges()
        for (constraint, entry) in zip(constraints, entries) { constraint.entry = entry }
        return frame(ofSlot: slot).size
    }
}
