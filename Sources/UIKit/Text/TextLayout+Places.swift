import Foundation

/// Where offsets are in the layout, and which offsets are where.
extension TextLayout {
    /// The line that holds an offset; where a line is wrapped, the place between two lines belongs to the second.
    func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The line at a height, the nearest one where there is none.
    func lineIndex(atY y: CGFloat) -> Int { Int(y / lineHeight, in: 0...lines.count - 1) }

    /// How far right an offset is in its line.
    func x(of offset: Int, inLine index: Int) -> CGFloat {
        let line = lines[index]
        let prefix = line.source.utf16Prefix(offset - line.range.lowerBound)
        return lineStart(index) + TextLayout.advance(of: prefix, in: font)
    }

    /// The rectangle of an insertion point, as narrow as nothing.
    func caretRect(at offset: Int) -> CGRect {
        let index = lineIndex(of: offset)
        return CGRect(x: x(of: offset, inLine: index), y: CGFloat(index) * lineHeight, width: 0, height: lineHeight)
    }

    /// The place between characters that is nearest to a point.
    func offset(at point: CGPoint) -> Int { offset(inLine: lineIndex(atY: point.y), x: point.x) }

    /// The place between a line's characters that is nearest to `x`.
    func offset(inLine index: Int, x: CGFloat) -> Int {
        let line = lines[index]
        let start = lineStart(index)
        let characters = line.source
        var low = 0
        var high = characters.count
        func edge(_ count: Int) -> CGFloat { start + TextLayout.advance(of: characters.prefix(count), in: font) }
        while high - low > 1 {
            let middle = (low + high) / 2
            if edge(middle) <= x { low = middle } else { high = middle }
        }
        if high > low, x > (edge(low) + edge(high)) / 2 { low = high }
        return min(line.range.lowerBound + characters.prefix(low).utf16.count, lineEnd(index))
    }

    /// The last place of a line: before the blank at which it is wrapped, else before its last character if the place
    /// behind that is the next line's first.
    func lineEnd(_ index: Int) -> Int {
        let line = lines[index]
        guard line.isWrapped, let last = line.source.last else { return line.range.upperBound }
        return line.range.upperBound - String(last).utf16.count
    }

    /// The rectangles of the part of each line that is in a range. A newline in it is as wide as a blank.
    func rects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        return (lineIndex(of: range.lowerBound)...lineIndex(of: range.upperBound)).compactMap { index in
            let line = lines[index]
            let lower = max(range.lowerBound, line.range.lowerBound)
            let upper = min(range.upperBound, line.range.upperBound)
            guard lower <= upper else { return nil }
            let left = x(of: lower, inLine: index)
            var right = x(of: upper, inLine: index)
            if range.upperBound > line.range.upperBound, !line.isWrapped { right += font.advance(of: " ") }
            return CGRect(x: left, y: CGFloat(index) * lineHeight, width: right - left, height: lineHeight)
        }
    }
}

extension Substring {
    /// The first `count` UTF-16 units.
    fileprivate func utf16Prefix(_ count: Int) -> Substring {
        let end = utf16.index(startIndex, offsetBy: Swift.max(count, 0), limitedBy: endIndex) ?? endIndex
        return self[..<end]
    }
}
