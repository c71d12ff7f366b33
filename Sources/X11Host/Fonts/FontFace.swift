import CX11
import CXft

/// An opened font at a size in pixels.
@MainActor final class FontFace {
    let font: UnsafeMutablePointer<XftFont>
    private let display: OpaquePointer
    private var advances: [Int: Int] = [:]
    @exclusivity(unchecked) private var latin = [Glyph?](repeating: nil, count: 256)

    /// The font's picture of a character, and how far it moves the pen on, in pixels.
    struct Glyph {
        /// 0 when the font has none.
        var number: FT_UInt
        var advance: Int32
    }

    init(font: UnsafeMutablePointer<XftFont>, display: OpaquePointer) {
        self.font = font
        self.display = display
    }

    var ascent: Int { Int(font.pointee.ascent) }
    var descent: Int { Int(font.pointee.descent) }
    var height: Int { Int(font.pointee.height) }

    /// How far a capital letter reaches above the baseline, in pixels.
    private(set) lazy var capHeight = Int(extents(of: glyph(for: "H").number).y)

    /// The font's picture of a character.
    func glyph(for scalar: Unicode.Scalar) -> Glyph {
        if scalar.value < 256, let known = latin[Int(scalar.value)] { return known }
        let number = XftCharIndex(display, font, scalar.value)
        let glyph = Glyph(number: number, advance: Int32(advance(of: number)))
        if scalar.value < 256 { latin[Int(scalar.value)] = glyph }
        return glyph
    }

    private func advance(of glyph: FT_UInt) -> Int {
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
