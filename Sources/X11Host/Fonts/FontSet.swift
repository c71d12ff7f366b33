import CX11
import CXft
import Foundation

/// The fonts of one style: its own, and others for characters that it lacks, opened when one is needed.
@MainActor final class FontSet {
    /// The style's own font.
    let primary: FontFace
    private let style: FontStyle
    private unowned let connection: DisplayConnection
    private var fallbacks: [FontFace] = []
    private var choices: [Unicode.Scalar: FontFace] = [:]

    /// Nil when there is no font at all.
    init?(style: FontStyle, connection: DisplayConnection) {
        Fontconfig.finish()
        guard let pattern = style.pattern() else { return nil }
        defer { FcPatternDestroy(pattern) }
        guard let face = Self.open(matching: pattern, on: connection) else { return nil }
        primary = face
        self.style = style
        self.connection = connection
    }

    /// The font to draw a character with: the style's own unless another one has it and the own one has not.
    func face(for scalar: Unicode.Scalar) -> FontFace {
        if primary.glyph(for: scalar) != 0 { return primary }
        if let known = choices[scalar] { return known }
        let face = fallbacks.first { $0.glyph(for: scalar) != 0 } ?? openFallback(for: scalar) ?? primary
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
        guard let face = Self.open(matching: pattern, on: connection) else { return nil }
        guard face.glyph(for: scalar) != 0 else {
            face.close()
            return nil
        }
        fallbacks.append(face)
        return face
    }

    private static func open(matching pattern: OpaquePointer, on connection: DisplayConnection) -> FontFace? {
        var result = FcResultMatch
        guard let match = XftFontMatch(connection.display, connection.screenNumber, pattern, &result) else {
            return nil
        }
        // Xft would give every glyph of a monospaced font the widest one's room, wide characters included.
        FcPatternDel(match, FC_SPACING)
        // An opened font owns its pattern.
        guard let font = XftFontOpenPattern(connection.display, match) else {
            FcPatternDestroy(match)
            return nil
        }
        return FontFace(font: font, display: connection.display)
    }
}
