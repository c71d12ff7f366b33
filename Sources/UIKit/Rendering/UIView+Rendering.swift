import Foundation

extension UIView {
    /// Adds this view and what is in it to the frame.
    final func render(into builder: inout FrameBuilder, transform: CGAffineTransform, clip: CGRect) {
        let state = shown
        guard !isHidden, state.alpha > 0, state.place.isFinite else {
            erase(from: &builder)
            return
        }
        let own = state.place.transformToSuperview.concatenating(transform)
        defer { renderingFlags.subtreeIsStale = false }
        if needsSurface(state) {
            renderSurface(state, into: &builder, transform: own, clip: clip)
        } else {
            if rendering.contentPlacement != nil { dissolveSurface(in: &builder) }
            renderContent(state, into: &builder, transform: own, clip: clip, alpha: state.alpha)
        }
    }

    /// The view was a surface and is none any more: all that this held is painted in its place again.
    private func dissolveSurface(in builder: inout FrameBuilder) {
        if let placement = rendering.placement { builder.erase(placement) }
        rendering.placement = nil
        rendering.contentPlacement = nil
        rendering.surfaceBounds = .null
        rendering.surfaceNodes = []
    }

    /// Has the place of this view and of everything in it painted again in the frame that is put together.
    private func erase(from builder: inout FrameBuilder) {
        if let placement = rendering.placement { builder.erase(placement) }
        if let placement = rendering.contentPlacement { builder.erase(placement) }
        rendering.placement = nil
        rendering.contentPlacement = nil
        rendering.surfaceBounds = .null
        for subview in subviews { subview.erase(from: &builder) }
        links.picture?.erase(from: &builder)
    }

    /// Whether the view must be painted as a whole before it goes on the screen.
    private func needsSurface(_ state: ViewState) -> Bool {
        if shouldRasterize { return true }
        if subviews.isEmpty, links.picture == nil { return false }
        return state.alpha < 1 || (clipsToBounds && state.cornerRadius > 0)
    }

    private func renderContent(
        _ state: ViewState, into builder: inout FrameBuilder, transform: CGAffineTransform, clip: CGRect, alpha: CGFloat
    ) {
        let extent = drawnRect(state).applying(transform).overlap(with: clip)
        let isVisible = extent.hasArea
        var changed = false
        if isVisible, renderingFlags.isStale {
            let old = rendering.list
            recordDisplayList(traits: builder.traits)
            renderingFlags.isStale = false
            changed = rendering.list != old
        }
        let alpha = alpha * arrival
        let placement = ViewRendering.Placement(
            surface: builder.surface, transform: transform, clip: clip, alpha: alpha, extent: extent)
        if changed || placement != rendering.placement {
            builder.replace(rendering.placement, by: placement, isEmpty: rendering.list.isEmpty && !changed)
            rendering.placement = placement
        }
        if isVisible, !rendering.list.isEmpty {
            builder.append(
                RenderNode(
                    content: .list(rendering.list), transform: transform, clip: clip, extent: extent, alpha: alpha))
        }
        let inner = clipsToBounds ? clip.overlap(with: state.bounds.applying(transform)) : clip
        for subview in subviews { subview.render(into: &builder, transform: transform, clip: inner) }
        links.picture?.render(into: &builder, transform: transform, clip: inner)
    }

    private func renderSurface(
        _ state: ViewState, into builder: inout FrameBuilder, transform: CGAffineTransform, clip: CGRect
    ) {
        if rendering.surface == 0 { rendering.surface = UIApplication.shared.makeSurfaceIdentifier() }
        let canTakeOverSurface =
            !renderingFlags.subtreeIsStale && !rendering.surfaceNodes.isEmpty && rendering.contentPlacement != nil
            && rendering.leftovers.isEmpty
        let place = builder.beginSurface(rendering.surface, leftovers: rendering.leftovers)
        rendering.leftovers.removeAll()
        let outer = rendering.placement
        if canTakeOverSurface {
            builder.append(rendering.surfaceNodes)
        } else {
            rendering.placement = rendering.contentPlacement
            renderContent(state, into: &builder, transform: .identity, clip: .infinite, alpha: 1)
            rendering.contentPlacement = rendering.placement
            rendering.surfaceNodes = builder.nodes(of: place)
        }
        let mask = clipsToBounds && state.cornerRadius > 0 ? state.bounds : nil
        let bounds = builder.endSurface(
            place, mask: mask, radius: mask == nil ? 0 : state.cornerRadius, oldBounds: rendering.surfaceBounds)
        rendering.surfaceBounds = bounds
        let extent = bounds.applying(transform).overlap(with: clip)
        let placement = ViewRendering.Placement(
            surface: builder.surface, transform: transform, clip: clip, alpha: state.alpha, extent: extent,
            maskRect: mask,
            maskRadius: mask == nil ? 0 : state.cornerRadius)
        builder.finishSurface(place, from: outer, to: placement)
        rendering.placement = placement
    }

    /// Has the place of this view and of everything in it painted again at the next frame, and forgets that it was there.
    final func eraseFromScreen() {
        if let placement = rendering.placement { leaveBehind(placement) }
        if let placement = rendering.contentPlacement { leaveBehind(placement) }
        rendering.placement = nil
        rendering.contentPlacement = nil
        rendering.surfaceBounds = .null
        for subview in subviews { subview.eraseFromScreen() }
        links.picture?.eraseFromScreen()
    }

    /// Has the view painted again where it stands.
    final func markDamaged() { eraseFromScreen() }

    private func leaveBehind(_ placement: ViewRendering.Placement) {
        if placement.surface == 0 {
            (window?.screen ?? .main).leftovers.add(placement.extent)
            return
        }
        var owner: UIView? = self
        while let view = owner, view.rendering.surface != placement.surface { owner = view.superview }
        owner?.rendering.leftovers.add(placement.extent)
        owner?.setNeedsRender()
    }
}
