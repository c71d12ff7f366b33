/// Settings of Clavier for all views.
@MainActor public enum ClavierGlobalConfig {
    /// Whether views that do not say otherwise use UIKit's own `keyboardLayoutGuide`; true unless set.
    public static var usingAppleKeyboardLayoutGuideIfAvailable = true

    /// Another name of `usingAppleKeyboardLayoutGuideIfAvailable`, for code written for the iOS library.
    @available(*, deprecated, renamed: "usingAppleKeyboardLayoutGuideIfAvailable")
    public static var useAppleKeyboardLayoutGuideIfAvailable: Bool {
        get { usingAppleKeyboardLayoutGuideIfAvailable }
        set { usingAppleKeyboardLayoutGuideIfAvailable = newValue }
    }
}
