/// Which keys a text input wants, with UIKit's raw values.
public enum UIKeyboardType: Int, Sendable {
    /// The default of the input mode.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What addresses of web pages need.
    case URL = 3
    /// The digits.
    case numberPad = 4
    /// What telephone numbers need.
    case phonePad = 5
    /// A name or a telephone number.
    case namePhonePad = 6
    /// What mail addresses need.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// Letters with `@` and `#` at hand.
    case twitter = 9
    /// What web searches need.
    case webSearch = 10
    /// The ASCII digits only.
    case asciiCapableNumberPad = 11

    /// ASCII characters, under the name of old.
    public static let alphabet = UIKeyboardType.asciiCapable
}
