import Foundation

extension UIView {
    /// Records the list anew: shadow, background, what `draw(_:)` draws cut to the bounds, border.
    final func recordDisplayList(traits: UITraitCollection) {
        let state = shown
        rendering.list = CGContext.record(traits: traits) { context in
            recordGround(state, in: context)
            context.append(.save)
            context.append(.clipRect(state.bounds))
            let before = context.list.items.count
            draw(state.bounds)
            if context.list.items.count == before {
                context.dropLast(2)
            } else {
                context.append(.restore)
            }
            if state.borderWidth > 0, state.borderColor.alpha > 0 {
                context.append(
                    .strokeRoundedRect(
                        state.bounds, radius: state.cornerRadius, corners: roundedCorners, lineWidth: state.borderWidth,
                        color: state.borderColor))
            }
        }
    }

    private func recordGround(_ state: ViewState, in context: CGContext) {
        if state.shadowOpacity > 0 {
            context.append(
                .shadow(
                    state.bounds.offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height),
                    radius: state.cornerRadius, blur: shadowRadius,
                    color: CGColor(red: 0, green: 0, blue: 0, alpha: state.shadowOpacity)))
        }
        guard let color = state.backgroundColor?.resolvedColor(with: context.traits).cgColor, color.alpha > 0 else {
            return
        }
        if state.cornerRadius > 0 {
            context.append(
                .fillRoundedRect(state.bounds, radius: state.cornerRadius, corners: roundedCorners, color: color))
        } else {
            context.append(.fillRect(state.bounds, color: color))
        }
    }

    /// Has this view and everything in it drawn again, when the traits have changed.
    final func invalidateDisplayLists() {
        renderingFlags.isStale = true
        markRenderStale()
        for subview in subviews { subview.invalidateDisplayLists() }
    }

    /// What the view's own list covers, in its own coordinates.
    final func drawnRect(_ state: ViewState) -> CGRect {
        guard state.shadowOpacity > 0 else { return state.bounds }
        let shadow = state.bounds.offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height)
            .insetBy(dx: -shadowRadius, dy: -shadowRadius)
        return state.bounds.union(shadow)
    }
}
