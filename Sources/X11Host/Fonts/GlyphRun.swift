import CXft

/// A line of text as glyphs of one or more fonts, in pixels.
struct GlyphRun {
    /// Neighbouring glyphs of one font, few enough for one request. libXrender counts a request's length in 16 bits and
    /// does not split one that is longer, which breaks the connection; the protocol's coordinates have 16 bits too.
    struct Part {
        let face: FontFace
        /// How far from the line's start they begin.
        let x: Int
        var glyphs: [FT_UInt]
        /// How far they move the pen on.
        var width: Int

        /// Glyphs without an advance are bounded by their number, and large ones by their width.
        fileprivate var isFull: Bool { glyphs.count >= 256 || width >= 8192 }
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
            let advance = Int(glyph.advance)
            if let last = parts.indices.last, parts[last].face === face, !parts[last].isFull {
                parts[last].glyphs.append(glyph.number)
                parts[last].width += advance
            } else {
                parts.append(Part(face: face, x: width, glyphs: [glyph.number], width: advance))
                ascent = max(ascent, face.ascent)
                descent = max(descent, face.descent)
            }
            width += advance
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
