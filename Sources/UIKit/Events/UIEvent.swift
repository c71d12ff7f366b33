import Foundation

/// What happened at one moment: touches that changed, a scroll, or keys.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of event it is, with UIKit's raw values.
    public enum EventType: Int, Sendable {
        /// Touches.
        case touches = 0
        /// Keys.
        case presses = 3
        /// A wheel or a two-finger scroll.
        case scroll = 10
        /// A pointer that moves without a button.
        case hover = 11
    }

    /// What kind of event it is.
    open var type: EventType { eventType }
    /// When it happened, in seconds on the host's clock.
    open internal(set) var timestamp: TimeInterval
    /// The touches on the screen; nil for other kinds.
    open internal(set) var allTouches: Set<UITouch>?
    /// The modifier keys that were down.
    open internal(set) var modifierFlags: UIKeyModifierFlags

    private let eventType: EventType

    init(
        type: EventType, timestamp: TimeInterval, touches: Set<UITouch>? = nil, modifierFlags: UIKeyModifierFlags = []
    ) {
        self.eventType = type
        self.timestamp = timestamp
        self.allTouches = touches
        self.modifierFlags = modifierFlags
    }

    /// The touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// The touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}
