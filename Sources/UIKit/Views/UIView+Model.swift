import Foundation

extension UIView {
    /// Changes the model. Everything that follows from a change, and animation, hangs on this and on `setGeometry`.
    final func setModel(_ change: (inout ViewState) -> Void) {
        let old = model
        change(&model)
        guard model != old else { return }
        recordAnimation(from: old)
        if model.place != old.place { placeDidChange(from: old.place) }
        if model.paintsLike(old) { surroundingsDidBecomeStale() } else { displayDidBecomeStale() }
    }

    /// Changes place and size, the two that layout writes; outside of animations without a copy of the whole model.
    final func setGeometry(center: CGPoint, bounds: CGRect) {
        let old = model.place
        if center == old.center, bounds == old.bounds { return }
        guard AnimationRecording.current == nil, !renderingFlags.hasPresentation else {
            return setModel { ($0.center, $0.bounds) = (center, bounds) }
        }
        model.place.center = center
        model.place.bounds = bounds
        placeDidChange(from: old)
        if bounds == old.bounds { surroundingsDidBecomeStale() } else { displayDidBecomeStale() }
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

    private func placeDidChange(from old: ViewPlace) {
        let sizeChanged = old.bounds.size != model.place.bounds.size
        if sizeChanged {
            layoutDidBecomeStale()
            if layoutFlags.autoresizesSubviews { autoresizeSubviews(from: old.bounds.size) }
        }
        UIApplication.shared.geometryDidChange()
        // Nothing inside depends on where a root stands.
        if links.superview == nil, old.bounds == model.place.bounds { return }
        if layout.slot >= 0 { layoutGeometryDidChange(from: old) }
        safeAreaDidMove(sizeChanged: sizeChanged)
    }

    /// The view paints what it did, but elsewhere or otherwise.
    private func surroundingsDidBecomeStale() {
        links.superview?.markRenderStale()
        setNeedsFrame()
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
        while let current = view, !current.renderingFlags.subtreeIsStale {
            current.renderingFlags.subtreeIsStale = true
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
        renderingFlags.isStale = true
        setNeedsRender()
    }
}
