import Foundation

/// What a text input wants of the keyboard.
///
/// These members are optional in Objective-C; here each has a default, which reads as its type's default value and
/// ignores what is written to it. Adopt a member by declaring a property of that name.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// What the keyboard capitalises by itself.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected while typing.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Which keys the keyboard offers.
    var keyboardType: UIKeyboardType { get set }
    /// How the keyboard looks.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key can be pressed only when there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is a secret: not shown, not logged, not previewed.
    var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
    /// Sentences unless adopted.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The default unless adopted.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The default unless adopted.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The default unless adopted.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The default unless adopted.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The default unless adopted.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// False unless adopted.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// False unless adopted.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
}
