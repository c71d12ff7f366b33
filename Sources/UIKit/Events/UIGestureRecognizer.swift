import Foundation

/// Watches touches and tells when they make a gesture.
///
/// A subclass overrides the four `touches…` methods and sets `state`; what follows from a state (who may recognise
/// beside whom, whose touches are cancelled, whose actions run) is in `UIGestureRecognizer+Arbitration`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a gesture is in its life, with UIKit's raw values.
    public enum State: Int, Sendable {
        /// It may still become the gesture.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture is complete.
        case ended = 3
        /// A continuous gesture was cut off.
        case cancelled = 4
        /// The touches were not the gesture.
        case failed = 5

        /// A gesture that is complete at once.
        public static let recognized = State.ended
    }

    /// Where the gesture is in its life. Only subclasses set it, from within the `touches…` methods or a timer.
    open var state: State {
        get { currentState }
        set { transition(to: newValue) }
    }

    /// Decides on touches and on other recognisers.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether touches are watched. Setting it to false cuts a running gesture off.
    open var isEnabled = true { didSet { if oldValue && !isEnabled { cutOff() } } }
    /// The view whose touches, and whose subviews' touches, are watched.
    open var view: UIView? { owner }
    /// Not isolated, as a view may end anywhere; it clears this when it does.
    nonisolated(unsafe) final unowned(unsafe) var owner: UIView?
    /// Whether the view loses its touches when the gesture is recognised; true as in UIKit.
    open var cancelsTouchesInView = true
    /// Whether the view learns of touches only after this recogniser has failed; false as in UIKit.
    open var delaysTouchesBegan = false
    /// Whether the view learns of a touch's end only after this recogniser has failed; true as in UIKit.
    open var delaysTouchesEnded = true
    /// A name for debugging.
    open var name: String?

    /// How many touches make the gesture now.
    open var numberOfTouches: Int { trackedTouches.count }

    var currentState = State.possible
    /// The touches that are watched and still down.
    private(set) var trackedTouches: [UITouch] = []
    /// All touches since the last reset.
    private(set) var sequence: [UITouch] = []
    private(set) var failureRequirements: [WeakRecognizer] = []
    /// The state that waits until the recognisers that have to fail first have done so.
    var deferredState: State?
    private var actions: [(UIGestureRecognizer) -> Void] = []
    private var lastLocation = CGPoint.zero

    struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

    /// A recogniser that runs `action` at each state from `began` (or `ended`) on. UIKit's targets and selectors do
    /// not exist on Linux; a closure stands in their place.
    public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
        super.init()
        if let action { actions.append(action) }
    }

    /// Runs one more closure at each state, behind the others.
    open func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

    /// Has this gesture wait until the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// The middle of the touches in the view's coordinates; nil means the window's. After the touches it is their last.
    open func location(in view: UIView?) -> CGPoint {
        guard let target = view ?? self.view?.window else { return centroid }
        return centroid.applying(target.transformToScreen.inverted())
    }

    /// Where one of the touches is in the view's coordinates; nil means the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(trackedTouches.indices.contains(touchIndex), "there is no touch of that index in the gesture")
        return trackedTouches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// New touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The gesture is over and its touches are gone; forget what belonged to it.
    open func reset() {}
    /// Stops watching a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) { trackedTouches.removeAll { $0 === touch } }
    /// Whether recognising this gesture makes the other one fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether recognising the other gesture makes this one fail.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether a possible gesture keeps the beginning of `touch` from its view.
    func holdsBeginning(of touch: UITouch) -> Bool { delaysTouchesBegan }
    /// Whether the gesture is under way or waits for more touches.
    var isInPlay: Bool { !trackedTouches.isEmpty }
    /// The middle of the touches, in screen coordinates.
    var centroid: CGPoint { trackedTouches.isEmpty ? lastLocation : Self.centroid(of: trackedTouches) }

    /// The middle of some touches, in screen coordinates.
    static func centroid(of touches: [UITouch]) -> CGPoint {
        var sum = CGPoint.zero
        for touch in touches {
            sum.x += touch.screenLocation.x
            sum.y += touch.screenLocation.y
        }
        let count = CGFloat(max(1, touches.count))
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    // MARK: Touches

    /// Watches a touch that changed.
    final func receive(_ touch: UITouch, _ event: UIEvent) {
        guard isEnabled, deferredState != .ended || touch.phase != .began else { return }
        if touch.phase == .began {
            trackedTouches.append(touch)
            sequence.append(touch)
        } else if !trackedTouches.contains(where: { $0 === touch }) {
            return
        }
        lastLocation = centroid
        if !isOver, deferredState != .ended { pass(touch, event) }
        guard touch.phase == .ended || touch.phase == .cancelled else { return }
        trackedTouches.removeAll { $0 === touch }
        resetIfOver()
    }

    private func pass(_ touch: UITouch, _ event: UIEvent) {
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    final var isOver: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

    /// Makes the recogniser ready for the next gesture once this one is over and its touches are gone.
    final func resetIfOver() {
        guard isOver, trackedTouches.isEmpty else { return }
        currentState = .possible
        sequence.removeAll()
        reset()
    }

    final func sendActions() {
        for action in actions { action(self) }
    }

    /// Whether a continuous gesture has begun and not ended.
    final var isUnderWay: Bool { currentState == .began || currentState == .changed }

    /// Forgets the touches; a gesture that is under way is cancelled.
    final func cutOff() {
        if isUnderWay {
            state = .cancelled
        } else if isInPlay || deferredState != nil {
            state = .failed
        }
        trackedTouches.removeAll()
        resetIfOver()
    }
}
