import Foundation
import Testing

@testable import UIKit

/// With the fixed metric a character of a 10 point font is 6 points wide and a line 12 points high.
@MainActor @Suite(.serialized) struct TextViewTests {
    private func makeView(on stage: Stage, text: String = "") -> UITextView {
        let view = stage.add(UITextView(), 0, 0, 100, 64)
        view.font = .systemFont(ofSize: 10)
        view.text = text
        stage.frame()
        return view
    }

    @Test func textInAFontWithoutSizeIsHarmless() {
        let stage = Stage()
        let view = stage.add(UITextView(), 0, 0, 100, 100)
        view.text = "one\ntwo\nthree"
        view.font = .systemFont(ofSize: 10).withSize(0)
        stage.frame()
        stage.tap(50, 50)
        #expect(view.isFirstResponder)
        stage.press(.keyboardHome, .control)
        stage.press(.keyboardPageDown)
        // All of the last line is in one place.
        #expect((8...13).contains(view.selectedRange.location))
        stage.close()
    }

    @Test func theTextsHeightIsTheContents() {
        let stage = Stage()
        // 15 characters of 6 points fill the 90 points between the paddings.
        let view = makeView(on: stage, text: "fifteen letters and more")
        #expect(view.contentSize == CGSize(width: 100, height: 8 + 24 + 8))
        stage.close()
    }

    @Test func returnMakesANewLineAndTabATab() {
        let stage = Stage()
        let view = makeView(on: stage)
        view.becomeFirstResponder()
        UIApplication.shared.sendText("a")
        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardTab)
        UIApplication.shared.sendText("b")
        #expect(view.text == "a\n\tb")
        #expect(view.isFirstResponder)
        stage.close()
    }

    @Test func whatIsTypedOrComposedOverASelectionIsUndoneAtOneGo() {
        let stage = Stage()
        let view = makeView(on: stage, text: "one two")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 3)
        for letter in ["d", "u", "e"] { UIApplication.shared.sendText(letter) }
        #expect(view.text == "one due")
        stage.press(.keyboardZ, .control)
        #expect(view.text == "one two")
        UIApplication.shared.sendMarkedText("er")
        UIApplication.shared.sendMarkedText("er n")
        UIApplication.shared.sendText("二")
        #expect(view.text == "one 二")
        stage.press(.keyboardZ, .control)
        #expect(view.text == "one two")
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        stage.close()
    }

    @Test func upAndDownKeepTheColumn() {
        let stage = Stage()
        let view = makeView(on: stage, text: "abcdef\nab\nabcdef")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 0)
        stage.press(.keyboardDownArrow)
        #expect(view.selectedRange == NSRange(location: 9, length: 0))
        stage.press(.keyboardDownArrow)
        #expect(view.selectedRange == NSRange(location: 15, length: 0))
        stage.press(.keyboardDownArrow)
        #expect(view.selectedRange == NSRange(location: 16, length: 0))
        stage.press(.keyboardUpArrow, .shift)
        stage.press(.keyboardUpArrow)
        stage.press(.keyboardUpArrow)
        #expect(view.selectedRange.location == 0)
        stage.close()
    }

    @Test func homeAndEndStayInTheWrappedLine() {
        let stage = Stage()
        let view = makeView(on: stage, text: "fifteen letters and more")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        stage.press(.keyboardEnd)
        #expect(view.selectedRange.location == 15)
        stage.press(.keyboardRightArrow)
        #expect(view.selectedRange.location == 16)
        stage.press(.keyboardEnd)
        #expect(view.selectedRange.location == 24)
        stage.press(.keyboardHome)
        #expect(view.selectedRange.location == 16)
        stage.press(.keyboardHome, .control)
        #expect(view.selectedRange.location == 0)
        stage.close()
    }

    @Test func typingAtTheEndScrollsThere() {
        let stage = Stage()
        let view = makeView(on: stage)
        view.becomeFirstResponder()
        for _ in 0..<20 { stage.press(.keyboardReturnOrEnter) }
        stage.frame()
        #expect(view.contentOffset.y == view.contentSize.height - 64)
        stage.press(.keyboardHome, .control)
        #expect(view.contentOffset.y == 0)
        stage.close()
    }

    @Test func aFingerScrollsAndAPointerSelects() {
        let stage = Stage()
        let view = makeView(on: stage, text: String(repeating: "line\n", count: 30))
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 50, 35)
        stage.touch(.moved, 50, 15)
        #expect(view.contentOffset.y == 20)
        stage.touch(.ended, 50, 15)
        stage.frame(after: 10)
        view.contentOffset = .zero
        stage.touch(.began, 5, 10, type: .indirectPointer)
        stage.touch(.moved, 17, 34, type: .indirectPointer)
        stage.touch(.ended, 17, 34, type: .indirectPointer)
        #expect(view.contentOffset.y == 0)
        #expect(view.selectedRange == NSRange(location: 0, length: 12))
        stage.close()
    }

    @Test func onlyWhatShowsIsDrawn() {
        let stage = Stage()
        let view = makeView(on: stage, text: (0..<1000).map { "line \($0)" }.joined(separator: "\n"))
        view.contentOffset.y = 8 + 12 * 500
        stage.frame()
        let texts = view.rendering.list.items.compactMap { item -> String? in
            if case .text(let text, _, _, _) = item { text } else { nil }
        }
        #expect(texts == (500...505).map { "line \($0)" })
        stage.close()
    }

    @Test func theCaretBlinksThoughTheViewIsLaidOut() {
        let stage = Stage()
        let view = makeView(on: stage, text: "abc")
        view.becomeFirstResponder()
        stage.frame()
        stage.frame(after: 0.5)
        #expect(view.interaction.caret.alpha == 0)
        stage.frame(after: 0.5)
        #expect(view.interaction.caret.alpha == 1)
        stage.close()
    }

    @Test func textThatCannotBeChangedCanStillBeCopied() {
        let stage = Stage()
        let view = makeView(on: stage, text: "abc")
        view.isEditable = false
        stage.tap(50, 20)
        #expect(view.isFirstResponder)
        UIApplication.shared.sendText("x")
        stage.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "abc")
        stage.press(.keyboardA, .control)
        stage.press(.keyboardC, .control)
        #expect(UIPasteboard.general.string == "abc")
        stage.close()
    }
}
