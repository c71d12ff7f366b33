import Foundation

/// One or more taps of one or more touches.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How far a touch may move and still tap, in points.
    static let allowableMovement: CGFloat = 45
    /// How long a touch may stay down and still tap, in seconds.
    static let maximumDuration: TimeInterval = 0.75
    /// How long the next tap may take to begin, in seconds.
    static let maximumInterval: TimeInterval = 0.35

    /// How many taps in a row; 1.
    open var numberOfTapsRequired = 1
    /// How many touches each tap has; 1.
    open var numberOfTouchesRequired = 1

    private var tapCount = 0
    private var touchesDown = 0
    private var touchesOfTap = 0
    private var start = CGPoint.zero
    private var timeout: Scheduler.Entry?

    override var isInPlay: Bool { super.isInPlay || tapCount > 0 }

    /// Starts a tap or adds a touch to it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touchesDown == 0 {
            touchesOfTap = 0
            wait(Self.maximumDuration)
            if tapCount == 0 { start = centroid }
        }
        touchesDown += touches.count
        touchesOfTap += touches.count
        if touchesOfTap > numberOfTouchesRequired { state = .failed }
        if touchesOfTap == 1, tapCount > 0, isFar(centroid) { state = .failed }
        if touchesOfTap > 1 { start = centroid }
    }

    /// A touch that moves away does not tap.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isFar(centroid) { state = .failed }
    }

    /// The tap is complete when the last touch is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesDown -= touches.count
        guard touchesDown == 0 else { return }
        guard touchesOfTap == numberOfTouchesRequired else { return state = .failed }
        tapCount += 1
        if tapCount >= numberOfTapsRequired {
            state = .ended
        } else {
            wait(Self.maximumInterval)
        }
    }

    /// Touches that are taken away do not tap.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Forgets the taps.
    open override func reset() {
        UIApplication.shared.scheduler.cancel(timeout)
        timeout = nil
        tapCount = 0
        touchesDown = 0
        touchesOfTap = 0
    }

    /// A tap leaves those alone that wait for more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func isFar(_ point: CGPoint) -> Bool {
        hypot(point.x - start.x, point.y - start.y) > Self.allowableMovement
    }

    private func wait(_ interval: TimeInterval) {
        let application = UIApplication.shared
        application.scheduler.cancel(timeout)
        timeout = application.scheduler.schedule(at: application.currentTime + interval) { [weak self] in
            guard let self, deferredState == nil else { return }
            state = .failed
        }
    }
}
