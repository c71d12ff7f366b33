import Foundation

extension UIView {
    /// From this view's coordinates to its window's, or to its topmost ancestor's superview where it has no window.
    final var transformToWindow: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView = self
        while !(view is UIWindow) {
            view.model.place.extend(&transform)
            guard let superview = view.superview else { break }
            view = superview
        }
        return transform
    }

    /// From this view's coordinates to the screen's.
    public final var transformToScreen: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var next: UIView? = self
        while let view = next {
            view.model.place.extend(&transform)
            next = view.links.superview
        }
        return transform
    }

    /// From this view's coordinates to another one's; nil means the window's.
    final func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else { return transformToWindow }
        if view === self { return .identity }
        if view === superview { return model.place.transformToSuperview }
        return transformToScreen.concatenating(view.transformToScreen.inverted())
    }

    /// From another view's coordinates to this one's; nil means the window's.
    final func transform(from view: UIView?) -> CGAffineTransform { transform(to: view).inverted() }
}

extension UIView: UICoordinateSpace {}
