import Foundation

/// One finger, pen or pressed pointer button, from its touch to its lift.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch is in its life, with UIKit's raw values.
    public enum Phase: Int, Sendable {
        /// It has just begun.
        case began = 0
        /// It has moved.
        case moved = 1
        /// It has not moved since the last event.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
    }

    /// What touches, with UIKit's raw values.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger on a remote surface.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A pointer's button.
        case indirectPointer = 3
    }

    /// Where the touch is in its life.
    open internal(set) var phase: Phase = .began
    /// When it last changed, in seconds on the host's clock.
    open internal(set) var timestamp: TimeInterval
    /// How many taps in a row this is.
    open internal(set) var tapCount = 1
    /// What touches.
    open internal(set) var type: TouchType
    /// The window in which it began.
    open internal(set) var window: UIWindow? {
        get { windowLink?.target as? UIWindow }
        set { windowLink = .item(newValue) }
    }
    /// The view in which it began.
    open internal(set) var view: UIView? {
        get { viewLink?.target as? UIView }
        set { viewLink = .item(newValue) }
    }
    private var windowLink: WeakLink<AnyObject>?
    private var viewLink: WeakLink<AnyObject>?
    /// The recognisers that watch it.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// What the view in which the touch began knows of it.
    enum ViewDelivery {
        /// Nothing yet; a recogniser keeps the beginning from it.
        case held
        /// Everything.
        case told
        /// Nothing, or nothing more: a recogniser has taken the touch, or the view takes one touch only.
        case none
    }

    /// What the view knows of the touch.
    var delivery = ViewDelivery.held
    /// The host's name for the touch.
    let identifier: Int
    /// Where it is, in screen coordinates.
    var screenLocation: CGPoint
    /// Where it was at the event before.
    var previousScreenLocation: CGPoint

    init(identifier: Int, location: CGPoint, timestamp: TimeInterval, type: TouchType) {
        self.identifier = identifier
        self.screenLocation = location
        self.previousScreenLocation = location
        self.timestamp = timestamp
        self.type = type
    }

    /// Moves the touch on. `previousScreenLocation` follows.
    func update(to phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
        self.phase = phase
        self.timestamp = timestamp
        previousScreenLocation = screenLocation
        screenLocation = location
    }

    /// Where the touch is, in the view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { convert(screenLocation, to: view) }

    /// Where it was at the event before, in the view's coordinates; nil means the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousScreenLocation, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return point }
        return point.applying(target.transformToScreen.inverted())
    }
}
