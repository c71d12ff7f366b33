import CX11
import CXft
import Foundation
import UIKit

/// The opened fonts of a connection and the lines of text laid out with them. There are few styles, so they are searched
/// one by one, those that were opened first in front.
@MainActor final class FontCache {
    private unowned let connection: DisplayConnection
    /// What is trusted until fontconfig has been asked; nil afterwards.
    private var memory: FontMemory?
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

    init(connection: DisplayConnection, memory: FontMemory?) {
        self.connection = connection
        self.memory = memory
    }

    /// Whether fonts may be remembered ones, or are to be kept.
    var isUnverified: Bool { memory != nil }

    /// The fonts of a style; nil when the system has none at all.
    func fonts(_ style: FontStyle) -> FontSet? {
        for known in sets where known.style == style { return known }
        if sets.count >= styleLimit { closeAll() }
        guard let match = match(style) else { return nil }
        if let set = FontSet(style: style, match: match, connection: connection) {
            sets.append(set)
            return set
        }
        guard match.isRemembered else { return nil }
        // The remembered font is gone, so none is taken from the memory any more.
        memory?.removeAll()
        matches.removeAll { $0 === match }
        match.destroy()
        return fonts(style)
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
        guard let match = remembered(style) ?? FontMatch(style: style, connection: connection) else { return nil }
        matches.append(match)
        return match
    }

    private func remembered(_ style: FontStyle) -> FontMatch? {
        memory?.pattern(for: style.face).flatMap { FontMatch(style: style, remembered: $0) }
    }

    /// Puts what fontconfig chooses in the place of what was remembered, and keeps it for the next start. Returns whether
    /// that was the same; if not, all fonts are closed, and what was measured or painted with them is wrong.
    func verify() -> Bool {
        guard var memory else { return true }
        self.memory = nil
        var isRight = true
        for (index, guess) in matches.enumerated() where guess.isRemembered {
            guard let choice = FontMatch(style: guess.style, connection: connection) else { continue }
            if choice.text != guess.text { isRight = false }
            matches[index] = choice
            guess.destroy()
        }
        memory.keep(matches.filter { $0.isScalable }.map { ($0.style.face, $0.text) })
        if !isRight { closeSets() }
        return isRight
    }

    private func forgetRuns() {
        for set in sets { set.forgetRuns() }
        runCount = 0
        runBytes = 0
    }

    private func closeSets() {
        forgetRuns()
        for set in sets { set.close() }
        sets.removeAll()
    }

    private func closeAll() {
        closeSets()
        for match in matches { match.destroy() }
        matches.removeAll()
    }
}
