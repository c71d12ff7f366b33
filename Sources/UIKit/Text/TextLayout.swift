import Foundation

/// Text set in lines: what is where. Offsets count UTF-16 code units; places are points from the layout's top left.
@MainActor struct TextLayout {
    /// One line.
    struct Line {
        /// The characters of the line in the text, without the newline that ends it.
        private(set) var range: Range<Int>
        /// Those characters.
        let source: Substring
        /// What is drawn for them.
        let text: String
        /// The width of that, without white space at its end.
        let width: CGFloat
        /// Whether the text goes on in the next line without a newline.
        let isWrapped: Bool

        /// Text was put in or taken out before the line.
        mutating func move(by distance: Int) {
            range = range.lowerBound + distance..<range.upperBound + distance
        }
    }

    /// The text that is set.
    var text: String
    let font: UIFont
    let alignment: NSTextAlignment
    let mode: NSLineBreakMode
    /// The largest number of lines; 0 means any.
    let limit: Int
    /// The width in which lines stand.
    let width: CGFloat
    let lineHeight: CGFloat
    /// The lines from the top; there is always one.
    var lines: [Line] = []

    /// Sets `text`. A `limit` of 0 means any number of lines; the last one is truncated as `mode` says.
    init(
        _ text: String, font: UIFont, width: CGFloat, alignment: NSTextAlignment = .natural,
        mode: NSLineBreakMode = .byWordWrapping, limit: Int = 0
    ) {
        self.text = text
        self.font = font
        self.alignment = alignment
        self.mode = mode
        self.limit = limit
        self.width = width
        lineHeight = font.lineHeight
        lines = makeLines(of: text[...], at: 0)
    }

    /// Breaks whole paragraphs, the first of which begins at `offset` in the text, into lines.
    func makeLines(of text: Substring, at offset: Int) -> [Line] {
        let breaker = LineBreaker(font: font, width: width, mode: mode)
        var lines: [Line] = []
        var offset = offset
        for units in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            // A string of its own, so that a line does not keep the whole text alive.
            let paragraph = String(Substring(units))[...]
            var pieces = limit == 1 ? [paragraph] : breaker.lines(of: paragraph)
            if limit > 0, lines.count + pieces.count > limit {
                pieces.removeLast(lines.count + pieces.count - limit)
            }
            for (index, piece) in pieces.enumerated() {
                let isLastAllowed = limit > 0 && lines.count == limit - 1
                let content = isLastAllowed ? paragraph[piece.startIndex...] : piece
                lines.append(
                    makeLine(content, at: offset, isWrapped: index < pieces.count - 1, breaker, cuts: isLastAllowed))
                offset += piece.utf16.count
            }
            if limit > 0, lines.count == limit { break }
            offset += 1
        }
        return lines
    }

    private func makeLine(
        _ piece: Substring, at offset: Int, isWrapped: Bool, _ breaker: LineBreaker, cuts: Bool
    ) -> Line {
        var drawn = Self.drawn(piece)
        if cuts, !breaker.fits(piece) { drawn = Truncation(font: font, width: width, mode: mode).truncate(drawn) }
        return Line(
            range: offset..<offset + piece.utf16.count, source: piece, text: drawn,
            width: font.advance(of: String(drawn[...].trimmingEnd)), isWrapped: isWrapped)
    }

    /// The width of a piece of text as it is drawn.
    static func advance(of text: Substring, in font: UIFont) -> CGFloat { font.advance(of: drawn(text)) }

    /// What is drawn for text: a tab is four spaces wide.
    private static func drawn(_ text: Substring) -> String {
        text.utf8.contains(9) ? text.replacingOccurrences(of: "\t", with: "    ") : String(text)
    }

    /// The smallest size that holds all lines.
    var size: CGSize {
        CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: CGFloat(lines.count) * lineHeight)
    }

    /// The left end of a line.
    func lineStart(_ index: Int) -> CGFloat {
        guard width.isFinite else { return 0 }
        return max(0, width - lines[index].width) * alignment.leadingShare
    }

    /// Draws the lines that reach into `visible`, the layout's top left corner standing at `origin`.
    func draw(at origin: CGPoint, color: UIColor, visible: CGRect) {
        let first = Int((visible.minY - origin.y) / lineHeight, in: 0...lines.count)
        let last = Int(((visible.maxY - origin.y) / lineHeight).rounded(.up), in: 0...lines.count)
        guard first < last else { return }
        for index in first..<last {
            let place = CGPoint(x: origin.x + lineStart(index), y: origin.y + CGFloat(index) * lineHeight)
            lines[index].text.draw(at: place, withAttributes: [.font: font, .foregroundColor: color])
        }
    }
}
