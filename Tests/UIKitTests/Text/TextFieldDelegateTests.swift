import Foundation
import Testing

@testable import UIKit

/// Who is asked and told while a field is edited. With the fixed metric a character of a 10 point font is 6 points wide.
@MainActor @Suite(.serialized) struct TextFieldDelegateTests {
    @Test func theDelegateDecides() {
        final class Judge: NSObject, UITextFieldDelegate {
            var asked: [String] = []
            var answer = true
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("begin") }
            func textFieldDidBeginEditing(_ textField: UITextField) { asked.append("did begin") }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("end") }
            func textFieldDidEndEditing(_ textField: UITextField) { asked.append("did end") }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { note("\(range.location),\(range.length):\(string)") }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return") }
            func note(_ what: String) -> Bool {
                asked.append(what)
                return answer
            }
        }
        let stage = Stage()
        let field = stage.addTextField("ab")
        let judge = Judge()
        field.delegate = judge
        judge.answer = false
        #expect(!field.becomeFirstResponder())
        judge.answer = true
        #expect(field.becomeFirstResponder())
        UIApplication.shared.sendText("c")
        judge.answer = false
        UIApplication.shared.sendText("d")
        stage.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "abc")
        #expect(!field.resignFirstResponder())
        stage.press(.keyboardReturnOrEnter)
        judge.answer = true
        #expect(field.resignFirstResponder())
        #expect(
            judge.asked == [
                "begin", "begin", "did begin", "2,0:c", "3,0:d", "2,1:", "end", "return", "end", "did end",
            ])
        stage.close()
    }

    @Test func returnEndsEditingWhereSomethingWaitsForIt() {
        let stage = Stage()
        let field = stage.addTextField()
        field.becomeFirstResponder()
        field.insertText("\n")
        #expect(field.isFirstResponder)
        #expect(field.text == "")
        var exits = 0
        field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        stage.press(.keyboardReturnOrEnter)
        #expect(exits == 1)
        #expect(!field.isFirstResponder)
        stage.close()
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter])
    func aHeldReturnReturnsOnce(_ code: UIKeyboardHIDUsage) {
        let stage = Stage()
        let field = stage.addTextField()
        field.becomeFirstResponder()
        var returns = 0
        field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
        let key = UIKey(keyCode: code, characters: "\r", charactersIgnoringModifiers: "\r")
        #expect(UIApplication.shared.sendKey(key, phase: .began))
        // A key that is not used types its text.
        #expect(UIApplication.shared.sendKey(key, phase: .changed))
        UIApplication.shared.sendKey(key, phase: .ended)
        #expect(returns == 1)
        stage.close()
    }

    @Test func theDelegateDecidesWhetherTheTextGoesWhenEditingBegins() {
        final class Judge: NSObject, UITextFieldDelegate {
            var answer = false
            func textFieldShouldClear(_ textField: UITextField) -> Bool { answer }
        }
        let stage = Stage()
        let field = stage.addTextField("abc")
        let judge = Judge()
        field.delegate = judge
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "abc")
        field.resignFirstResponder()
        judge.answer = true
        field.becomeFirstResponder()
        #expect(field.text == "")
        stage.close()
    }

    @Test func textOfTheProgramsIsNotAskedAboutButMovesTheSelection() {
        final class Listener: NSObject, UITextFieldDelegate {
            var told: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                told.append("should change")
                return false
            }
            func textFieldDidChangeSelection(_ textField: UITextField) { told.append("selection") }
        }
        let stage = Stage()
        let field = stage.addTextField()
        let listener = Listener()
        field.delegate = listener
        field.text = "abc"
        #expect(listener.told == ["selection"])
        #expect(field.interaction.editor.selection == 3..<3)
        stage.close()
    }

    @Test func editingEventsComeFromThePersonOnly() {
        let stage = Stage()
        let field = stage.addTextField()
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.text = "by the program"
        #expect(changes == 0)
        field.becomeFirstResponder()
        UIApplication.shared.sendText("x")
        stage.press(.keyboardDeleteOrBackspace)
        #expect(changes == 2)
        stage.close()
    }
}
