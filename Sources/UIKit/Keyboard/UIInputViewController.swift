import Foundation

/// The controller of a keyboard: its view is the input view, its `textDocumentProxy` the text that it types into.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The language that the keyboard types (BCP 47, such as `en-US`).
    open var primaryLanguage: String?

    /// Whether the keyboard has a key of its own for dictation. Nothing reads it here.
    open var hasDictationKey = false

    /// Whether the keyboard may use the network. A keyboard inside of a program may what the program may.
    open var hasFullAccess: Bool { true }

    /// The keyboard's view; nil if `loadView()` has made one that is no `UIInputView`.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The first responder's text.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// Whether a key is needed that goes to the next input mode: whether there is another one.
    open var needsInputModeSwitchKey: Bool { keyboard.installedInputViewControllers.count > 1 }

    /// The mode that the controller is when it is installed.
    private(set) lazy var inputMode = UITextInputMode(of: self)
    /// The screen in whose keyboard the controller is; the main one unless set.
    var screenLink: WeakLink<UIScreen>?
    private let proxy = TextDocumentProxy()
    private var keyboard: UIKeyboard { (screenLink?.target ?? .main).keyboard }

    /// Makes the keyboard's view, an empty one. Override it, or `viewDidLoad()`, to fill it with keys.
    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// Takes the keyboard off the screen: the first responder resigns.
    open func dismissKeyboard() {
        guard let responder = UIApplication.shared.firstResponder else { return keyboard.hide() }
        responder.resignFirstResponder()
    }

    /// Goes to the next of the installed keyboards.
    open func advanceToNextInputMode() { keyboard.advanceToNextInputMode() }

    /// The selection is about to change.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection has changed.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// The text is about to change, or to become another one's.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text has changed, or has become another one's.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
