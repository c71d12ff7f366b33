import Foundation

/// What happens to constraints when views enter and leave a tree.
extension UIView {
    /// A view with everything in it has become a subview: its constraints go on in this tree's engine.
    final func adoptLayout(of view: UIView) {
        if view.layoutFlags.needsUpdate || view.layoutFlags.descendantNeedsUpdate { view.markUpdatePath() }
        // A view whose superview is gone without having let go of it still counts as an item of an engine that is gone.
        guard view.layout.engine != nil || view.layout.slot >= 0 else { return }
        let old = view.rootEngine
        view.layout.engine = nil
        let root = treeRoot
        root.rootEngine.adopt(old)
        root.layoutDidBecomeStale()
    }

    /// The view is about to leave its superview: constraints that lead out of it become inactive, the others go on in
    /// an engine of its own.
    final func dropCrossingConstraints() {
        guard let engine = treeEngine else { return }
        var inner: [NSLayoutConstraint] = []
        var crossing: [NSLayoutConstraint] = []
        gather(inner: &inner, crossing: &crossing, top: self)
        LayoutEngine.deactivate(crossing)
        for constraint in inner where constraint.engine === engine {
            engine.leave(constraint)
        }
        leaveEngine(engine)
        engine.removeDoomed()
        engine.systemDidChange()
        guard !inner.isEmpty else { return }
        let own = LayoutEngine(root: self)
        layout.engine = own
        for constraint in inner { own.add(constraint) }
    }

    private func gather(
        inner: inout [NSLayoutConstraint], crossing: inout [NSLayoutConstraint], top: UIView
    ) {
        inner += layout.constraints
        for constraint in layout.mentions where constraint.owner?.isInside(top) != true {
            crossing.append(constraint)
        }
        for guide in layout.guides {
            for constraint in guide.mentions where constraint.owner?.isInside(top) != true {
                crossing.append(constraint)
            }
        }
        for subview in subviews { subview.gather(inner: &inner, crossing: &crossing, top: top) }
    }

    private func leaveEngine(_ engine: LayoutEngine) {
        for subview in subviews { subview.leaveEngine(engine) }
        for guide in layout.guides where guide.slot >= 0 { engine.removeItem(guide.slot) }
        if layout.slot >= 0 { engine.removeItem(layout.slot) }
    }

    /// A guide has become this view's.
    final func rememberLayoutGuide(_ guide: UILayoutGuide) { layout.guides.append(guide) }

    /// A guide leaves this view, and with it the constraints about it.
    final func forgetLayoutGuide(_ guide: UILayoutGuide) {
        layout.guides.removeAll { $0 === guide }
        let own = layout.constraints.filter { $0.items.contains { $0 === guide } }
        LayoutEngine.deactivate(guide.mentions + own)
        guard guide.slot >= 0, let engine = treeEngine else { return }
        engine.removeItem(guide.slot)
        engine.removeDoomed()
    }

    /// The place or the size of a view that takes part in constraints has changed.
    final func layoutGeometryDidChange(from old: ViewPlace) {
        guard let engine = treeEngine else { return }
        if old.bounds.origin != model.bounds.origin, laysOutContent {
            engine.offsetDidChange(layout.slot, to: model.bounds.origin)
        }
        if old.bounds.size != model.bounds.size { engine.baselineDidChange(layout.slot) }
        if engine.isFixed(self) {
            let hasMoved = old.center != model.center && self !== engine.root
            if hasMoved || old.bounds.size != model.bounds.size {
                engine.fixtureDidChange(layout.slot)
            }
        } else if !engine.isApplying {
            engine.listWithoutPass(layout.slot)
        }
    }

    final func setTranslatesMask(_ translates: Bool) {
        guard translates != layout.translatesMask else { return }
        layout.translatesMask = translates
        guard let engine = treeEngine else { return }
        if layout.slot >= 0 {
            engine.fixingDidChange(self)
        } else if superview != nil {
            if !translates { engine.newViews.append(self) }
            engine.retieSubviews(of: self)
        }
        setNeedsLayout()
    }

    final func maskDidChange() {
        guard layout.translatesMask, let engine = treeEngine else { return }
        if layout.slot >= 0 { engine.retie(layout.slot) }
        engine.retieSubviews(of: self)
    }

    final func setSemantic(_ semantic: UISemanticContentAttribute) {
        guard semantic != layout.semantic else { return }
        layout.semantic = semantic
        for constraint in layout.constraints where constraint.isDirectional {
            constraint.engine?.expressionDidChange(constraint)
        }
        marginsMayHaveChanged()
        setNeedsLayout()
    }

    /// Where constraints have the sides of the view's frame, in its own coordinates: what is laid out in a view that is
    /// scrolled goes along with it, and only a view that lays out its content knows the frame from that.
    package final var sidesInLayout: CGRect {
        laysOutContent ? model.place.bounds : CGRect(origin: .zero, size: model.place.bounds.size)
    }

    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension LayoutEngine {
    /// A view's baselines may stand elsewhere.
    func baselineDidChange(_ slot: Int32) {
        guard items[Int(slot)].hasBaseline else { return }
        let text = items[Int(slot)].view
        for constraint in Array(entered) where constraint.isAboutBaseline(of: text) { expressionDidChange(constraint) }
    }

    /// What a constraint's attributes mean has changed.
    func expressionDidChange(_ constraint: NSLayoutConstraint) {
        guard constraint.entry.state == .entered else { return }
        reenter(constraint)
        systemDidChange()
    }
}
