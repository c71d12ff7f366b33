import Foundation
import Testing

@testable import UIKit

/// With the fixed metric a character of a 10 point font is 6 points wide.
@MainActor @Suite(.serialized) struct TextFieldTests {
    @Test func typingGoesToTheFieldThatWasPressed() {
        let stage = Stage()
        let field = stage.addTextField()
        UIApplication.shared.sendText("lost")
        #expect(field.text == "")
        stage.tap(60, 35)
        #expect(field.isFirstResponder)
        UIApplication.shared.sendText("héllo")
        #expect(field.text == "héllo")
        stage.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "héll")
        stage.press(.keyboardEscape)
        #expect(!field.isFirstResponder)
        #expect(field.text == "héll")
        stage.close()
    }

    @Test func whatIsTypedOverASelectionIsUndoneAtOneGo() {
        let stage = Stage()
        let field = stage.addTextField("before")
        stage.tap(60, 35)
        stage.press(.keyboardA, .control)
        for letter in ["n", "o", "w"] { UIApplication.shared.sendText(letter) }
        #expect(field.text == "now")
        stage.press(.keyboardZ, .control)
        #expect(field.text == "before")
        #expect(field.interaction.editor.selection == 0..<6)
        stage.close()
    }

    @Test func aPressPutsTheInsertionPointBetweenTwoLetters() {
        let stage = Stage()
        let field = stage.addTextField("abcdef")
        stage.tap(20 + 13, 35, type: .indirectPointer)
        #expect(field.interaction.editor.selection == 2..<2)
        stage.wait(1)
        stage.tap(20 + 110, 35, type: .indirectPointer)
        #expect(field.interaction.editor.selection == 6..<6)
        stage.close()
    }

    @Test func dragsAndSeveralPressesSelect() {
        let stage = Stage()
        let field = stage.addTextField("one two three")
        stage.touch(.began, 20 + 6, 35, type: .indirectPointer)
        stage.touch(.moved, 20 + 31, 35, type: .indirectPointer)
        stage.touch(.ended, 20 + 31, 35, type: .indirectPointer)
        #expect(field.interaction.editor.selection == 1..<5)
        #expect(UIPasteboard.primary.string == "ne t")
        stage.wait(1)
        stage.tap(20 + 31, 35, type: .indirectPointer)
        stage.wait(0.1)
        stage.touch(.began, 20 + 31, 35, type: .indirectPointer)
        #expect(field.interaction.editor.selection == 4..<7)
        stage.touch(.moved, 20 + 55, 35, type: .indirectPointer)
        #expect(field.interaction.editor.selection == 4..<13)
        stage.touch(.moved, 20 + 6, 35, type: .indirectPointer)
        #expect(field.interaction.editor.selection == 0..<7)
        stage.touch(.ended, 20 + 6, 35, type: .indirectPointer)
        stage.wait(1)
        for _ in 0..<3 { stage.tap(20 + 31, 35, type: .indirectPointer) }
        #expect(field.interaction.editor.selection == 0..<13)
        stage.close()
    }

    @Test func keysMoveAndSelect() {
        let stage = Stage()
        let field = stage.addTextField("one two")
        field.becomeFirstResponder()
        stage.press(.keyboardLeftArrow)
        #expect(field.interaction.editor.selection == 6..<6)
        stage.press(.keyboardLeftArrow, .control)
        #expect(field.interaction.editor.selection == 4..<4)
        stage.press(.keyboardEnd, .shift)
        #expect(field.interaction.editor.selection == 4..<7)
        #expect(UIPasteboard.primary.string == "two")
        stage.press(.keyboardLeftArrow)
        #expect(field.interaction.editor.selection == 4..<4)
        stage.press(.keyboardHome)
        stage.press(.keyboardRightArrow, [.shift, .control])
        #expect(field.interaction.editor.selection == 0..<3)
        stage.press(.keyboardA, .control)
        #expect(field.interaction.editor.selection == 0..<7)
        stage.press(.keyboardRightArrow)
        #expect(field.interaction.editor.selection == 7..<7)
        stage.press(.keyboardDeleteOrBackspace, .control)
        #expect(field.text == "one ")
        stage.press(.keyboardZ, .control)
        #expect(field.text == "one two")
        stage.press(.keyboardZ, [.control, .shift])
        #expect(field.text == "one ")
        stage.close()
    }

    @Test func copyCutAndPasteGoThroughTheClipboard() {
        let stage = Stage()
        let field = stage.addTextField("one two")
        field.becomeFirstResponder()
        stage.press(.keyboardLeftArrow, [.control, .shift])
        stage.press(.keyboardC, .control)
        #expect(UIPasteboard.general.string == "two")
        stage.press(.keyboardX, .control)
        #expect(field.text == "one ")
        stage.press(.keyboardV, .control)
        stage.press(.keyboardInsert, .shift)
        #expect(field.text == "one twotwo")
        UIPasteboard.general.string = "a\nb\u{0}c"
        stage.press(.keyboardV, .control)
        #expect(field.text == "one twotwoa bc")
        stage.close()
    }

    @Test func ctrlCWorksWithACyrillicLayout() {
        let stage = Stage()
        let field = stage.addTextField("текст")
        field.becomeFirstResponder()
        stage.press(.keyboardA, .control)
        let key = UIKey(
            keyCode: .keyboardC, characters: "с", charactersIgnoringModifiers: "с", modifierFlags: .control)
        #expect(UIApplication.shared.sendKey(key, phase: .began))
        UIApplication.shared.sendKey(key, phase: .ended)
        #expect(UIPasteboard.general.string == "текст")
        stage.close()
    }

    @Test func theMiddleButtonPastesWhereItPoints() {
        let stage = Stage()
        let field = stage.addTextField("abcd")
        UIPasteboard.primary.string = "--"
        UIApplication.shared.pastePrimary(at: CGPoint(x: 20 + 12, y: 35), on: stage.screen)
        #expect(field.text == "ab--cd")
        #expect(field.isFirstResponder)
        stage.close()
    }

    @Test func aSecretShowsDotsAndStaysOffThePasteboards() {
        let stage = Stage()
        let field = stage.addTextField("pa👍word")
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        UIPasteboard.general.string = "before"
        UIPasteboard.primary.string = "before"
        stage.press(.keyboardA, .control)
        stage.press(.keyboardC, .control)
        stage.press(.keyboardX, .control)
        #expect(field.text == "pa👍word")
        stage.wait(1)
        stage.tap(30, 35)
        stage.tap(30, 35)
        #expect(UIPasteboard.general.string == "before")
        #expect(UIPasteboard.primary.string == "before")
        #expect(field.interaction.editor.selection == 0..<8)
        stage.wait(1)
        stage.tap(20 + 19, 35, type: .indirectPointer)
        #expect(field.interaction.editor.selection == 4..<4)
        stage.frame()
        let shown = stage.screen.renderFrame.nodes.flatMap { node -> [String] in
            guard case .list(let list) = node.content else { return [] }
            return list.items.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
        }
        #expect(shown == ["•••••••"])
        stage.close()
    }

    @Test func constraintsFollowTextAndPlaceholder() {
        let stage = Stage()
        let field = UITextField()
        field.font = .systemFont(ofSize: 10)
        field.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(field)
        field.leftAnchor.constraint(equalTo: stage.window.leftAnchor).isActive = true
        stage.frame()
        let empty = field.frame.width
        field.placeholder = "abcd"
        stage.frame()
        #expect(field.frame.width == empty + 24)
        field.text = "abcdef"
        stage.frame()
        #expect(field.frame.width == empty + 36)
        field.becomeFirstResponder()
        UIApplication.shared.sendText("gh")
        stage.frame()
        #expect(field.frame.width == empty + 48)
        field.text = nil
        stage.frame()
        #expect(field.frame.width == empty + 24)
        stage.close()
    }

    @Test func theCaretBlinksOnlyWhileKeysComeHere() throws {
        let stage = Stage()
        let field = stage.addTextField()
        #expect(UIApplication.shared.nextDeadline == nil)
        field.becomeFirstResponder()
        let caret = field.interaction.caret
        #expect(!caret.isHidden)
        #expect(UIApplication.shared.nextDeadline == stage.time + 0.5)
        stage.wait(0.5)
        #expect(caret.alpha == 0)
        stage.wait(0.5)
        #expect(caret.alpha == 1)
        stage.wait(0.5)
        UIApplication.shared.sendText("x")
        #expect(caret.alpha == 1)
        UIApplication.shared.setActive(false)
        #expect(UIApplication.shared.nextDeadline == nil)
        #expect(caret.isHidden)
        UIApplication.shared.setActive(true)
        #expect(UIApplication.shared.nextDeadline != nil)
        #expect(!caret.isHidden && caret.alpha == 1)
        field.resignFirstResponder()
        #expect(caret.isHidden)
        #expect(UIApplication.shared.nextDeadline == nil)
        stage.close()
    }

    @Test func longTextScrollsSoThatTheCaretShows() {
        let stage = Stage()
        let field = stage.addTextField()
        field.becomeFirstResponder()
        UIApplication.shared.sendText(String(repeating: "x", count: 100))
        stage.frame()
        let caret = field.convert(field.interaction.caret.frame, from: field.canvas)
        #expect(field.bounds.contains(caret))
        stage.press(.keyboardHome)
        stage.frame()
        #expect(field.canvas.bounds.origin.x == 0)
        stage.close()
    }

    @Test func theClearButtonClearsAndCanBeUndone() {
        let stage = Stage()
        let field = stage.addTextField("abc")
        field.clearButtonMode = .always
        stage.frame()
        stage.tap(20 + 120 - 14, 35)
        #expect(field.text == "")
        field.becomeFirstResponder()
        stage.press(.keyboardZ, .control)
        #expect(field.text == "abc")
        stage.close()
    }

    @Test func anInputMethodComposes() {
        let stage = Stage()
        let field = stage.addTextField("ab")
        field.becomeFirstResponder()
        let application = UIApplication.shared
        application.sendMarkedText("ni")
        #expect(field.text == "abni")
        #expect(field.markedTextRange != nil)
        application.sendMarkedText(nil)
        application.sendText("你")
        #expect(field.text == "ab你")
        #expect(field.markedTextRange == nil)
        stage.close()
    }

    @Test func aPasteThatComesLateLandsOnlyWhereItWasAskedFor() {
        @MainActor final class Slow: PasteboardProvider {
            var answer: (@MainActor (String?) -> Void)?
            func setString(_ string: String?, for name: UIPasteboard.Name) {}
            func requestString(of name: UIPasteboard.Name, _ completion: @escaping @MainActor (String?) -> Void) {
                answer = completion
            }
        }
        let stage = Stage()
        let first = stage.addTextField()
        let second = stage.add(UITextField(), 20, 80, 120, 30)
        let slow = Slow()
        UIPasteboard.provider = slow
        defer { UIPasteboard.provider = nil }
        first.becomeFirstResponder()
        stage.press(.keyboardV, .control)
        UIApplication.shared.sendText("a")
        slow.answer?("b")
        #expect(first.text == "ab")
        stage.press(.keyboardV, .control)
        second.becomeFirstResponder()
        slow.answer?("late")
        #expect(first.text == "ab")
        #expect(second.text == "")
        stage.close()
    }

    @Test func tabGoesToTheNextFieldAndSelectsItsText() {
        let stage = Stage()
        let first = stage.addTextField("one")
        let second = stage.add(UITextField(), 20, 80, 120, 30)
        second.text = "two"
        first.becomeFirstResponder()
        stage.press(.keyboardTab)
        #expect(second.isFirstResponder)
        #expect(second.interaction.editor.selection == 0..<3)
        stage.press(.keyboardTab, .shift)
        #expect(first.isFirstResponder)
        stage.close()
    }
}
