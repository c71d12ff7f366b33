import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct ResponderTests {
    /// Notes when it is asked to resign, and may refuse.
    private final class Field: UIView, UIKeyInput {
        var log: [String] = []
        var refuses = false
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}

        @discardableResult
        override func resignFirstResponder() -> Bool {
            log.append("resign")
            return refuses ? false : super.resignFirstResponder()
        }
    }

    private func fields(on stage: Stage) -> (Field, Field) {
        let fields = (Field(), Field())
        stage.window.addSubview(fields.0)
        stage.window.addSubview(fields.1)
        return fields
    }

    @Test func theOneThatGivesWayIsAskedToResign() {
        let stage = Stage()
        defer { stage.close() }
        let (first, second) = fields(on: stage)
        #expect(first.becomeFirstResponder())
        #expect(second.becomeFirstResponder())
        #expect(first.log == ["resign"])
        #expect(!first.isFirstResponder && second.isFirstResponder)
    }

    @Test func oneThatRefusesInItsOwnResignStays() {
        let stage = Stage()
        defer { stage.close() }
        let (first, second) = fields(on: stage)
        first.becomeFirstResponder()
        first.refuses = true
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder && !second.isFirstResponder)
        #expect(stage.keyboard.isVisible)
    }

    @Test func theKeyboardStaysWhileOneGivesWayToAnother() {
        let stage = Stage()
        defer { stage.close() }
        let (first, second) = fields(on: stage)
        first.becomeFirstResponder()
        stage.frame(at: 1)
        var kinds: [KeyboardEvent.Kind] = []
        stage.keyboard.onEvent = { kinds.append($0.kind) }
        second.becomeFirstResponder()
        #expect(stage.keyboard.state == .shown)
        second.resignFirstResponder()
        #expect(!kinds.contains(.willShow))
        #expect(kinds.count(where: { $0 == .willHide }) == 1)
    }

    /// A text field's delegate may give way to a third when editing ends.
    @Test func whoeverStepsInWhileOneGivesWayIsTheFirstResponder() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var heir: UIResponder?
            func textFieldDidEndEditing(_ textField: UITextField) { heir?.becomeFirstResponder() }
        }
        let stage = Stage()
        defer { stage.close() }
        let (heir, second) = fields(on: stage)
        let field = UITextField()
        let delegate = Delegate()
        delegate.heir = heir
        field.delegate = delegate
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(!second.becomeFirstResponder())
        #expect(heir.isFirstResponder)
        #expect(stage.keyboard.isVisible)
    }
}
