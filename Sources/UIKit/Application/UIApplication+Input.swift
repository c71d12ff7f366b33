import Foundation

/// What a host tells the program of the person's hands. Call `advance(to:)` with the event's time first.
extension UIApplication {
    /// A touch began, moved, ended or was cancelled at a point of the screen. `identifier` is the host's name for
    /// the finger; touches that never began here are ignored.
    public func sendTouch(
        _ phase: UITouch.Phase, identifier: Int, at location: CGPoint, on screen: UIScreen = .main,
        type: UITouch.TouchType = .direct
    ) {}

    /// A wheel or touch pad scrolled by `delta` points (positive y moves the content up, toward its end).
    public func sendScroll(_ delta: CGPoint, at location: CGPoint, on screen: UIScreen = .main) {}

    /// The pointer moved without a button, or left the screen (nil). Returns what it should look like.
    @discardableResult
    public func sendHover(at location: CGPoint?, on screen: UIScreen = .main) -> UIPointerShape { .arrow }

    /// A key went down, repeats, or went up. Returns whether somebody used it; if not, its text goes to `sendText(_:)`.
    @discardableResult
    public func sendKey(_ key: UIKey, phase: UIPress.Phase) -> Bool { false }

    /// The keyboard or the input method typed `text`.
    public func sendText(_ text: String) {}

    /// The input method composes `text`, not final yet; nil or empty ends the composition.
    public func sendMarkedText(_ text: String?) {}

    /// The program's window got or lost the keyboard focus of the desktop.
    public func setActive(_ isActive: Bool) {}
}
