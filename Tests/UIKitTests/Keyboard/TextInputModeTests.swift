import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct TextInputModeTests {
    private final class Field: UIView, UIKeyInput {
        var wanted: UITextInputMode?
        override var textInputMode: UITextInputMode? { wanted ?? super.textInputMode }
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    private func makeKeys(_ language: String) -> UIInputViewController {
        let keys = UIInputViewController()
        keys.primaryLanguage = language
        return keys
    }

    @Test func theInstalledKeyboardsAreTheModes() {
        let stage = Stage()
        defer { stage.close() }
        let (english, german) = (makeKeys("en-US"), makeKeys("de-DE"))
        stage.keyboard.installedInputViewControllers = [english, german]
        stage.window.makeKey()
        let modes = UITextInputMode.activeInputModes
        #expect(modes.map(\.primaryLanguage) == ["en-US", "de-DE"])
        #expect(UITextInputMode.activeInputModes == modes)
        #expect(stage.window.textInputMode === modes[0])
        stage.keyboard.advanceToNextInputMode()
        #expect(stage.window.textInputMode === modes[1])
        german.primaryLanguage = "de-AT"
        #expect(modes[1].primaryLanguage == "de-AT")
    }

    @Test func aResponderGetsTheModeThatItAsksFor() {
        let stage = Stage()
        defer { stage.close() }
        let (english, german) = (makeKeys("en-US"), makeKeys("de-DE"))
        stage.keyboard.installedInputViewControllers = [english, german]
        var announced: [String?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
        ) { note in
            let mode = note.object as? UITextInputMode
            MainActor.assumeIsolated { announced.append(mode?.primaryLanguage) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let (plain, own) = (Field(), Field())
        stage.window.addSubview(plain)
        stage.window.addSubview(own)
        own.wanted = german.inputMode
        plain.becomeFirstResponder()
        #expect(stage.keyboard.inputViewController === english)
        #expect(announced.isEmpty)
        own.becomeFirstResponder()
        #expect(stage.keyboard.inputViewController === german)
        #expect(announced == ["de-DE"])
        plain.becomeFirstResponder()
        #expect(stage.keyboard.inputViewController === german)
        stage.keyboard.advanceToNextInputMode()
        #expect(stage.keyboard.inputViewController === english)
        #expect(announced == ["de-DE", "en-US"])
    }
}
