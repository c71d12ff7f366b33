import Foundation

extension UIView {
    /// Changes the model. Everything that follows from a change, and animation, hangs on this one place.
    final func setModel(_ change: (inout ViewState) -> Void) {
        let old = model
        change(&model)
        if model != old { modelDidChange(from: old) }
    }

    /// Changes place and size, the two that layout writes; cheaper than `setModel` when nothing changes.
    final func setGeometry(center: CGPoint, bounds: CGRect) {
        if center == model.center, bounds == model.bounds { return }
        let old = model
        model.center = center
        model.bounds = bounds
        modelDidChange(from: old)
    }

    /// Sets center and bounds so that the frame becomes `frame`; negative sizes are made positive.
    final func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        let center = CGPoint(x: frame.midX, y: frame.midY)
        var size = frame.size
        if !model.transform.isIdentity {
            let inverted = size.applying(model.transform.inverted())
            size = CGSize(width: abs(inverted.width), height: abs(inverted.height))
        }
        setGeometry(center: center, bounds: CGRect(origin: model.bounds.origin, size: size))
    }

    private func modelDidChange(from old: ViewState) {
        recordAnimation(from: old)
        if old.bounds.size != model.bounds.size {
            setNeedsLayout()
            setNeedsDisplay()
            if autoresizesSubviews { autoresizeSubviews(from: old.bounds.size) }
        }
        if old.center != model.center || old.bounds != model.bounds || old.transform != model.transform {
            if layout.slot >= 0 { layoutGeometryDidChange(from: old) }
            safeAreaDidMove(sizeChanged: old.bounds.size != model.bounds.size)
            UIApplication.shared.geometryDidChange()
        }
        if old.bounds.origin != model.bounds.origin || old.backgroundColor !== model.backgroundColor
            || old.cornerRadius != model.cornerRadius
            || old.borderWidth != model.borderWidth || old.borderColor != model.borderColor
            || old.shadowOpacity != model.shadowOpacity || old.shadowOffset != model.shadowOffset
        {
            rendering.isStale = true
            setNeedsRender()
        } else if old.bounds.size != model.bounds.size {
            setNeedsRender()
        } else {
            superview?.markRenderStale()
            setNeedsFrame()
        }
    }

    /// Asks for a frame if the view can be seen in one.
    final func setNeedsFrame() {
        if links.window != nil { UIApplication.shared.setNeedsFrame() }
    }

    /// Has the view and the surfaces that it is in put together anew in the next frame.
    final func setNeedsRender() {
        markRenderStale()
        setNeedsFrame()
    }

    /// Marks the way from this view to its window, so that no surface on it is taken over from the last frame.
    final func markRenderStale() {
        var view: UIView? = self
        while let current = view, !current.rendering.subtreeIsStale {
            current.rendering.subtreeIsStale = true
            view = current.links.superview
        }
    }

    final func hiddenDidChange() {
        UIApplication.shared.geometryDidChange()
        superview?.setNeedsLayout()
        superview?.subviewHiddenDidChange(self)
        superview?.markRenderStale()
        setNeedsFrame()
    }

    final func displayDidBecomeStale() {
        rendering.isStale = true
        setNeedsRender()
    }
}
