import Foundation

@testable import UIKit

/// A view that takes text, with input views of the test's choice.
@MainActor final class TestField: UIView, UIKeyInput {
    var text = ""
    var keys: UIView?
    var accessory: UIView?
    var refusesToResign = false

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refusesToResign }
    override var inputView: UIView? { keys }
    override var inputAccessoryView: UIView? { accessory }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if !text.isEmpty { text.removeLast() } }
}
