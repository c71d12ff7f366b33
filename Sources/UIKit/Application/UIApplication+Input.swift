import Foundation

/// What a host tells the program of the person's hands. Call `advance(to:)` with the event's time first.
extension UIApplication {
    /// A touch began, moved, ended or was cancelled at a point of the screen. `identifier` is the host's name for
    /// the finger; touches that never began here are ignored. `modifierFlags` are the modifier keys that are down.
    public func sendTouch(
        _ phase: UITouch.Phase, identifier: Int, at location: CGPoint, on screen: UIScreen = .main,
        type: UITouch.TouchType = .direct, modifierFlags: UIKeyModifierFlags = []
    ) {
        input.touchModifiers = modifierFlags
        if phase == .began {
            cancelTouch(identifier)
            beginTouch(identifier: identifier, at: location, on: screen, type: type)
        } else if let touch = input.touches[identifier] {
            touch.update(to: phase, at: location, timestamp: currentTime)
            send(touch)
        }
    }

    /// A wheel or touch pad scrolled by `delta` points (positive y moves the content up, toward its end). The scroll
    /// view under the pointer that can move that way does.
    public func sendScroll(_ delta: CGPoint, at location: CGPoint, on screen: UIScreen = .main) {
        var view = hitTest(location, on: screen, with: UIEvent(type: .scroll, timestamp: currentTime))
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.scrollByWheel(delta) { return }
            view = current.superview
        }
    }

    /// The pointer moved without a button, or left the screen (nil). Returns what it should look like.
    @discardableResult
    public func sendHover(at location: CGPoint?, on screen: UIScreen = .main) -> UIPointerShape {
        guard let location else { return .arrow }
        var view = hitTest(location, on: screen, with: UIEvent(type: .hover, timestamp: currentTime))
        while let current = view {
            let point = location.applying(current.transformToScreen.inverted())
            if let shape = current.pointerShape(at: point) { return shape }
            view = current.superview
        }
        return .arrow
    }

    /// A key went down, repeats, or went up. Returns whether somebody used it; if not, its text goes to `sendText(_:)`.
    @discardableResult
    public func sendKey(_ key: UIKey, phase: UIPress.Phase) -> Bool {
        let press: UIPress
        if phase == .began {
            press = UIPress(phase: phase, timestamp: currentTime, key: key)
            input.presses[key.keyCode] = press
        } else if let known = input.presses[key.keyCode] {
            press = known
        } else {
            return false
        }
        press.phase = phase
        press.timestamp = currentTime
        press.key = key
        input.pressIsUnused = false
        sendEvent(UIPressesEvent(timestamp: currentTime, presses: [press]))
        if phase == .ended || phase == .cancelled { input.presses[key.keyCode] = nil }
        return !input.pressIsUnused
    }

    /// The keyboard or the input method typed `text`.
    public func sendText(_ text: String) {
        guard !text.isEmpty else { return }
        (firstResponder as? any UIKeyInput)?.insertText(text)
    }

    /// The input method composes `text`, not final yet; nil or empty ends the composition.
    public func sendMarkedText(_ text: String?) {
        guard let input = firstResponder as? any UITextInput else { return }
        let length = text?.utf16.count ?? 0
        input.setMarkedText(text, selectedRange: NSRange(location: length, length: 0))
    }

    /// The middle button was pressed: the text that was marked last, here or in another program, goes where it points.
    public func pastePrimary(at location: CGPoint, on screen: UIScreen = .main) {
        var view = hitTest(location, on: screen, with: UIEvent(type: .touches, timestamp: currentTime))
        while let current = view {
            if let text = (current as? any TextInteractionClient)?.interaction {
                text.pastePrimary(at: location.applying(current.transformToScreen.inverted()))
                return
            }
            view = current.superview
        }
    }

    /// The program's window got or lost the keyboard focus of the desktop.
    public func setActive(_ isActive: Bool) {
        guard input.isActive != isActive else { return }
        input.isActive = isActive
        if !isActive { cancelPresses() }
        (firstResponder as? any TextInteractionClient)?.interaction.updateCaret()
        (firstResponder as? UIView)?.focusColorDidChange()
        NotificationCenter.default.post(
            name: isActive ? Self.didBecomeActiveNotification : Self.willResignActiveNotification, object: self)
    }

    /// The program got the keyboard focus of the desktop.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The program lost the keyboard focus of the desktop.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")

    /// Keys that are down go up unseen.
    private func cancelPresses() {
        let presses = Set(input.presses.values)
        input.presses.removeAll()
        for press in presses { press.phase = .cancelled }
        if !presses.isEmpty { sendEvent(UIPressesEvent(timestamp: currentTime, presses: presses)) }
    }
}
