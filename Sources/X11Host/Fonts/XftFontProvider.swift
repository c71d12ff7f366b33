import Foundation
import UIKit

/// Measures text for UIKit with the fonts that text is painted with, at one number of pixels per point. Glyphs advance
/// by whole pixels, so that what is measured is what is painted.
@MainActor public final class XftFontProvider: FontProvider {
    private let connection: DisplayConnection
    /// Pixels per point.
    public let scale: CGFloat
    private let fixed = FixedFontProvider()

    /// A provider whose fonts are those of `scale` pixels per point.
    public init(connection: DisplayConnection, scale: CGFloat) {
        self.connection = connection
        self.scale = scale
    }

    /// The metrics of `font` in points, whole pixels each; the fixed metric where the system has no font at all.
    public func metrics(of font: UIFont) -> FontMetrics {
        guard !connection.isLost, let face = connection.fonts.fonts(FontStyle(font, scale: scale))?.primary else {
            return fixed.metrics(of: font)
        }
        return FontMetrics(
            ascent: points(face.ascent), descent: points(face.descent),
            lineHeight: points(max(face.height, face.ascent + face.descent)), capHeight: points(face.capHeight))
    }

    /// The width of `text` on one line, in points.
    public func advance(of text: String, in font: UIFont) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        guard !connection.isLost else { return fixed.advance(of: text, in: font) }
        return CGFloat(connection.fonts.run(text, font: font, scale: scale).width) / scale
    }

    private func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }
}
