import Foundation

extension UIView {
    /// How often a pass goes over views that layout itself makes stale again. What is stale after that waits for the
    /// next frame, so that views which always call for layout hang nothing.
    private static var passLimit: Int { 8 }

    final func layoutDidBecomeStale() {
        if layoutFlags.isStale, links.superview?.layoutFlags.descendantIsStale ?? true {
            setNeedsFrame()
            return
        }
        layoutFlags.isStale = true
        var ancestor = links.superview
        while let view = ancestor, !view.layoutFlags.descendantIsStale {
            view.layoutFlags.descendantIsStale = true
            ancestor = view.links.superview
        }
        setNeedsFrame()
    }

    /// What tracks the keyboard follows too, in views without a window as well, so that frames are right after this.
    final func layoutFromTopmostStaleAncestor() {
        for _ in 0..<UIApplication.layoutRoundLimit {
            layOutFromTopmostStaleAncestor()
            if !UIApplication.shared.updateTrackedGuides() { return }
        }
    }

    private func layOutFromTopmostStaleAncestor() {
        treeRoot.updateStaleConstraints()
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
        for _ in 0..<Self.passLimit {
            updateStaleConstraints()
            guard layoutFlags.isStale || layoutFlags.descendantIsStale else { return }
            layoutPass()
        }
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
        for subview in links.subviews where subview.layoutFlags.isStale || subview.layoutFlags.descendantIsStale {
            subview.layoutPass()
        }
    }
}
