import Foundation
import Testing

@testable import UIKit

/// With the fixed metric a character of a 10 point font is 6 points wide and a line 12 points high.
@MainActor @Suite struct TextLayoutTests {
    private let font = UIFont.systemFont(ofSize: 10)

    private func layout(
        _ text: String, width: CGFloat, mode: NSLineBreakMode = .byWordWrapping, limit: Int = 0,
        alignment: NSTextAlignment = .left
    ) -> TextLayout {
        TextLayout(text, font: font, width: width, alignment: alignment, mode: mode, limit: limit)
    }

    private func lines(_ text: String, characters: Int, mode: NSLineBreakMode = .byWordWrapping) -> [String] {
        layout(text, width: CGFloat(characters) * 6, mode: mode).lines.map { $0.text }
    }

    @Test func linesBreakBetweenWords() {
        #expect(lines("the quick brown fox", characters: 10) == ["the quick ", "brown fox"])
        #expect(lines("the quick brown fox", characters: 9) == ["the quick ", "brown fox"])
        #expect(lines("the quick brown fox", characters: 8) == ["the ", "quick ", "brown ", "fox"])
    }

    @Test func aWordThatIsTooLongBreaksWithin() {
        #expect(lines("abcdefgh ij", characters: 3) == ["abc", "def", "gh ", "ij"])
        #expect(lines("ab cdefgh", characters: 3) == ["ab ", "cde", "fgh"])
        #expect(lines("ab", characters: 0) == ["a", "b"])
    }

    @Test func ideographsBreakAnywhereAndHyphensBehindThem() {
        #expect(lines("日本語です", characters: 2) == ["日本", "語で", "す"])
        #expect(lines("well-known", characters: 6) == ["well-", "known"])
    }

    @Test func newlinesAlwaysBreakAndEmptyLinesStay() {
        #expect(lines("a\n\nb\n", characters: 5) == ["a", "", "b", ""])
        #expect(lines("", characters: 5) == [""])
    }

    @Test func theSizeIsThatOfTheWidestLineAndOfAllLines() {
        let layout = layout("abc\nabcde ", width: 300)
        #expect(layout.size == CGSize(width: 30, height: 24))
    }

    @Test func longTextIsCutWithAnEllipsis() {
        func truncated(_ mode: NSLineBreakMode) -> String? {
            layout("abcdefghij", width: 30, mode: mode, limit: 1).lines.first?.text
        }
        #expect(truncated(.byTruncatingTail) == "abcd…")
        #expect(truncated(.byTruncatingHead) == "…ghij")
        #expect(truncated(.byTruncatingMiddle) == "ab…ij")
        #expect(truncated(.byClipping) == "abcdefghij")
    }

    @Test func theLastLineThatIsAllowedIsCut() {
        let layout = layout("one two three four", width: 24, mode: .byTruncatingTail, limit: 2)
        #expect(layout.lines.map { $0.text } == ["one ", "two…"])
    }

    @Test func alignmentMovesLines() {
        #expect(layout("ab", width: 100, alignment: .center).lineStart(0) == 44)
        #expect(layout("ab", width: 100, alignment: .right).lineStart(0) == 88)
        #expect(layout("ab", width: 100, alignment: .natural).lineStart(0) == 0)
    }

    @Test func placesAndOffsetsAgree() {
        let layout = layout("one two\nthree", width: 30)
        #expect(layout.lines.map { $0.range } == [0..<4, 4..<7, 8..<13])
        #expect(layout.caretRect(at: 2) == CGRect(x: 12, y: 0, width: 0, height: 12))
        #expect(layout.caretRect(at: 4) == CGRect(x: 0, y: 12, width: 0, height: 12))
        #expect(layout.caretRect(at: 13) == CGRect(x: 30, y: 24, width: 0, height: 12))
        #expect(layout.offset(at: CGPoint(x: 8, y: 5)) == 1)
        #expect(layout.offset(at: CGPoint(x: 10, y: 5)) == 2)
        #expect(layout.offset(at: CGPoint(x: 500, y: 5)) == 3)
        #expect(layout.offset(at: CGPoint(x: 500, y: 15)) == 7)
        #expect(layout.offset(at: CGPoint(x: -5, y: 500)) == 8)
        #expect(layout.offset(at: CGPoint(x: 500, y: -500)) == 3)
    }

    @Test func anEmojiIsOnePlace() {
        let layout = layout("a👨‍👩‍👧b", width: 300)
        #expect(layout.offset(at: CGPoint(x: 10, y: 5)) == 9)
        #expect(layout.caretRect(at: 9).minX == 12)
    }

    @Test func aRangeHasARectangleInEachLine() {
        let layout = layout("one two\nthree", width: 30)
        #expect(
            layout.rects(of: 1..<10) == [
                CGRect(x: 6, y: 0, width: 18, height: 12), CGRect(x: 0, y: 12, width: 24, height: 12),
                CGRect(x: 0, y: 24, width: 12, height: 12),
            ])
    }
}
