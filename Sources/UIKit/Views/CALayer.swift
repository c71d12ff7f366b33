import Foundation

/// A view's visual properties under Core Animation's names: `view.layer.cornerRadius` and its neighbours.
///
/// It is a way to look at a view, not an object of its own; two layers are the same when their views are.
@preconcurrency @MainActor
public struct CALayer {
    let view: UIView
    var isPresentation = false

    private var state: ViewState { isPresentation ? view.shown : view.model }

    /// The radius of the corners in points.
    public var cornerRadius: CGFloat {
        get { state.cornerRadius }
        nonmutating set { view.setModel { $0.cornerRadius = newValue } }
    }

    /// Which corners are rounded; all of them unless said otherwise.
    public var maskedCorners: CACornerMask {
        // Both types have the same bits; `allCorners` has further ones.
        get { CACornerMask(rawValue: view.roundedCorners.rawValue & 0b1111) }
        nonmutating set {
            view.roundedCorners = UIRectCorner(rawValue: newValue.rawValue)
            view.setNeedsDisplay()
        }
    }

    /// The width in points of the line inside the view's edge; 0 draws none.
    public var borderWidth: CGFloat {
        get { state.borderWidth }
        nonmutating set { view.setModel { $0.borderWidth = newValue } }
    }

    /// The colour of that line.
    public var borderColor: CGColor? {
        get { state.borderColor }
        nonmutating set { view.setModel { $0.borderColor = newValue ?? .clear } }
    }

    /// The opacity of the shadow, 0...1; 0 draws none.
    public var shadowOpacity: Float {
        get { Float(state.shadowOpacity) }
        nonmutating set { view.setModel { $0.shadowOpacity = CGFloat(newValue) } }
    }

    /// How far the shadow is moved, in points.
    public var shadowOffset: CGSize {
        get { state.shadowOffset }
        nonmutating set { view.setModel { $0.shadowOffset = newValue } }
    }

    /// Over how many points the shadow fades out; over none where that is infinite or not a number.
    public var shadowRadius: CGFloat {
        get { view.shadowRadius }
        nonmutating set {
            view.shadowRadius = newValue.isFinite ? newValue : 0
            view.setNeedsDisplay()
        }
    }

    /// Whether what sticks out of the view is cut off.
    public var masksToBounds: Bool {
        get { view.clipsToBounds }
        nonmutating set { view.clipsToBounds = newValue }
    }

    /// Whether the host keeps a picture of the view and everything in it, to move it without painting it again.
    public var shouldRasterize: Bool {
        get { view.shouldRasterize }
        nonmutating set { view.shouldRasterize = newValue }
    }

    /// The opacity, 0...1.
    public var opacity: Float {
        get { Float(state.alpha) }
        nonmutating set { view.alpha = CGFloat(newValue) }
    }

    /// The smallest rectangle around the view in its superview's coordinates.
    public var frame: CGRect { state.frame }
    /// The rectangle that the view shows, in its own coordinates.
    public var bounds: CGRect { state.bounds }
    /// The view's middle in its superview's coordinates.
    public var position: CGPoint { state.center }

    /// The layer as it is shown at this frame, half way through animations.
    public func presentation() -> CALayer? { CALayer(view: view, isPresentation: true) }
}
