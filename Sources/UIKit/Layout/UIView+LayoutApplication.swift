import Foundation

/// The view's side of the layout pass.
extension UIView {
    /// Gives the subviews the frames that constraints call for.
    final func applyLayout() {
        guard layout.firstMoved >= 0 || layout.engine != nil || (laysOutContent && layout.slot >= 0) else { return }
        treeEngine?.apply(in: self)
    }

    final func contentPriorities(_ axis: NSLayoutConstraint.Axis) -> ContentPriorities {
        axis == .horizontal ? layout.horizontal : layout.vertical
    }

    final func setContentPriorities(_ axis: NSLayoutConstraint.Axis, _ change: (inout ContentPriorities) -> Void) {
        if axis == .horizontal { change(&layout.horizontal) } else { change(&layout.vertical) }
        if layout.slot >= 0 { treeEngine?.contentPrioritiesDidChange(layout.slot) }
    }

    final func intrinsicSizeDidChange() {
        superview?.setNeedsLayout()
        (superview as? UIStackView)?.arrangedSizeDidChange()
        guard layout.slot >= 0, let engine = treeEngine else { return }
        engine.contentDidChange(layout.slot)
        engine.baselineDidChange(layout.slot)
    }

    // MARK: The pass that updates constraints

    final func constraintsDidBecomeStale() {
        layoutFlags.needsUpdate = true
        markUpdatePath()
        setNeedsFrame()
    }

    /// Has the update pass find its way from the root to this view.
    final func markUpdatePath() {
        var ancestor = links.superview
        while let view = ancestor, !view.layoutFlags.descendantNeedsUpdate {
            view.layoutFlags.descendantNeedsUpdate = true
            ancestor = view.links.superview
        }
    }

    /// Calls `updateConstraints()` where it waits, from the inside out, then enters what has come of it.
    final func updateStaleConstraints() {
        updatePass()
        treeEngine?.flush()
    }

    private func updatePass() {
        if layoutFlags.descendantNeedsUpdate {
            layoutFlags.descendantNeedsUpdate = false
            for subview in links.subviews
            where subview.layoutFlags.needsUpdate || subview.layoutFlags.descendantNeedsUpdate {
                subview.updatePass()
            }
        }
        guard layoutFlags.needsUpdate else { return }
        layoutFlags.needsUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
}
