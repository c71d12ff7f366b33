/// Whether misspelt words are marked, with UIKit's raw values.
public enum UITextSpellCheckingType: Int, Sendable {
    /// What suits the text input.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
}
