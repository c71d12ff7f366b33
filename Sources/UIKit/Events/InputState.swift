import Foundation

/// The touches and keys that are down, and what the last tap was.
struct InputState {
    /// Where and when the last touch began; a tap near it in place and time counts as the next in a row.
    struct Tap {
        let location: CGPoint
        let time: TimeInterval
        let type: UITouch.TouchType
        let count: Int
    }

    /// Touches that are down, by the host's name for them.
    var touches: [Int: UITouch] = [:]
    /// The modifier keys that were down when a touch last changed.
    var touchModifiers: UIKeyModifierFlags = []
    /// Touches that were lifted while a recogniser still keeps the end from their view.
    var heldTouches: [UITouch] = []
    /// Recognisers that have seen their gesture and wait for others to fail.
    var deferredRecognizers: [UIGestureRecognizer] = []
    /// Keys that are down.
    var presses: [UIKeyboardHIDUsage: UIPress] = [:]
    /// Whether the press that is handled now came through the responder chain to the application unused.
    var pressIsUnused = false
    /// Scroll views whose content moves by itself.
    var movingScrollViews: [UIScrollView] = []
    /// The last touch that began.
    var lastTap: Tap?
    /// Whether the first responder that resigns makes room for another one, which the keyboard then follows.
    var successorIsExpected = false
    /// Whether the desktop gives its keyboard to the program.
    var isActive = true
}
