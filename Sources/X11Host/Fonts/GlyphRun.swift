import CXft

/// A line of text as glyphs of one or more fonts, in pixels.
struct GlyphRun {
    /// Neighbouring glyphs of one font.
    struct Part {
        let face: FontFace
        /// How far from the line's start they begin.
        let x: Int
        var glyphs: [FT_UInt]
    }

    var parts: [Part] = []
    /// How far the pen moves on altogether.
    var width = 0
    /// The farthest reach above the baseline of any font in it.
    var ascent = 0
    /// The farthest reach below the baseline.
    var descent = 0
}

extension GlyphRun {
    /// Lays `text` out from left to right.
    @MainActor init(_ text: String, fonts: FontSet) {
        ascent = fonts.primary.ascent
        descent = fonts.primary.descent
        for scalar in text.isASCII ? text.unicodeScalars : text.precomposedStringWithCanonicalMapping.unicodeScalars {
            guard !scalar.isInvisible else { continue }
            let shown = scalar.isControl ? " " : scalar
            let face = fonts.face(for: shown)
            let glyph = face.glyph(for: shown)
            if parts.last?.face === face {
                parts[parts.count - 1].glyphs.append(glyph)
            } else {
                parts.append(Part(face: face, x: width, glyphs: [glyph]))
                ascent = max(ascent, face.ascent)
                descent = max(descent, face.descent)
            }
            width += face.advance(of: glyph)
        }
    }
}

extension String {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 128 } }
}

extension Unicode.Scalar {
    /// Whether it is one of the control characters, which take a space's room.
    fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

    /// Whether it only steers how its neighbours look: joiners, variation and direction marks.
    fileprivate var isInvisible: Bool { value >= 128 && properties.isDefaultIgnorableCodePoint }
}
