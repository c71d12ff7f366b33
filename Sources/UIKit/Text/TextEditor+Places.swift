import Foundation

/// Places in the text. A place outside of it means the nearest end.
extension TextEditor {
    func index(_ offset: Int) -> String.Index {
        String.Index(utf16Offset: min(max(offset, 0), length), in: text)
    }

    /// The nearest place between characters at or before `offset`.
    func boundary(at offset: Int) -> Int {
        let index = index(offset)
        guard index < text.endIndex else { return length }
        return text.index(before: text.index(after: index)).utf16Offset(in: text)
    }

    /// The nearest place between characters at or behind `offset`.
    func boundary(atOrAfter offset: Int) -> Int {
        let floor = boundary(at: offset)
        return floor < min(offset, length) ? place(after: floor) : floor
    }

    /// The place behind the character at `offset`.
    func place(after offset: Int) -> Int {
        let index = index(offset)
        return index < text.endIndex ? text.index(after: index).utf16Offset(in: text) : length
    }

    /// The place before the character that ends at `offset`.
    func place(before offset: Int) -> Int {
        let index = index(offset)
        return index > text.startIndex ? text.index(before: index).utf16Offset(in: text) : 0
    }

    /// The place that many characters behind, or before when negative.
    func place(from offset: Int, characters: Int) -> Int {
        let limit = characters < 0 ? text.startIndex : text.endIndex
        let target = text.index(index(offset), offsetBy: characters, limitedBy: limit) ?? limit
        return target.utf16Offset(in: text)
    }

    /// The end of the next word.
    func wordEnd(after offset: Int) -> Int {
        var index = index(offset)
        while index < text.endIndex, !text[index].isInWord { index = text.index(after: index) }
        while index < text.endIndex, text[index].isInWord { index = text.index(after: index) }
        return index.utf16Offset(in: text)
    }

    /// The start of the word before.
    func wordStart(before offset: Int) -> Int {
        var index = index(offset)
        func previous() -> String.Index? { index > text.startIndex ? text.index(before: index) : nil }
        while let before = previous(), !text[before].isInWord { index = before }
        while let before = previous(), text[before].isInWord { index = before }
        return index.utf16Offset(in: text)
    }

    /// The word around a place; between words, what stands between them.
    func word(at offset: Int) -> Range<Int> {
        var start = index(boundary(at: offset))
        if start == text.endIndex {
            guard start > text.startIndex else { return 0..<0 }
            start = text.index(before: start)
        }
        let isWord = text[start].isInWord
        var end = text.index(after: start)
        while start > text.startIndex {
            let before = text.index(before: start)
            guard text[before].isInWord == isWord, !text[before].isNewline else { break }
            start = before
        }
        while end < text.endIndex, text[end].isInWord == isWord, !text[end].isNewline { end = text.index(after: end) }
        return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
    }

    /// The paragraph around a place, with the newline that ends it.
    func paragraph(at offset: Int) -> Range<Int> {
        let index = index(offset)
        let start = text[..<index].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
        let end = text[index...].firstIndex(of: "\n").map { text.index(after: $0) } ?? text.endIndex
        return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
    }
}

extension Character {
    /// Whether the character is part of a word.
    fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
