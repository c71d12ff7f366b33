/// What connects pasteboards with other programs; a host installs one as `UIPasteboard.provider`.
@MainActor public protocol PasteboardProvider: AnyObject {
    /// Offers `string` to other programs, or takes the offer back (nil).
    func setString(_ string: String?, for name: UIPasteboard.Name)
    /// Asks the program that offers text for it. `completion` is called once, with nil when nobody answers.
    func requestString(of name: UIPasteboard.Name, _ completion: @escaping @MainActor (String?) -> Void)
}
