import Foundation

extension UIView {
    final func layoutDidBecomeStale() {
        layoutFlags.isStale = true
        var ancestor = superview
        while let view = ancestor, !view.layoutFlags.descendantIsStale {
            view.layoutFlags.descendantIsStale = true
            ancestor = view.superview
        }
        setNeedsFrame()
    }

    final func layoutFromTopmostStaleAncestor() {
        var top = self
        var ancestor = superview
        while let view = ancestor {
            if view.layoutFlags.isStale { top = view }
            ancestor = view.superview
        }
        top.layoutStaleViews()
    }

    /// Lays out this view if it is stale, and everything stale inside, from the outside in.
    final func layoutStaleViews() {
        updateConstraintsBeforeLayout()
        layoutPass()
    }

    private func layoutPass() {
        if layoutFlags.isStale {
            layoutFlags.isStale = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        guard layoutFlags.descendantIsStale else { return }
        layoutFlags.descendantIsStale = false
        for subview in subviews where subview.layoutFlags.isStale || subview.layoutFlags.descendantIsStale {
            subview.layoutPass()
        }
    }
}
