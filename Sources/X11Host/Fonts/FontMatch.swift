import CX11
import CXft
import Foundation

/// The font that fontconfig chose for a typeface. Choosing takes as long as everything else about opening a font, and a
/// font whose outlines are scaled is the same at every size, so it is chosen once.
@MainActor final class FontMatch {
    let style: FontStyle
    let isScalable: Bool
    /// Whether the choice is an earlier one.
    let isRemembered: Bool
    private let pattern: OpaquePointer

    /// Nil when there is no font at all.
    init?(style: FontStyle, connection: DisplayConnection) {
        guard let wanted = style.pattern() else { return nil }
        defer { FcPatternDestroy(wanted) }
        guard let pattern = Self.match(wanted, on: connection) else { return nil }
        self.style = style
        self.pattern = pattern
        isRemembered = false
        var scalable: FcBool = 0
        isScalable = FcPatternGetBool(pattern, FC_SCALABLE, 0, &scalable) == FcResultMatch && scalable != 0
    }

    /// What was chosen for the style's typeface earlier, as `text`; nil when it is no pattern.
    init?(style: FontStyle, remembered text: String) {
        guard let pattern = FcNameParse(text) else { return nil }
        self.style = style
        self.pattern = pattern
        isRemembered = true
        isScalable = true
        self.text = text
    }

    /// The choice in fontconfig's notation, without what depends on the size or served to choose only.
    private(set) lazy var text: String = {
        guard let copy = FcPatternDuplicate(pattern) else { return "" }
        defer { FcPatternDestroy(copy) }
        for name in [FC_PIXEL_SIZE, FC_SIZE, FC_LANG, FC_CAPABILITY, FC_PRGNAME] { FcPatternDel(copy, name) }
        guard let name = FcNameUnparse(copy) else { return "" }
        defer { free(name) }
        return String(cString: name)
    }()

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
        Fontconfig.finish()
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
