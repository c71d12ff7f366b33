/// How a keyboard looks, with UIKit's raw values.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the traits say.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// Dark, under the name of old.
    public static let alert = UIKeyboardAppearance.dark
}
