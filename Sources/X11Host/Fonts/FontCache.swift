import CX11
import CXft
import Foundation
import UIKit

/// The opened fonts of a connection and the lines of text laid out with them.
@MainActor final class FontCache {
    private struct RunKey: Hashable {
        var text: String
        var style: FontStyle
    }

    private unowned let connection: DisplayConnection
    private var sets: [FontStyle: FontSet] = [:]
    private var runs: [RunKey: GlyphRun] = [:]
    /// Texts that were laid out; beyond this number all are forgotten.
    private let runLimit = 2048
    private var cachedBytes = 0
    /// The laid out texts' bytes; beyond this number all are forgotten, as every edit of a long text leaves one behind.
    private let byteLimit = 1 << 21
    /// Styles that are open; beyond this number all are closed, as an animated scale leaves many behind.
    private let styleLimit = 48

    init(connection: DisplayConnection) { self.connection = connection }

    /// The fonts of a style; nil when the system has none at all.
    func fonts(_ style: FontStyle) -> FontSet? {
        if let known = sets[style] { return known }
        if sets.count >= styleLimit { closeAll() }
        let set = FontSet(style: style, connection: connection)
        sets[style] = set
        return set
    }

    /// A line of text in a font at a number of pixels per point.
    func run(_ text: String, font: UIFont, scale: CGFloat) -> GlyphRun {
        let key = RunKey(text: text, style: FontStyle(font, scale: scale))
        if let known = runs[key] { return known }
        guard let fonts = fonts(key.style) else { return GlyphRun() }
        if runs.count >= runLimit || cachedBytes >= byteLimit { forgetRuns() }
        let run = GlyphRun(text, fonts: fonts)
        runs[key] = run
        cachedBytes += text.utf8.count
        return run
    }

    private func forgetRuns() {
        runs.removeAll(keepingCapacity: true)
        cachedBytes = 0
    }

    private func closeAll() {
        for set in sets.values { set.close() }
        sets.removeAll()
        forgetRuns()
    }
}
