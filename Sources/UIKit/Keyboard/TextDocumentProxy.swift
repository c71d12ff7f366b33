import Foundation

/// The first responder's text, whichever that is at the moment.
@MainActor final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    private var target: (any UIKeyInput)? { UIApplication.shared.firstResponder as? any UIKeyInput }
    private var text: (any UITextInput)? { target as? any UITextInput }

    nonisolated override init() { super.init() }

    var hasText: Bool { target?.hasText ?? false }
    func insertText(_ text: String) { target?.insertText(text) }
    func deleteBackward() { target?.deleteBackward() }

    var documentContextBeforeInput: String? {
        guard let text, let selection = text.selectedTextRange else { return nil }
        return string(in: text, from: text.beginningOfDocument, to: selection.start)
    }

    var documentContextAfterInput: String? {
        guard let text, let selection = text.selectedTextRange else { return nil }
        return string(in: text, from: selection.end, to: text.endOfDocument)
    }

    var selectedText: String? {
        guard let text, let selection = text.selectedTextRange else { return nil }
        return string(in: text, from: selection.start, to: selection.end)
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let text, let selection = text.selectedTextRange, offset != 0 else { return }
        let start = offset < 0 ? selection.start : selection.end
        let skipped =
            offset < 0 ? documentContextBeforeInput?.suffix(-offset) : documentContextAfterInput?.prefix(offset)
        let units = (skipped?.utf16.count ?? 0) * offset.signum()
        guard let position = text.position(from: start, offset: units) else { return }
        text.selectedTextRange = text.textRange(from: position, to: position)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        text?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { text?.unmarkText() }

    private func string(in text: any UITextInput, from start: UITextPosition, to end: UITextPosition) -> String? {
        guard let range = text.textRange(from: start, to: end), let string = text.text(in: range) else { return nil }
        return string.isEmpty ? nil : string
    }
}

/// The traits are those of the text; they cannot be changed from the keyboard.
extension TextDocumentProxy {
    var autocapitalizationType: UITextAutocapitalizationType {
        get { target?.autocapitalizationType ?? .sentences }
        set {}
    }
    var autocorrectionType: UITextAutocorrectionType {
        get { target?.autocorrectionType ?? .default }
        set {}
    }
    var spellCheckingType: UITextSpellCheckingType {
        get { target?.spellCheckingType ?? .default }
        set {}
    }
    var keyboardType: UIKeyboardType {
        get { target?.keyboardType ?? .default }
        set {}
    }
    var keyboardAppearance: UIKeyboardAppearance {
        get { target?.keyboardAppearance ?? .default }
        set {}
    }
    var returnKeyType: UIReturnKeyType {
        get { target?.returnKeyType ?? .default }
        set {}
    }
    var enablesReturnKeyAutomatically: Bool {
        get { target?.enablesReturnKeyAutomatically ?? false }
        set {}
    }
    var isSecureTextEntry: Bool {
        get { target?.isSecureTextEntry ?? false }
        set {}
    }
}
