import Foundation
import Testing

@testable import UIKit

/// What a pointer does in text while modifier keys are down. With the fixed metric a character of a 10 point font is 6
/// points wide and a line 12 points high.
@MainActor @Suite(.serialized) struct TextPointerTests {
    private func press(_ stage: Stage, _ x: CGFloat, _ y: CGFloat, _ modifiers: UIKeyModifierFlags = []) {
        for phase in [UITouch.Phase.began, .ended] {
            UIApplication.shared.sendTouch(
                phase, identifier: 1, at: CGPoint(x: x, y: y), on: stage.screen, type: .indirectPointer,
                modifierFlags: modifiers)
        }
        stage.wait(1)
    }

    @Test func shiftExtendsTheSelectionFromWhereItWasStarted() {
        let stage = Stage()
        let field = stage.add(UITextField(), 0, 0, 200, 30)
        field.font = .systemFont(ofSize: 10)
        field.text = "abcdefghij"
        stage.frame()
        press(stage, 24, 15)
        press(stage, 48, 15, .shift)
        #expect(field.interaction.editor.selection == 4..<8)
        #expect(UIPasteboard.primary.string == "efgh")
        press(stage, 12, 15, .shift)
        #expect(field.interaction.editor.selection == 2..<4)
        press(stage, 36, 15)
        #expect(field.interaction.editor.selection == 6..<6)
        stage.close()
    }

    @Test func shiftAndADragGoOnFromTheSameStart() {
        let stage = Stage()
        let field = stage.add(UITextField(), 0, 0, 200, 30)
        field.font = .systemFont(ofSize: 10)
        field.text = "abcdefghij"
        stage.frame()
        press(stage, 24, 15)
        for (phase, x) in [(UITouch.Phase.began, 48.0), (.moved, 6), (.ended, 6)] {
            UIApplication.shared.sendTouch(
                phase, identifier: 1, at: CGPoint(x: x, y: 15), on: stage.screen, type: .indirectPointer,
                modifierFlags: .shift)
        }
        #expect(field.interaction.editor.selection == 1..<4)
        stage.close()
    }

    @Test func shiftAndTwoPressesExtendByWords() {
        let stage = Stage()
        let field = stage.add(UITextField(), 0, 0, 200, 30)
        field.font = .systemFont(ofSize: 10)
        field.text = "one two three four"
        stage.frame()
        press(stage, 24, 15)
        for _ in 0..<2 {
            for phase in [UITouch.Phase.began, .ended] {
                UIApplication.shared.sendTouch(
                    phase, identifier: 1, at: CGPoint(x: 60, y: 15), on: stage.screen, type: .indirectPointer,
                    modifierFlags: .shift)
            }
        }
        #expect(field.interaction.editor.selection == 4..<13)
        stage.close()
    }

    @Test func shiftExtendsOverTheLinesOfATextView() {
        let stage = Stage()
        let view = stage.add(UITextView(), 0, 0, 200, 100)
        view.font = .systemFont(ofSize: 10)
        view.text = "abc\ndef\nghi"
        stage.frame()
        // The text starts 5 points from the left and 8 from the top.
        press(stage, 5 + 6, 8 + 6)
        press(stage, 5 + 12, 8 + 30, .shift)
        #expect(view.selectedRange == NSRange(location: 1, length: 9))
        stage.close()
    }

    @Test func eventsNameTheModifiersAlsoWhereARecogniserKeptThemBack() {
        @MainActor final class Listener: UIView {
            var seen: [UIKeyModifierFlags?] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                seen.append(event?.modifierFlags)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                seen.append(event?.modifierFlags)
            }
        }
        let stage = Stage()
        let plain = stage.add(Listener(), 0, 0, 100, 100)
        press(stage, 50, 50, [.shift, .control])
        #expect(plain.seen == [[.shift, .control], [.shift, .control]])
        let delayed = stage.add(Listener(), 100, 0, 100, 100)
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        delayed.addGestureRecognizer(pan)
        press(stage, 150, 50, .shift)
        #expect(delayed.seen == [.shift, .shift])
        stage.close()
    }

    @Test func keysNameTheirModifiers() {
        @MainActor final class Listener: UIView {
            var seen: [UIKeyModifierFlags?] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                seen.append(event?.modifierFlags)
            }
        }
        let stage = Stage()
        let listener = stage.add(Listener(), 0, 0, 100, 100)
        listener.becomeFirstResponder()
        stage.press(.keyboardA, [.alternate, .shift])
        #expect(listener.seen == [[.alternate, .shift]])
        stage.close()
    }
}
