import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct TextDocumentProxyTests {
    /// A text of which positions are offsets in UTF-16 units.
    final class Text: UIView, UITextInput {
        final class Position: UITextPosition {
            let offset: Int
            init(_ offset: Int) {
                self.offset = offset
                super.init()
            }
        }
        final class Range: UITextRange {
            let range: NSRange
            init(_ range: NSRange) {
                self.range = range
                super.init()
            }
            override var start: UITextPosition { Position(range.location) }
            override var end: UITextPosition { Position(range.upperBound) }
            override var isEmpty: Bool { range.length == 0 }
        }

        let string = NSMutableString(string: "")
        var selection = NSRange(location: 0, length: 0)
        weak var inputDelegate: (any UITextInputDelegate)?
        var returnKeyType = UIReturnKeyType.search
        var isSecureTextEntry = true

        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { string.length > 0 }
        func insertText(_ text: String) { replace(Range(selection), withText: text) }
        func deleteBackward() {
            if selection.length == 0, selection.location > 0 {
                selection = string.rangeOfComposedCharacterSequence(at: selection.location - 1)
            }
            replace(Range(selection), withText: "")
        }
        func text(in range: UITextRange) -> String? { (range as? Range).map { string.substring(with: $0.range) } }
        func replace(_ range: UITextRange, withText text: String) {
            guard let range = (range as? Range)?.range else { return }
            string.replaceCharacters(in: range, with: text)
            selection = NSRange(location: range.location + text.utf16.count, length: 0)
        }
        var selectedTextRange: UITextRange? {
            get { Range(selection) }
            set { if let new = newValue as? Range { selection = new.range } }
        }
        var markedTextRange: UITextRange?
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
        func unmarkText() {}
        var beginningOfDocument: UITextPosition { Position(0) }
        var endOfDocument: UITextPosition { Position(string.length) }
        func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
            guard let a = (fromPosition as? Position)?.offset, let b = (toPosition as? Position)?.offset else {
                return nil
            }
            return Range(NSRange(location: min(a, b), length: abs(a - b)))
        }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            guard let start = (position as? Position)?.offset, 0...string.length ~= start + offset else { return nil }
            return Position(start + offset)
        }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    }

    @Test func readsAndChangesTheFirstRespondersText() {
        let stage = Stage()
        defer { stage.close() }
        let text = Text(frame: .zero)
        stage.window.addSubview(text)
        let proxy = UIInputViewController().textDocumentProxy
        #expect(!proxy.hasText)
        proxy.insertText("nobody")
        text.becomeFirstResponder()
        #expect(proxy.documentContextBeforeInput == nil && proxy.documentContextAfterInput == nil)
        proxy.insertText("Hello 👨‍👩‍👧!")
        #expect(proxy.hasText)
        #expect(proxy.documentContextBeforeInput == "Hello 👨‍👩‍👧!")
        proxy.adjustTextPosition(byCharacterOffset: -2)
        #expect(proxy.documentContextBeforeInput == "Hello ")
        #expect(proxy.documentContextAfterInput == "👨‍👩‍👧!")
        proxy.adjustTextPosition(byCharacterOffset: 1)
        #expect(proxy.documentContextAfterInput == "!")
        proxy.adjustTextPosition(byCharacterOffset: -100)
        #expect(proxy.documentContextBeforeInput == nil)
        proxy.adjustTextPosition(byCharacterOffset: 5)
        proxy.deleteBackward()
        #expect(text.string as String == "Hell 👨‍👩‍👧!")
        #expect(proxy.selectedText == nil)
        text.selection = NSRange(location: 0, length: 4)
        #expect(proxy.selectedText == "Hell")
        proxy.adjustTextPosition(byCharacterOffset: 1)
        #expect(proxy.documentContextBeforeInput == "Hell ")
    }

    @Test func traitsAreTheTexts() {
        let stage = Stage()
        defer { stage.close() }
        let text = Text(frame: .zero)
        stage.window.addSubview(text)
        text.becomeFirstResponder()
        let proxy = UIInputViewController().textDocumentProxy
        #expect(proxy.returnKeyType == .search)
        #expect(proxy.isSecureTextEntry)
        #expect(proxy.keyboardType == .default)
    }

    @Test func theKeyboardIsTheTextsDelegate() {
        final class Keys: UIInputViewController {
            var changes = 0
            override func textDidChange(_ textInput: (any UITextInput)?) { changes += 1 }
        }
        let stage = Stage()
        defer { stage.close() }
        let keys = Keys()
        stage.keyboard.installedInputViewControllers = [keys]
        let text = Text(frame: .zero)
        stage.window.addSubview(text)
        text.becomeFirstResponder()
        #expect(text.inputDelegate === keys)
        let before = keys.changes
        text.inputDelegate?.textDidChange(text)
        #expect(keys.changes == before + 1)
        text.resignFirstResponder()
        #expect(text.inputDelegate == nil)
    }
}
