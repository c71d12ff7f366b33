import CX11
import CXft

/// An opened font at a size in pixels.
@MainActor final class FontFace {
    let font: UnsafeMutablePointer<XftFont>
    private let display: OpaquePointer
    private var advances: [Int: Int] = [:]
    private var latin = [FT_UInt?](repeating: nil, count: 256)

    init(font: UnsafeMutablePointer<XftFont>, display: OpaquePointer) {
        self.font = font
        self.display = display
    }

    var ascent: Int { Int(font.pointee.ascent) }
    var descent: Int { Int(font.pointee.descent) }
    var height: Int { Int(font.pointee.height) }

    /// How far a capital letter reaches above the baseline, in pixels.
    private(set) lazy var capHeight = Int(extents(of: glyph(for: "H")).y)

    /// The font's picture of a character; 0 when it has none.
    func glyph(for scalar: Unicode.Scalar) -> FT_UInt {
        if scalar.value < 256, let known = latin[Int(scalar.value)] { return known }
        let glyph = XftCharIndex(display, font, scalar.value)
        if scalar.value < 256 { latin[Int(scalar.value)] = glyph }
        return glyph
    }

    /// How far the pen moves on, in pixels.
    func advance(of glyph: FT_UInt) -> Int {
        if let known = advances[Int(glyph)] { return known }
        let advance = Int(extents(of: glyph).xOff)
        advances[Int(glyph)] = advance
        return advance
    }

    func close() { XftFontClose(display, font) }

    private func extents(of glyph: FT_UInt) -> XGlyphInfo {
        var info = XGlyphInfo()
        var glyph = glyph
        XftGlyphExtents(display, font, &glyph, 1, &info)
        return info
    }
}
