import Foundation

/// What drags, wheels and keys do to a scroll view.
extension UIScrollView {
    /// How far an arrow key scrolls, in points.
    static let lineLength: CGFloat = 40
    /// The part of the view's length that a page is.
    static let pageShare: CGFloat = 0.9

    func panDidChange() {
        switch pan.state {
        case .began: beginDrag(pan)
        case .changed: drag(pan)
        case .ended:
            let velocity = pan.velocity(in: superview)
            endKeyboardDrag(velocity: velocity.y)
            release(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
        case .cancelled, .failed:
            cancelKeyboardDrag()
            release(velocity: .zero)
        case .possible: break
        }
    }

    private func beginDrag(_ pan: UIPanGestureRecognizer) {
        stopMotion()
        setDragging(true)
        // The way to the gesture's beginning is left out, so that the content does not jump.
        let travelled = pan.translation(in: superview)
        dragOrigin = CGPoint(
            x: unbanded(contentOffset.x, horizontalLimits, bounds.width) + travelled.x,
            y: unbanded(contentOffset.y, verticalLimits, bounds.height) + travelled.y)
        delegate?.scrollViewWillBeginDragging(self)
        beginKeyboardDrag()
        dragKeyboard(with: pan)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        dragKeyboard(with: pan)
        let travelled = pan.translation(in: superview)
        var offset = contentOffset
        if scrolls(.horizontal) { offset.x = banded(dragOrigin.x - travelled.x, horizontalLimits, bounds.width) }
        if scrolls(.vertical) { offset.y = banded(dragOrigin.y - travelled.y, verticalLimits, bounds.height) }
        contentOffset = offset
    }

    private func banded(_ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
        let inside = min(max(offset, limits.lowerBound), limits.upperBound)
        guard bounces else { return inside }
        return inside + ScrollMotion.rubberBand(Double(offset - inside), length: Double(length))
    }

    private func unbanded(_ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
        let inside = min(max(offset, limits.lowerBound), limits.upperBound)
        return inside + ScrollMotion.inverseRubberBand(Double(offset - inside), length: Double(length))
    }

    /// Scrolls by a wheel's distance, not past the ends. Returns whether the content could move.
    func scrollByWheel(_ delta: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let offset = clamped(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
        guard offset != contentOffset else { return false }
        stopMotion()
        contentOffset = offset
        return true
    }

    /// Scrolls as a key says. Returns whether the key scrolls and the content could move.
    func scroll(by key: UIKeyboardHIDUsage) -> Bool {
        let page = bounds.inset(by: adjustedContentInset).height * Self.pageShare
        let delta: CGPoint =
            switch key {
            case .keyboardPageUp: CGPoint(x: 0, y: -page)
            case .keyboardPageDown: CGPoint(x: 0, y: page)
            case .keyboardUpArrow: CGPoint(x: 0, y: -Self.lineLength)
            case .keyboardDownArrow: CGPoint(x: 0, y: Self.lineLength)
            case .keyboardLeftArrow: CGPoint(x: -Self.lineLength, y: 0)
            case .keyboardRightArrow: CGPoint(x: Self.lineLength, y: 0)
            case .keyboardHome: CGPoint(x: 0, y: verticalLimits.lowerBound - contentOffset.y)
            case .keyboardEnd: CGPoint(x: 0, y: verticalLimits.upperBound - contentOffset.y)
            default: .zero
            }
        return delta != .zero && scrollByWheel(delta)
    }
}
