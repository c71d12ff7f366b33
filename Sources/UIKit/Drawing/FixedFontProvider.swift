import Foundation

/// The metric that holds where no host brings fonts: each character is 0.6 em wide; ascent 0.8 em, descent
/// 0.2 em, line height 1.2 em, capitals 0.7 em. Tests can compute every text's size by hand.
@MainActor public final class FixedFontProvider: FontProvider {
    /// Makes the metric.
    nonisolated public init() {}

    /// The fixed metrics at the font's size.
    public func metrics(of font: UIFont) -> FontMetrics {
        let em = font.pointSize
        return FontMetrics(ascent: 0.8 * em, descent: 0.2 * em, lineHeight: 1.2 * em, capHeight: 0.7 * em)
    }

    /// 0.6 em for each character.
    public func advance(of text: String, in font: UIFont) -> CGFloat {
        0.6 * font.pointSize * CGFloat(text.count)
    }
}
