import Foundation
import Testing

@testable import UIKit

/// Numbers that look random and are the same in each run: a linear congruential generator with Knuth's constants.
private struct FixedRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}

@Suite struct TextEditorTests {
    private func editor(_ text: String, at offset: Int? = nil, multiline: Bool = true) -> TextEditor {
        var editor = TextEditor(isMultiline: multiline)
        editor.setText(text)
        if let offset { editor.select(anchor: offset, head: offset) }
        return editor
    }

    private func type(_ text: String, into editor: inout TextEditor) { editor.apply(editor.inserting(text)) }

    private func undo(_ editor: inout TextEditor) -> Bool { editor.undo() }
    private func redo(_ editor: inout TextEditor) -> Bool { editor.redo() }

    private func deleteBackward(in editor: inout TextEditor) {
        if let change = editor.deleting(to: editor.place(before: editor.head)) { editor.apply(change) }
    }

    @Test func typingReplacesTheSelection() {
        var editor = editor("hello world")
        editor.select(anchor: 6, head: 11)
        type("x", into: &editor)
        #expect(editor.text == "hello x")
        #expect(editor.selection == 7..<7)
    }

    @Test func typingOverASelectionIsOneStep() {
        var editor = editor("hello world")
        editor.select(anchor: 11, head: 6)
        for letter in ["e", "a", "r", "t", "h"] { type(letter, into: &editor) }
        #expect(editor.text == "hello earth")
        #expect(undo(&editor))
        #expect(editor.text == "hello world")
        #expect(editor.anchor == 11 && editor.head == 6)
        #expect(!editor.canUndo)
        #expect(redo(&editor))
        #expect(editor.text == "hello earth")
    }

    @Test(arguments: ["w", "world"]) func composingOverASelectionIsOneStep(_ selected: String) {
        var editor = editor("hello " + selected)
        editor.select(anchor: 6, head: editor.length)
        editor.setMarked("n", selectedRange: 1..<1)
        editor.setMarked("ni", selectedRange: 2..<2)
        type("你", into: &editor)
        type("好", into: &editor)
        #expect(editor.text == "hello 你好")
        #expect(undo(&editor))
        #expect(editor.text == "hello " + selected)
        #expect(editor.selectedText == selected)
        #expect(!editor.canUndo)
    }

    @Test func aCompositionThatIsGivenUpLeavesNoStepOfItsOwn() {
        var editor = editor("hello", at: 5)
        editor.setMarked("n", selectedRange: 1..<1)
        editor.apply(editor.inserting(""))
        #expect(editor.text == "hello")
        #expect(!editor.canUndo)
        editor.select(anchor: 0, head: 5)
        editor.setMarked("n", selectedRange: 1..<1)
        editor.setMarked("", selectedRange: 0..<0)
        #expect(editor.text.isEmpty)
        #expect(undo(&editor))
        #expect(editor.text == "hello")
    }

    @Test(arguments: [
        "👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "👍🏽", "각", "क्षि", "❤️", "1️⃣",
    ])
    func backspaceDeletesOneWholeCharacter(_ character: String) {
        var editor = editor("a" + character)
        deleteBackward(in: &editor)
        #expect(editor.text == "a")
        #expect(editor.head == 1)
    }

    @Test func offsetsInsideACharacterMoveToItsEdge() {
        var editor = editor("a👨‍👩‍👧b")
        editor.select(anchor: 3, head: 3)
        #expect(editor.head == 1)
        editor.select(anchor: -5, head: 500)
        #expect(editor.selection == 0..<editor.length)
    }

    @Test func anAccentJoinsTheLetterBeforeIt() {
        var editor = editor("ae", at: 2)
        type("\u{301}", into: &editor)
        #expect(editor.text.count == 2)
        #expect(editor.head == editor.length)
    }

    @Test func theInsertionPointNeverStandsInsideACharacter() {
        var editor = editor("\u{301}", at: 0)
        type("e", into: &editor)
        #expect(editor.text.count == 1)
        #expect(editor.head == 2)
    }

    @Test func wordMovesStopAtTheEndsOfWords() {
        let editor = editor("one two,  three")
        #expect(editor.wordEnd(after: 0) == 3)
        #expect(editor.wordEnd(after: 3) == 7)
        #expect(editor.wordEnd(after: 7) == 15)
        #expect(editor.wordEnd(after: 15) == 15)
        #expect(editor.wordStart(before: 15) == 10)
        #expect(editor.wordStart(before: 10) == 4)
        #expect(editor.wordStart(before: 4) == 0)
        #expect(editor.wordStart(before: 0) == 0)
    }

    @Test func aWordIsWhatADoubleClickSelects() {
        let editor = editor("one two  ok\nnext")
        #expect(editor.word(at: 5) == 4..<7)
        #expect(editor.word(at: 7) == 7..<9)
        #expect(editor.word(at: 10) == 9..<11)
        #expect(editor.word(at: 16) == 12..<16)
        #expect(TextEditor(isMultiline: true).word(at: 0) == 0..<0)
        #expect(editor.paragraph(at: 3) == 0..<12)
        #expect(editor.paragraph(at: 13) == 12..<16)
    }

    @Test func lineEndsBecomeNewlinesOrBlanksAndControlCharactersGo() {
        #expect(TextEditor.cleaned("a\r\nb\rc\u{2028}d", isMultiline: true) == "a\nb\nc\nd")
        #expect(TextEditor.cleaned("a\r\nb\nc", isMultiline: false) == "a b c")
        #expect(TextEditor.cleaned("a\u{0}b\u{1B}c\u{7F}d\u{9F}e", isMultiline: true) == "abcde")
        #expect(TextEditor.cleaned("a\tb", isMultiline: true) == "a\tb")
        #expect(TextEditor.cleaned("a\tb", isMultiline: false) == "a b")
        #expect(TextEditor.cleaned("häß 👨‍👩‍👧 日本", isMultiline: false) == "häß 👨‍👩‍👧 日本")
    }

    @Test func typingIsUndoneWordByWord() {
        var editor = editor("")
        for letter in "one two" { type(String(letter), into: &editor) }
        #expect(undo(&editor))
        #expect(editor.text == "one ")
        #expect(undo(&editor))
        #expect(editor.text == "")
        #expect(!undo(&editor))
        #expect(redo(&editor))
        #expect(redo(&editor))
        #expect(editor.text == "one two")
        #expect(!redo(&editor))
    }

    @Test func undoBringsTheSelectionBackAndTypingForgetsWhatWasUndone() {
        var editor = editor("hello world")
        editor.select(anchor: 0, head: 5)
        type("x", into: &editor)
        #expect(undo(&editor))
        #expect(editor.text == "hello world")
        #expect(editor.selection == 0..<5)
        type("y", into: &editor)
        #expect(!editor.canRedo)
    }

    @Test func deletingCharactersOneByOneIsOneStep() {
        var editor = editor("abc👍")
        for _ in 0..<3 { deleteBackward(in: &editor) }
        #expect(editor.text == "a")
        #expect(undo(&editor))
        #expect(editor.text == "abc👍")
        #expect(!undo(&editor))
    }

    @Test func anyEditsUndoneOneByOneGiveTheFirstTextBack() {
        var random = FixedRandom(state: 1)
        for _ in 0..<50 {
            var editor = editor("The quick 👨‍👩‍👧 brown\nfox é")
            let first = editor.text
            for _ in 0..<30 {
                let places = [Int.random(in: 0...40, using: &random), Int.random(in: 0...40, using: &random)]
                editor.select(anchor: places[0], head: places[1])
                switch Int.random(in: 0..<4, using: &random) {
                case 0: type(["x", " ", "👍🏽", "two\nlines"].randomElement(using: &random) ?? "x", into: &editor)
                case 1: deleteBackward(in: &editor)
                case 2: editor.setMarked("ni", selectedRange: 2..<2)
                default: editor.unmark()
                }
            }
            let last = editor.text
            let hadMark = editor.marked != nil
            while editor.undo() {}
            #expect(editor.text == first)
            while editor.redo() {}
            if !hadMark { #expect(editor.text == last) }
        }
    }

    @Test func aCompositionIsReplacedByWhatIsCommittedAsOneStep() {
        var editor = editor("ab", at: 1)
        editor.setMarked("n", selectedRange: 1..<1)
        editor.setMarked("ni", selectedRange: 2..<2)
        #expect(editor.text == "anib")
        #expect(editor.marked == 1..<3)
        #expect(editor.head == 3)
        type("你", into: &editor)
        #expect(editor.text == "a你b")
        #expect(editor.marked == nil)
        #expect(undo(&editor))
        #expect(editor.text == "ab")
        #expect(!undo(&editor))
    }

    @Test func aCompositionThatIsTakenAwayLeavesTheTextAsItWas() {
        var editor = editor("ab", at: 1)
        editor.setMarked("xyz", selectedRange: 3..<3)
        editor.setMarked("", selectedRange: 0..<0)
        #expect(editor.text == "ab")
        #expect(editor.head == 1)
        #expect(!editor.canUndo)
    }

    @Test func changesBehindACompositionLandWhereTheyWereMeant() {
        var editor = editor("abcdef", at: 2)
        editor.setMarked("XY", selectedRange: 2..<2)
        editor.apply(TextChange(range: 6..<8, replacement: "!"))
        #expect(editor.text == "abcd!")
        #expect(editor.marked == nil)
    }
}
