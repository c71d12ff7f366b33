import CX11
import CXft
import Foundation
import UIKit

/// The opened fonts of a connection and the lines of text laid out with them. There are few styles, so they are searched
/// one by one, those that were opened first in front.
@MainActor final class FontCache {
    private unowned let connection: DisplayConnection
    private var sets: [FontSet] = []
    private var matches: [FontMatch] = []
    private var runCount = 0
    /// Texts that were laid out; beyond this number all are forgotten.
    private let runLimit = 2048
    private var runBytes = 0
    /// The laid out texts' bytes; beyond this number all are forgotten, as every edit of a long text leaves one behind.
    private let byteLimit = 1 << 21
    /// Styles that are open; beyond this number all are closed, as an animated scale leaves many behind.
    private let styleLimit = 48

    init(connection: DisplayConnection) { self.connection = connection }

    /// The fonts of a style; nil when the system has none at all.
    func fonts(_ style: FontStyle) -> FontSet? {
        if let known = sets.first(where: { $0.style == style }) { return known }
        if sets.count >= styleLimit { closeAll() }
        guard let match = match(style), let set = FontSet(style: style, match: match, connection: connection) else {
            return nil
        }
        sets.append(set)
        return set
    }

    /// A line of text in a font at a number of pixels per point.
    func run(_ text: String, font: UIFont, scale: CGFloat) -> GlyphRun {
        guard let fonts = fonts(FontStyle(font, scale: scale)) else { return GlyphRun() }
        if let known = fonts.knownRun(text) { return known }
        if runCount >= runLimit || runBytes >= byteLimit { forgetRuns() }
        runCount += 1
        runBytes += text.utf8.count
        return fonts.makeRun(text)
    }

    private func match(_ style: FontStyle) -> FontMatch? {
        if let known = matches.first(where: { $0.serves(style) }) { return known }
        Fontconfig.finish()
        guard let match = FontMatch(style: style, connection: connection) else { return nil }
        matches.append(match)
        return match
    }

    private func forgetRuns() {
        for set in sets { set.forgetRuns() }
        runCount = 0
        runBytes = 0
    }

    private func closeAll() {
        forgetRuns()
        for set in sets { set.close() }
        sets.removeAll()
        for match in matches { match.destroy() }
        matches.removeAll()
    }
}
