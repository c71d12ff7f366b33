import Foundation

/// The pan of a scroll view: it starts only in a direction in which the view scrolls, and a touch stops what moves.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// How long a finger's touch is kept from the content, in seconds: a flick that starts on a button scrolls.
    static let contentDelay: TimeInterval = 0.15

    private var scrollView: UIScrollView? { view as? UIScrollView }
    private var delay: Scheduler.Entry?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.stopMotion()
        guard state == .possible, delay == nil, let scrollView, scrollView.delaysContentTouches,
            scrollView.canScroll, touches.first?.type == .direct, touches.first?.view !== scrollView
        else { return }
        let application = UIApplication.shared
        delay = application.scheduler.schedule(at: application.currentTime + Self.contentDelay) { [weak self] in
            self?.delay = nil
            application.releaseHeldTouches()
        }
    }

    override func holdsBeginning(of touch: UITouch) -> Bool { super.holdsBeginning(of: touch) || delay != nil }

    override func hasLeftSlop(_ travel: CGPoint, _ type: UITouch.TouchType) -> Bool {
        guard let scrollView else { return false }
        let horizontal = scrollView.scrolls(.horizontal) && abs(travel.x) >= slop(type)
        let vertical = scrollView.scrolls(.vertical) && abs(travel.y) >= slop(type)
        return horizontal || vertical
    }

    override func reset() {
        super.reset()
        UIApplication.shared.scheduler.cancel(delay)
        delay = nil
    }
}
