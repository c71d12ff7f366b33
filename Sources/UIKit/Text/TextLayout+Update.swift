/// Following a text that is edited.
extension TextLayout {
    /// Sets `newText` in place of the text; only the paragraphs that differ are broken into lines again.
    mutating func update(to newText: String) {
        guard limit == 0 else {
            self = TextLayout(newText, font: font, width: width, alignment: alignment, mode: mode, limit: limit)
            return
        }
        let common = CommonParagraphs(of: text, and: newText)
        let first = lineIndex(after: common.front.paragraphs)
        let last = lineIndex(before: common.behind.paragraphs)
        let units = newText.utf8
        let changed = newText[
            units.index(
                units.startIndex, offsetBy: common.front.units)..<units.index(
                    units.endIndex, offsetBy: -common.behind.units)]
        let fresh = makeLines(of: changed, at: lines[first].range.lowerBound)
        lines.replaceSubrange(first..<last, with: fresh)
        let distance = newText.utf16.count - text.utf16.count
        if distance != 0 {
            for index in first + fresh.count..<lines.count { lines[index].move(by: distance) }
        }
        text = newText
    }

    /// The first line behind that many paragraphs at the front.
    private func lineIndex(after paragraphs: Int) -> Int {
        var index = 0
        var count = 0
        while count < paragraphs {
            if !lines[index].isWrapped { count += 1 }
            index += 1
        }
        return index
    }

    /// The first line of that many paragraphs at the back, or the number of lines for none.
    private func lineIndex(before paragraphs: Int) -> Int {
        var index = lines.count
        var count = 0
        while count < paragraphs {
            repeat { index -= 1 } while index > 0 && lines[index - 1].isWrapped
            count += 1
        }
        return index
    }
}
