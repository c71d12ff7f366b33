/// Where a view stands: what it is in, and what it holds.
///
/// What always holds: nothing points up to an object that is gone, since what ends clears the links of all that point to
/// it. So the ways up need not be weak, which has a price (see `WeakLink`).
struct ViewLinks {
    /// From the back to the front.
    var subviews: [UIView] = []
    /// What the view showed before a transition, as long as it fades out in front of the subviews.
    var picture: SnapshotView?
    unowned(unsafe) var superview: UIView?
    unowned(unsafe) var window: UIWindow?
    /// The controller whose view this is.
    unowned(unsafe) var controller: UIViewController?
    /// What others refer to the view by; nil while none does.
    var own: WeakLink<AnyObject>?
}

extension UIView {
    /// The view is gone: what it holds may live on.
    nonisolated final func clearLinks(layout: ViewLayout, recognizers: [UIGestureRecognizer]?) {
        for subview in links.subviews { subview.links.superview = nil }
        links.picture?.links.superview = nil
        for guide in layout.guides { guide.owner = nil }
        for constraint in layout.constraints { constraint.owner = nil }
        for recognizer in recognizers ?? [] { recognizer.owner = nil }
        links.own?.target = nil
    }

    /// The window is gone that this view and everything in it is in.
    nonisolated final func clearWindow() {
        links.window = nil
        for subview in links.subviews { subview.clearWindow() }
        links.picture?.clearWindow()
    }
}
