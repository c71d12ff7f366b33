import Foundation

extension UIFont {
    /// What measures text; a host replaces it before the first view is laid out. All that windows show is measured, laid
    /// out and drawn anew with another one, or with the same one set again because its fonts have changed.
    @MainActor public static var provider: any FontProvider = FixedFontProvider() {
        didSet { for window in UIApplication.shared.windows { window.fontsDidChange() } }
    }

    /// The width of `text` on one line, in points.
    @MainActor public func advance(of text: String) -> CGFloat { Self.provider.advance(of: text, in: self) }
}
