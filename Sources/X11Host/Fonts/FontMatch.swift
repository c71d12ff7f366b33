import CX11
import CXft

/// The font that fontconfig chose for a typeface. Choosing takes as long as everything else about opening a font, and a
/// font whose outlines are scaled is the same at every size, so it is chosen once.
@MainActor final class FontMatch {
    private let style: FontStyle
    private let pattern: OpaquePointer
    private let isScalable: Bool

    /// Nil when there is no font at all.
    init?(style: FontStyle, connection: DisplayConnection) {
        guard let wanted = style.pattern() else { return nil }
        defer { FcPatternDestroy(wanted) }
        guard let pattern = Self.match(wanted, on: connection) else { return nil }
        self.style = style
        self.pattern = pattern
        var scalable: FcBool = 0
        isScalable = FcPatternGetBool(pattern, FC_SCALABLE, 0, &scalable) == FcResultMatch && scalable != 0
    }

    /// Whether fontconfig would choose this font for `style`.
    func serves(_ style: FontStyle) -> Bool {
        self.style.hasSameFace(as: style) && (isScalable || self.style.size == style.size)
    }

    /// Opens the font at the size of a style that it serves.
    func open(_ style: FontStyle, on connection: DisplayConnection) -> FontFace? {
        guard let copy = FcPatternDuplicate(pattern) else { return nil }
        FcPatternDel(copy, FC_PIXEL_SIZE)
        FcPatternAddDouble(copy, FC_PIXEL_SIZE, style.pixelSize)
        return Self.open(copy, on: connection)
    }

    func destroy() { FcPatternDestroy(pattern) }

    /// What fontconfig chooses for a pattern; the caller destroys it.
    static func match(_ pattern: OpaquePointer, on connection: DisplayConnection) -> OpaquePointer? {
        var result = FcResultMatch
        guard let match = XftFontMatch(connection.display, connection.screenNumber, pattern, &result) else {
            return nil
        }
        // Xft would give every glyph of a monospaced font the widest one's room, wide characters included.
        FcPatternDel(match, FC_SPACING)
        return match
    }

    /// Opens what fontconfig chose. The opened font owns the pattern.
    static func open(_ match: OpaquePointer, on connection: DisplayConnection) -> FontFace? {
        guard let font = XftFontOpenPattern(connection.display, match) else {
            FcPatternDestroy(match)
            return nil
        }
        return FontFace(font: font, display: connection.display)
    }
}
