import Foundation

extension UIFont {
    /// What measures text; a host replaces it once, before the first view is laid out.
    @MainActor public static var provider: any FontProvider = FixedFontProvider()

    /// How far the font reaches above the baseline, in points.
    @MainActor public var ascender: CGFloat { Self.provider.metrics(of: self).ascent }

    /// How far the font reaches below the baseline, in points; negative, as in UIKit.
    @MainActor public var descender: CGFloat { -Self.provider.metrics(of: self).descent }

    /// The height of a line in points.
    @MainActor public var lineHeight: CGFloat { Self.provider.metrics(of: self).lineHeight }

    /// The part of the line's height that is neither ascender nor descender, in points.
    @MainActor public var leading: CGFloat { lineHeight - ascender + descender }

    /// The height of capital letters in points.
    @MainActor public var capHeight: CGFloat { Self.provider.metrics(of: self).capHeight }

    /// The width of `text` on one line, in points.
    @MainActor public func advance(of text: String) -> CGFloat { Self.provider.advance(of: text, in: self) }
}
