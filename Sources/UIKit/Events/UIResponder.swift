import Foundation

/// An object that takes part in the responder chain: events that it leaves alone go to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() { super.init() }

    deinit { AssociatedObjects.shared.removeAll(of: self) }

    /// The one that gets what this responder leaves alone; nil ends the chain.
    open var next: UIResponder? { nil }

    /// Whether keys and text come here.
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Whether this responder accepts to become the first one; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder accepts to stop being the first one; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Asks for keys and text. Returns whether this is the first responder afterwards.
    @discardableResult
    open func becomeFirstResponder() -> Bool { UIApplication.shared.makeFirstResponder(self) }

    /// Gives up keys and text. Returns whether this is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool { UIApplication.shared.resignFirstResponder(self) }

    /// This has become the first responder; the keyboard follows after this.
    func didBecomeFirst() {}
    /// This has become the first responder, and the keyboard has followed.
    func keyboardDidFollow() {}
    /// This is no longer the first responder; the keyboard follows after this.
    func didResignFirst() {}

    /// What stands in for the system's keyboard while this is first responder; nil means the system's.
    open var inputView: UIView? { nil }

    /// What stands on top of the keyboard while this is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of `inputView`; it wins over `inputView`.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of `inputAccessoryView`; it wins over `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The installed keyboard that this wants when it becomes first responder: the current one, unless overridden.
    open var textInputMode: UITextInputMode? { (hostWindow?.screen ?? .main).keyboard.inputMode }

    /// Reads `inputView` and `inputAccessoryView` again if this is the first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        UIApplication.shared.firstResponderInputViewsChanged()
    }

    /// New touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Touches that moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Touches that were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Touches that were taken away, by a gesture or by the system.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Keys that went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Keys that are down and repeat.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Keys that went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Keys whose release will not be seen.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Copies the selection to the pasteboard.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// Moves the selection to the pasteboard.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// Replaces the selection by the pasteboard's text.
    open func paste(_ sender: Any?) { next?.paste(sender) }
    /// Selects everything.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
}
