import Foundation

/// What makes a view a place to type into: it turns typing, keys, touches and the pasteboards into changes of a
/// `TextEditor`, and keeps the caret.
@MainActor final class TextInteraction {
    unowned let client: any TextInteractionClient
    private(set) var editor: TextEditor
    let caret = CaretView()
    /// What a drag extends the selection by, and what was selected where it began.
    var drag: (unit: Unit, origin: Range<Int>)?
    /// How far right the insertion point wants to be as it moves from line to line.
    var wantedX: CGFloat?
    /// The responder chain's object that the input system is told by.
    weak var inputDelegate: (any UITextInputDelegate)?

    /// What one, two and three clicks select.
    enum Unit { case character, word, paragraph }

    init(client: any TextInteractionClient, isMultiline: Bool) {
        self.client = client
        editor = TextEditor(isMultiline: isMultiline)
    }

    /// Whether the caret and the selection show.
    var isActive: Bool { client.isFirstResponder && client.acceptsSelection }

    // MARK: Changing

    /// Puts other text in place of everything, asked by the program.
    func setText(_ text: String) {
        guard text != editor.text || editor.marked != nil else { return }
        change { $0.setText(TextEditor.cleaned(text, isMultiline: $0.isMultiline)) }
    }

    /// Types or pastes text.
    func insert(_ text: String) {
        let change = editor.inserting(text)
        if change.replacement.isEmpty, change.range.isEmpty { return }
        make(change)
    }

    /// Deletes the selection, else from the insertion point to a place that is computed.
    func delete(to place: (TextEditor) -> Int) {
        if editor.marked != nil { return make(TextChange(range: editor.marked ?? editor.selection, replacement: "")) }
        if let change = editor.deleting(to: place(editor)) { make(change) }
    }

    func deleteBackward() { delete { $0.place(before: $0.head) } }

    /// Makes a change of the person's if the view agrees.
    func make(_ change: TextChange) {
        guard client.acceptsChanges, client.shouldChange(change) else { return }
        self.change { $0.apply(change) }
        client.textDidChange()
    }

    func undo() -> Bool { step { $0.undo() } }
    func redo() -> Bool { step { $0.redo() } }

    private func step(_ body: (inout TextEditor) -> Bool) -> Bool {
        guard client.acceptsChanges else { return false }
        var isChanged = false
        change { isChanged = body(&$0) }
        if isChanged { client.textDidChange() }
        return isChanged
    }

    func setMarked(_ text: String, selectedRange: Range<Int>) {
        guard client.acceptsChanges, editor.marked != nil || !text.isEmpty else { return }
        change { $0.setMarked(text, selectedRange: selectedRange) }
        client.textDidChange()
    }

    func unmark() {
        guard editor.marked != nil else { return }
        change { $0.unmark() }
    }

    /// Every change of the text goes through here.
    private func change(_ body: (inout TextEditor) -> Void) {
        inputDelegate?.textWillChange(client)
        body(&editor)
        wantedX = nil
        client.editorTextDidChange()
        inputDelegate?.textDidChange(client)
        didMove()
    }

    // MARK: Selecting

    var selectedTextRange: UITextRange? {
        get { TextOffsetRange(editor.selection) }
        set {
            guard let range = (newValue as? TextOffsetRange)?.range else { return }
            select(anchor: range.lowerBound, head: range.upperBound)
        }
    }

    /// Selects; every change of the selection alone goes through here.
    func select(anchor: Int, head: Int, keepsWantedX: Bool = false) {
        if !keepsWantedX { wantedX = nil }
        let old = (editor.anchor, editor.head)
        inputDelegate?.selectionWillChange(client)
        unmark()
        editor.select(anchor: anchor, head: head)
        inputDelegate?.selectionDidChange(client)
        if old != (editor.anchor, editor.head) { didMove() }
    }

    func move(to offset: Int, extending: Bool, keepsWantedX: Bool = false) {
        select(anchor: extending ? editor.anchor : offset, head: offset, keepsWantedX: keepsWantedX)
    }

    private func didMove() {
        client.textCanvas.setNeedsDisplay()
        client.selectionDidChange()
        if isActive { client.scrollToShow(editor.head) }
        updateCaret()
    }

    // MARK: Caret

    /// Puts the caret where it belongs and starts its blinking anew, or takes it away, as while keys go to another program.
    func updateCaret() {
        let shows =
            isActive && editor.selection.isEmpty && client.window != nil && UIApplication.shared.input.isActive
        guard shows else { return caret.hide() }
        let canvas = client.textCanvas
        if caret.superview !== canvas { canvas.addSubview(caret) }
        caret.backgroundColor = client.tintColor
        let place = client.textLayout.caretRect(at: client.shownOffset(editor.head))
        caret.show(at: place.offsetBy(dx: client.layoutOrigin.x, dy: client.layoutOrigin.y))
    }
}
