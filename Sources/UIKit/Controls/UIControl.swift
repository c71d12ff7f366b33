import Foundation

/// A view that a person works: it turns touches and keys into events and runs actions for them.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// How far outside a finger still counts as inside, in points; UIKit does not document its own, 70 is what it shows.
    /// A pointer is exact, but what it moves by while its button is pressed is no drag.
    private static let fingerTolerance: CGFloat = 70

    private struct Handler {
        let action: UIAction
        var events: Event
    }

    private var handlers: [Handler] = []
    private var focusRing: FocusRingView?
    private var pressedKey: UIKeyboardHIDUsage?

    /// Whether the control reacts.
    open var isEnabled = true {
        didSet {
            guard oldValue != isEnabled else { return }
            if !isEnabled { giveUp() }
            stateDidChange()
        }
    }

    /// Whether the control is on; most controls do not look at it.
    open var isSelected = false { didSet { if oldValue != isSelected { stateDidChange() } } }

    /// Whether the control looks pressed.
    open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateDidChange() } } }

    /// How the control stands.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocusVisible { state.insert(.focused) }
        return state
    }

    /// Whether a touch is down that began in the control.
    open private(set) var isTracking = false
    /// Whether that touch is inside.
    open private(set) var isTouchInside = false
    /// Where content stands in the width.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
    /// Where content stands in the height.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

    /// A control with a frame in its superview's coordinates.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control that runs `primaryAction` when the person does what it is for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Archives do not exist here; the control has no size.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Actions

    /// Runs `action` for `controlEvents`, in place of another action of the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(Handler(action: action, events: controlEvents))
    }

    /// Runs `action` no longer for `controlEvents`.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Runs the action of that identifier no longer for `controlEvents`.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Runs an action on behalf of the control.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Runs the actions of `controlEvents`, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
    }

    /// Whether any action runs for one of `controlEvents`.
    final func hasActions(for controlEvents: Event) -> Bool {
        handlers.contains { !$0.events.isDisjoint(with: controlEvents) }
    }

    // MARK: Tracking, for subclasses

    /// A touch went down. Returns whether the control follows it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch moved. Returns whether the control goes on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch was lifted, or the control stopped following it.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    /// The state has changed: what it shows has to be drawn again.
    func stateDidChange() { setNeedsDisplay() }

    /// Does what the control is for, asked by a key.
    func activate() { sendActions(for: .primaryActionTriggered) }

    // MARK: Touches

    /// Starts to follow the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    /// Follows the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = holds(touch)
        guard continueTracking(touch, with: event) else { return stopTracking(touch, with: event) }
        isHighlighted = isTouchInside
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    }

    /// Ends with the touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = holds(touch)
        let isInside = isTouchInside
        stopTracking(touch, with: event)
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    }

    /// Forgets the touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// A tap on a control is the control's, not that of a recogniser around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    private func stopTracking(_ touch: UITouch, with event: UIEvent?) {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        endTracking(touch, with: event)
    }

    private func holds(_ touch: UITouch) -> Bool {
        let tolerance = touch.type == .indirectPointer ? UIPanGestureRecognizer.pointerSlop : Self.fingerTolerance
        return bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(touch.location(in: self))
    }

    private func giveUp() {
        touchesCancelled([], with: nil)
        isHighlighted = false
        pressedKey = nil
        if isFirstResponder { resignFirstResponder() }
    }

    // MARK: Keys

    /// The Tab key stops at a control that reacts.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Whether a ring shows that keys go to the control.
    var isFocusVisible = false {
        didSet {
            guard oldValue != isFocusVisible else { return }
            focusRing?.removeFromSuperview()
            focusRing = isFocusVisible ? FocusRingView(around: self) : nil
            stateDidChange()
        }
    }

    override func didResignFirst() {
        pressedKey = nil
        isHighlighted = false
        isFocusVisible = false
    }

    /// Space and Return press the control that has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFirstResponder, isEnabled, let key = presses.first?.key, key.activates else {
            return super.pressesBegan(presses, with: event)
        }
        pressedKey = key.keyCode
        isHighlighted = true
    }

    /// A key that is held presses once.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if pressedKey == nil { super.pressesChanged(presses, with: event) }
    }

    /// The control does what it is for when the key is released.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let pressedKey, pressedKey == presses.first?.key?.keyCode else {
            return super.pressesEnded(presses, with: event)
        }
        self.pressedKey = nil
        isHighlighted = false
        activate()
    }

    /// The key's release will not be seen, so nothing is done.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard pressedKey != nil else { return super.pressesCancelled(presses, with: event) }
        pressedKey = nil
        isHighlighted = false
    }
}

extension UIKey {
    /// Whether the key presses the control that has the focus.
    fileprivate var activates: Bool {
        (keyCode == .keyboardSpacebar || keyCode == .keyboardReturnOrEnter)
            && modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    }
}
