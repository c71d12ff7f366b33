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
        guard layout.slot >= 0, let engine = treeEngine else { return }
        engine.contentDidChange(layout.slot)
        engine.baselineDidChange(layout.slot)
    }

    // MARK: The pass that updates constraints

    final func constraintsDidBecomeStale() {
        layout.needsUpdate = true
        markUpdatePath()
        setNeedsFrame()
    }

    /// Has the update pass find its way from the root to this view.
    final func markUpdatePath() {
        var ancestor = superview
        while let view = ancestor, !view.layout.descendantNeedsUpdate {
            view.layout.descendantNeedsUpdate = true
            ancestor = view.superview
        }
    }

    /// Calls `updateConstraints()` where it waits, from the inside out, then enters what has come of it.
    final func updateStaleConstraints() {
        updatePass()
        treeEngine?.flush()
    }

    private func updatePass() {
        if layout.descendantNeedsUpdate {
            layout.descendantNeedsUpdate = false
            for subview in subviews where subview.layout.needsUpdate || subview.layout.descendantNeedsUpdate {
                subview.updatePass()
            }
        }
        guard layout.needsUpdate else { return }
        layout.needsUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
}
