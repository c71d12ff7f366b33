import Foundation
import Testing

@testable import UIKit

/// A layout that follows its text equals one that was made for it, and does no more than it has to.
@MainActor @Suite(.serialized) struct TextLayoutUpdateTests {
    private let font = UIFont.systemFont(ofSize: 10)

    private func layout(_ text: String, width: CGFloat = 60) -> TextLayout {
        TextLayout(text, font: font, width: width)
    }

    private func expectEqual(_ a: TextLayout, _ b: TextLayout, _ story: String) {
        #expect(a.text.utf8.elementsEqual(b.text.utf8), "\(story)")
        #expect(a.lines.map(\.range) == b.lines.map(\.range), "\(story)")
        #expect(a.lines.map(\.text) == b.lines.map(\.text), "\(story)")
        #expect(a.lines.map { Array($0.source.utf16) } == b.lines.map { Array($0.source.utf16) }, "\(story)")
        #expect(a.lines.map(\.width) == b.lines.map(\.width), "\(story)")
        #expect(a.lines.map(\.isWrapped) == b.lines.map(\.isWrapped), "\(story)")
        #expect(a.size == b.size, "\(story)")
    }

    @Test(
        "a change at an end, between lines, of newlines only, or of everything",
        arguments: [
            ("", ""), ("", "a"), ("a", ""), ("", "\n"), ("\n", ""), ("\n", "\n\n"), ("\n\n\n", "\n"),
            ("a\nb", "a\n\nb"),
            ("a\n\nb", "a\nb"), ("a\nb", "ab"), ("ab", "a\nb"), ("a\na\na", "a\na"), ("a\na", "a\na\na"),
            ("one two three four", "one two thre four"), ("a\nlong words that wrap\nb", "a\nlong words that  wrap\nb"),
            ("x\nlong words that wrap", "x\nlong words that wrap\n"), ("a\nb\nc", "x\ny\nz\nw"),
            ("a\u{301}\nb", "\u{e1}\nb"), ("😀\nb", "😁\nb"), ("日本語\nで", "日本\n語で"), ("a\tb\nc", "a\t\tb\nc"),
        ])
    func changes(old: String, new: String) {
        var changed = layout(old)
        changed.update(to: new)
        expectEqual(changed, layout(new), "\(old.debugDescription) to \(new.debugDescription)")
    }

    @Test func anyHistoryOfEditsEndsAsAFreshLayout() {
        var generator = SeededGenerator(state: 7)
        let pieces = [
            "", "a", " ", "\n", "\n\n", "word ", "longerword", "é", "e\u{301}", "\u{301}", "日本", "👍🏽", "\t", "x\ny",
        ]
        var text = ""
        var followed = layout(text)
        for step in 0..<2000 {
            let count = text.count
            let lower = Int.random(in: 0...count, using: &generator)
            let upper = min(count, lower + [0, 0, 0, 1, 1, 5, 30].randomElement(using: &generator)!)
            let inserted = (0..<Int.random(in: 0...5, using: &generator))
                .map { _ in pieces.randomElement(using: &generator)! }.joined()
            let start = text.index(text.startIndex, offsetBy: lower)
            text.replaceSubrange(start..<text.index(text.startIndex, offsetBy: upper), with: inserted)
            followed.update(to: text)
            expectEqual(followed, layout(text), "step \(step): \(text.debugDescription)")
        }
        #expect(followed.lines.count > 10)
    }

    @Test func aKeyMeasuresItsOwnParagraphOnly() {
        @MainActor final class Witness: FontProvider {
            let fixed = FixedFontProvider()
            var measured: [String] = []
            func metrics(of font: UIFont) -> FontMetrics { fixed.metrics(of: font) }
            func advance(of text: String, in font: UIFont) -> CGFloat {
                measured.append(text)
                return fixed.advance(of: text, in: font)
            }
        }
        let witness = Witness()
        UIFont.provider = witness
        defer { UIFont.provider = witness.fixed }
        let stage = Stage()
        let view = stage.add(UITextView(), 0, 0, 100, 64)
        view.font = font
        view.text = (0..<100).map { "paragraph number \($0)" }.joined(separator: "\n")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 9, length: 0)
        stage.frame()
        witness.measured = []
        view.insertText("s")
        #expect(!witness.measured.isEmpty)
        #expect(witness.measured.allSatisfy { "paragraphs number 0".contains($0.trimmingCharacters(in: .whitespaces)) })
        stage.close()
    }

    /// A line is 12 points high between insets of 8; beside it are 5 points on each side.
    @Test func aViewThatDoesNotScrollIsAsHighAsItsTextAfterEachChange() {
        let stage = Stage()
        let view = stage.add(UITextView(), 0, 0, 100, 64)
        view.font = font
        view.isScrollEnabled = false
        view.text = "one"
        stage.frame()
        #expect(view.intrinsicContentSize.height == 28)
        view.insertText("\ntwo")
        #expect(view.intrinsicContentSize.height == 40)
        #expect(view.sizeThatFits(CGSize(width: 28, height: 0)).height == 40)
        #expect(view.sizeThatFits(CGSize(width: 22, height: 0)).height == 64)
        stage.close()
    }
}
