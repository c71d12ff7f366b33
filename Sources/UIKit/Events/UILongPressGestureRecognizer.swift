import Foundation

/// One or more touches that stay where they are for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the touches stay down, in seconds; 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may move until then, in points; 10.
    open var allowableMovement: CGFloat = 10
    /// How many touches; 1.
    open var numberOfTouchesRequired = 1
    /// How many taps come before the press; 0.
    open var numberOfTapsRequired = 0

    /// Where the touches were when all of them were down.
    private var start = CGPoint.zero
    /// The wait from then on.
    private var timer: Scheduler.Entry?

    /// The time starts when all touches are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard numberOfTouches <= numberOfTouchesRequired,
            touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
        else { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        start = centroid
        let application = UIApplication.shared
        timer = application.scheduler.schedule(at: application.currentTime + minimumPressDuration) { [weak self] in
            self?.state = .began
        }
    }

    /// Touches that move too far before the time do not press; afterwards they change the gesture.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
        } else if timer != nil, hypot(centroid.x - start.x, centroid.y - start.y) > allowableMovement {
            state = .failed
        }
    }

    /// The press ends with the first touch that is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    /// The press is cut off.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Forgets the press.
    open override func reset() {
        UIApplication.shared.scheduler.cancel(timer)
        timer = nil
    }
}
