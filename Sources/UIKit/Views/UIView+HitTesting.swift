import Foundation

extension UIView {
    /// UIKit's rule: hidden views, views that take no touches and views with an opacity under 0.01 are passed
    /// over with everything in them; subviews outside of their superview's bounds are not found.
    final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event),
            animations.allSatisfy(\.group.takesTouches)
        else { return nil }
        for subview in subviews.reversed() {
            let transform = subview.stateForTouches.place.transformToSuperview
            // What is scaled to nothing is nowhere.
            guard transform.isInvertible else { continue }
            if let hit = subview.hitTest(point.applying(transform.inverted()), with: event) { return hit }
        }
        return self
    }

    /// Where touches look for the view: where it is shown, unless its animator leaves that to the program.
    private var stateForTouches: ViewState {
        animations.allSatisfy(\.group.isHitWhereShown) ? shown : model
    }
}
