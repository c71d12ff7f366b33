import CX11
import CXft
import Foundation

/// The fonts of one style: its own, and others for characters that it lacks, opened when one is needed.
@MainActor final class FontSet {
    /// The style's own font.
    let primary: FontFace
    let style: FontStyle
    private unowned let connection: DisplayConnection
    private var fallbacks: [FontFace] = []
    private var choices: [Unicode.Scalar: FontFace] = [:]
    private var runs: [String: GlyphRun] = [:]

    /// Opens the font that was chosen for the style; nil when it cannot be opened.
    init?(style: FontStyle, match: FontMatch, connection: DisplayConnection) {
        guard let face = match.open(style, on: connection) else { return nil }
        primary = face
        self.style = style
        self.connection = connection
    }

    /// A line of text that was laid out in these fonts before.
    func knownRun(_ text: String) -> GlyphRun? { runs[text] }

    /// Lays a line of text out and keeps it.
    func makeRun(_ text: String) -> GlyphRun {
        let run = GlyphRun(text, fonts: self)
        runs[text] = run
        return run
    }

    /// Forgets all lines.
    func forgetRuns() { runs.removeAll(keepingCapacity: true) }

    /// The font to draw a character with: the style's own unless another one has it and the own one has not.
    func face(for scalar: Unicode.Scalar) -> FontFace {
        if primary.glyph(for: scalar).number != 0 { return primary }
        if let known = choices[scalar] { return known }
        let face = fallbacks.first { $0.glyph(for: scalar).number != 0 } ?? openFallback(for: scalar) ?? primary
        choices[scalar] = face
        return face
    }

    /// Gives all fonts back.
    func close() {
        primary.close()
        for face in fallbacks { face.close() }
    }

    /// Fontconfig ranks fonts that have the character before all others.
    private func openFallback(for scalar: Unicode.Scalar) -> FontFace? {
        guard let pattern = style.pattern(), let characters = FcCharSetCreate() else { return nil }
        defer {
            FcCharSetDestroy(characters)
            FcPatternDestroy(pattern)
        }
        FcCharSetAddChar(characters, scalar.value)
        FcPatternAddCharSet(pattern, FC_CHARSET, characters)
        guard let match = FontMatch.match(pattern, on: connection),
            let face = FontMatch.open(match, on: connection)
        else { return nil }
        guard face.glyph(for: scalar).number != 0 else {
            face.close()
            return nil
        }
        fallbacks.append(face)
        return face
    }
}
