import Foundation

extension UIView {
    /// From this view's coordinates to its window's, or to its topmost ancestor's superview where it has no window.
    final var transformToWindow: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView = self
        while !(view is UIWindow) {
            transform = transform.concatenating(view.model.transformToSuperview)
            guard let superview = view.superview else { break }
            view = superview
        }
        return transform
    }

    /// From this view's coordinates to the screen's.
    public final var transformToScreen: CGAffineTransform {
        var transform = model.transformToSuperview
        var view = self
        while let superview = view.superview {
            transform = transform.concatenating(superview.model.transformToSuperview)
            view = superview
        }
        return transform
    }

    /// A point of this view in another one's coordinates; nil means the window's.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }

    /// A point of another view in this one's coordinates; nil means the window's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// A rectangle of this view in another one's coordinates; nil means the window's.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

    /// A rectangle of another view in this one's coordinates; nil means the window's.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// A point in another coordinate space.
    public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transformToScreen.concatenating(coordinateSpace.transformToScreen.inverted()))
    }

    /// A point of another coordinate space in this view's.
    public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(coordinateSpace.transformToScreen.concatenating(transformToScreen.inverted()))
    }

    /// A rectangle in another coordinate space.
    public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transformToScreen.concatenating(coordinateSpace.transformToScreen.inverted()))
    }

    /// A rectangle of another coordinate space in this view's.
    public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(coordinateSpace.transformToScreen.concatenating(transformToScreen.inverted()))
    }

    private func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else { return transformToWindow }
        if view === self { return .identity }
        if view === superview { return model.transformToSuperview }
        return transformToScreen.concatenating(view.transformToScreen.inverted())
    }
}

extension UIView: UICoordinateSpace {}
