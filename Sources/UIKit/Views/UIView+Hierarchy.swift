import Foundation

extension UIView {
    /// `insertSubview(_:belowSubview:)`; in front of all if `sibling` is not inside.
    final func insert(_ view: UIView, below sibling: UIView) {
        insert(view, at: place(of: sibling, without: view) ?? subviews.count)
    }

    /// `insertSubview(_:aboveSubview:)`; in front of all if `sibling` is not inside.
    final func insert(_ view: UIView, above sibling: UIView) {
        insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
    }

    /// Where `sibling` stands once `view` is taken out.
    private func place(of sibling: UIView, without view: UIView) -> Int? {
        guard let place = subviews.firstIndex(where: { $0 === sibling }) else { return nil }
        guard let own = subviews.firstIndex(where: { $0 === view }) else { return place }
        return own < place ? place - 1 : place
    }

    /// `exchangeSubview(at:withSubviewAt:)`; places without a view change nothing.
    final func swapSubviews(_ index1: Int, _ index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        links.subviews.swapAt(index1, index2)
        subviews[index1].markDamaged()
        subviews[index2].markDamaged()
        setNeedsRender()
    }

    /// Whether this view is `view` or lies anywhere inside of it.
    final func isInside(_ view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    /// `viewWithTag(_:)`, asked of the views inside in turn.
    final func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    final func insert(_ view: UIView, at index: Int) {
        precondition(!isInside(view), "a view cannot be added to itself or to one of its subviews")
        if view.superview === self {
            reorder(view, to: min(max(index, 0), subviews.count - 1))
            return
        }
        let oldTint = view.tintColor
        let oldTraits = view.traitKey == traitKey ? nil : view.traitCollection
        view.willMove(toSuperview: self)
        if view.superview != nil { view.detach(movesTo: self) }
        links.subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.links.superview = self
        adoptLayout(of: view)
        view.setWindow(window)
        if view.tintColor !== oldTint { view.tintColorDidChange() }
        if let oldTraits { view.tellTraits(from: oldTraits) }
        view.safeAreaDidMove(sizeChanged: false)
        view.didMoveToSuperview()
        didAddSubview(view)
        view.setNeedsLayout()
        setNeedsLayout()
        hierarchyDidChange()
    }

    final func detachFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        detach(movesTo: nil)
        setWindow(nil)
        safeAreaDidMove(sizeChanged: false)
        didMoveToSuperview()
    }

    /// Takes the view out of its superview's list; the caller sees to the window.
    private func detach(movesTo newSuperview: UIView?) {
        guard let old = superview else { return }
        old.willRemoveSubview(self)
        releaseFirstResponder(movesTo: newSuperview)
        dropCrossingConstraints()
        eraseFromScreen()
        old.links.subviews.removeAll { $0 === self }
        links.superview = nil
        old.setNeedsLayout()
        old.hierarchyDidChange()
    }

    final func reorder(_ view: UIView, to index: Int) {
        guard let current = subviews.firstIndex(where: { $0 === view }), current != index else { return }
        links.subviews.remove(at: current)
        links.subviews.insert(view, at: index)
        view.markDamaged()
        setNeedsRender()
    }

    final func setWindow(_ newWindow: UIWindow?) {
        guard window !== newWindow else { return }
        for recognizer in gestureRecognizers ?? [] where recognizer.isUnderWay { recognizer.cutOff() }
        let appearing = controller.flatMap { $0.appearsByItself(in: newWindow) ? $0 : nil }
        appearing?.beginAppearanceTransition(newWindow != nil, animated: false)
        willMove(toWindow: newWindow)
        links.window = newWindow
        if newWindow != nil { renderingFlags.isStale = true }
        if newWindow == nil { dropPicture() }
        for subview in subviews { subview.setWindow(newWindow) }
        didMoveToWindow()
        appearing?.endAppearanceTransition()
    }

    private func hierarchyDidChange() {
        UIApplication.shared.geometryDidChange()
        setNeedsRender()
    }

    /// A view that leaves its window takes the first responder inside with it.
    private func releaseFirstResponder(movesTo newSuperview: UIView?) {
        guard newSuperview?.window !== window, let responder = UIApplication.shared.firstResponder,
            responder.belongs(to: self)
        else { return }
        UIApplication.shared.setFirstResponder(nil)
    }
}
