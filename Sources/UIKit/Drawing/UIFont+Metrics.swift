import Foundation

extension UIFont {
    /// What measures text; a host replaces it once, before the first view is laid out.
    @MainActor public static var provider: any FontProvider = FixedFontProvider()

    /// The width of `text` on one line, in points.
    @MainActor public func advance(of text: String) -> CGFloat { Self.provider.advance(of: text, in: self) }
}
