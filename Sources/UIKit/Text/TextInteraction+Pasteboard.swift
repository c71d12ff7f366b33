import Foundation

/// What goes to the pasteboards and comes from them. A secret never goes there.
extension TextInteraction {
    func selectAll() {
        select(anchor: 0, head: editor.length)
        offerSelection()
    }

    func copy() {
        guard !editor.selection.isEmpty, !client.isSecureTextEntry else { return }
        UIPasteboard.general.string = editor.selectedText
    }

    func cut() {
        guard client.acceptsChanges, !client.isSecureTextEntry else { return }
        copy()
        if !editor.selection.isEmpty { make(TextChange(range: editor.selection, replacement: "")) }
    }

    /// Pastes when the text arrives, if this is still where keys go.
    func paste() {
        guard client.acceptsChanges else { return }
        UIPasteboard.general.requestString { [weak self] text in
            guard let self, let text, client.isFirstResponder else { return }
            insert(text)
        }
    }

    /// Puts the insertion point down at a point (client's coordinates) and pastes there what was selected last.
    func pastePrimary(at point: CGPoint) {
        guard client.acceptsChanges, client.becomeFirstResponder() else { return }
        let offset = offset(at: point)
        UIPasteboard.primary.requestString { [weak self] text in
            guard let self, let text, client.isFirstResponder else { return }
            select(anchor: offset, head: offset)
            insert(text)
        }
    }

    /// Offers what is selected to the middle button.
    func offerSelection() {
        guard !editor.selection.isEmpty, !client.isSecureTextEntry else { return }
        UIPasteboard.primary.string = editor.selectedText
    }

}
