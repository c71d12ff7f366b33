import Foundation

/// Breaks paragraphs into lines: between words, and within a word that is wider than a line.
///
/// White space at the end of a line takes no room.
@MainActor struct LineBreaker {
    /// A difference that only rounding makes.
    private static let tolerance: CGFloat = 0.001

    let font: UIFont
    let width: CGFloat
    let mode: NSLineBreakMode

    /// The lines of one paragraph, in order, that together are the paragraph; an empty one has one empty line.
    func lines(of paragraph: Substring) -> [Substring] {
        if paragraph.isEmpty || fits(paragraph) { return [paragraph] }
        return mode == .byCharWrapping ? breakAnywhere(paragraph) : breakBetweenWords(paragraph)
    }

    /// Whether text stands on one line, white space at its end left aside.
    func fits(_ text: Substring) -> Bool {
        TextLayout.advance(of: text.trimmingEnd, in: font) <= width + Self.tolerance
    }

    private func breakBetweenWords(_ paragraph: Substring) -> [Substring] {
        var lines: [Substring] = []
        var start = paragraph.startIndex
        var end = start
        for word in Words(of: paragraph) {
            let fitsBehind = end > start && fits(paragraph[start..<word.endIndex])
            if end > start, !fitsBehind {
                lines.append(paragraph[start..<end])
                start = end
            }
            end = word.endIndex
            if !fitsBehind, !fits(paragraph[start..<end]) {
                var pieces = breakAnywhere(paragraph[start..<end])
                start = pieces.removeLast().startIndex
                lines += pieces
            }
        }
        lines.append(paragraph[start..<end])
        return lines
    }

    private func breakAnywhere(_ text: Substring) -> [Substring] {
        var lines: [Substring] = []
        var rest = text
        while rest.index(after: rest.startIndex) < rest.endIndex, !fits(rest) {
            let end = rest.index(rest.startIndex, offsetBy: longestPrefix(of: rest))
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        lines.append(rest)
        return lines
    }

    /// How many characters, at least one, fit on a line.
    private func longestPrefix(of text: Substring) -> Int {
        var low = 1
        var high = 2
        let count = text.count
        while high < count, fits(text.prefix(high)) { (low, high) = (high, high * 2) }
        high = min(high, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(text.prefix(middle)) { low = middle } else { high = middle }
        }
        return low
    }
}

/// The pieces of a text between which a line may break: a word with the white space behind it, or one ideograph.
private struct Words: Sequence, IteratorProtocol {
    private var rest: Substring

    init(of text: Substring) { rest = text }

    mutating func next() -> Substring? {
        guard let first = rest.first else { return nil }
        var end = rest.index(after: rest.startIndex)
        if !first.breaksAround, !first.isWhitespace {
            while end < rest.endIndex, !rest[end].isWhitespace, !rest[end].breaksAround,
                rest[rest.index(before: end)] != "-"
            {
                end = rest.index(after: end)
            }
        }
        while end < rest.endIndex, rest[end].isWhitespace { end = rest.index(after: end) }
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}

extension Character {
    /// Whether a line may break before and behind the character: ideographs, kana and Hangul.
    fileprivate var breaksAround: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        return (0x2E80...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value)
            || (0xF900...0xFAFF).contains(value) || (0x20000...0x3FFFF).contains(value)
    }
}

extension Substring {
    /// The text without white space at its end.
    var trimmingEnd: Substring {
        var end = endIndex
        while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
        return self[..<end]
    }
}
