import Foundation

/// A way to type: one of the keyboards that the program has installed (`UIKeyboard.installedInputViewControllers`).
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    private weak var controller: UIInputViewController?

    init(of controller: UIInputViewController) { self.controller = controller }

    /// The language that is typed (BCP 47, such as `en-US`): that of the keyboard's controller; nil where it has none.
    open var primaryLanguage: String? { controller?.primaryLanguage }

    /// The modes of the keyboard on the key window's screen, else on the main one, in the order in which they follow upon
    /// each other.
    open class var activeInputModes: [UITextInputMode] {
        let screen = UIApplication.shared.keyWindow?.screen ?? .main
        return screen.keyboard.installedInputViewControllers.map(\.inputMode)
    }

    /// Another mode has become the current one, which is the notification's object; nil when there is none any more.
    public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
