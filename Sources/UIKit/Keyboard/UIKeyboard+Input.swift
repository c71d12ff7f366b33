import Foundation

extension UIKeyboard {
    /// The controller whose view is in the keyboard; nil while none is on the screen.
    public var inputViewController: UIInputViewController? { input.shownController }

    /// The mode whose turn it is; nil where no keyboard is installed.
    var inputMode: UITextInputMode? { input.currentMode }

    /// Goes to the next of `installedInputViewControllers`, after the last one to the first.
    public func advanceToNextInputMode() {
        input.advanceMode()
        sizeMayHaveChanged()
    }

    func installedModesDidChange() {
        input.installedModesDidChange()
        sizeMayHaveChanged()
    }

    /// Comes, stays or goes as the first responder wants; nil when that is none, or on another screen.
    func follow(_ responder: UIResponder?) { input.follow(responder) ? stay() : hide() }

    /// Reads the first responder's input views again.
    func reloadInputViews() { input.reload() ? stay() : hide() }

    /// Is on the screen, in the size that is wanted.
    func stay() {
        if isVisible, postponedWish != false { sizeMayHaveChanged() } else { show() }
    }
}
