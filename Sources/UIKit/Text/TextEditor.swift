import Foundation

/// Text that is edited: the text, the selection, an unfinished composition, and what was changed before.
///
/// It is a value without a view; `TextInteraction` connects it with one. Offsets count UTF-16 units, as in UIKit, and
/// always stand between two characters (grapheme clusters).
struct TextEditor {
    /// The text.
    private(set) var text = ""
    /// Where the selection was started.
    private(set) var anchor = 0
    /// The end of the selection that moves; the insertion point.
    private(set) var head = 0
    /// The text of an unfinished composition.
    private(set) var marked: Range<Int>?
    /// Whether the text may have several lines.
    let isMultiline: Bool

    private var history = TextHistory()

    init(isMultiline: Bool) { self.isMultiline = isMultiline }

    /// What is selected; empty at an insertion point.
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var selectedText: String { substring(selection) }
    var length: Int { text.utf16.count }
    var canUndo: Bool { history.canUndo }
    var canRedo: Bool { history.canRedo }

    func substring(_ range: Range<Int>) -> String { String(text[index(range.lowerBound)..<index(range.upperBound)]) }

    // MARK: Selecting

    /// Selects from `anchor` to `head`, each moved to the nearest place between characters.
    mutating func select(anchor: Int, head: Int) {
        self.anchor = boundary(at: anchor)
        self.head = boundary(at: head)
        history.close()
    }

    /// Moves the insertion point; `extending` leaves the selection's other end where it is.
    mutating func move(to offset: Int, extending: Bool) {
        select(anchor: extending ? anchor : offset, head: offset)
    }

    mutating func selectAll() { select(anchor: 0, head: length) }

    // MARK: Changing

    /// Puts other text in place of everything and forgets what was before. The insertion point is at the end.
    mutating func setText(_ newText: String) {
        text = newText
        marked = nil
        history = TextHistory()
        anchor = length
        head = anchor
    }

    /// What typing or pasting `string` changes: it comes in place of the composition, else of the selection.
    func inserting(_ string: String) -> TextChange {
        TextChange(range: marked ?? selection, replacement: Self.cleaned(string, isMultiline: isMultiline))
    }

    /// What deleting from the insertion point to `offset` changes, or deleting the selection; nil for nothing.
    func deleting(to offset: Int) -> TextChange? {
        let range = selection.isEmpty ? min(head, offset)..<max(head, offset) : selection
        return range.isEmpty ? nil : TextChange(range: range, replacement: "")
    }

    /// Makes a change. The insertion point is behind the new text, a composition is over.
    mutating func apply(_ change: TextChange) {
        let place = withoutMarkedText(change.range)
        takeMarkedTextOut()
        let range = clamped(place)
        history.add(step(range, change.replacement))
        replace(range, with: change.replacement)
    }

    private func step(_ range: Range<Int>, _ replacement: String) -> TextHistory.Step {
        TextHistory.Step(
            location: range.lowerBound, removed: substring(range), inserted: replacement, anchor: anchor, head: head)
    }

    /// Changes the last step back. Returns whether there was one.
    mutating func undo() -> Bool {
        takeMarkedTextOut()
        guard let step = history.undo() else { return false }
        replace(step.location..<step.location + step.inserted.utf16.count, with: step.removed)
        anchor = boundary(at: step.anchor)
        head = boundary(at: step.head)
        return true
    }

    /// Makes the last step that was changed back again. Returns whether there was one.
    mutating func redo() -> Bool {
        takeMarkedTextOut()
        guard let step = history.redo() else { return false }
        replace(step.location..<step.location + step.removed.utf16.count, with: step.inserted)
        return true
    }

    // MARK: Composing

    /// Starts or changes a composition; `selectedRange` counts from its start. Empty text takes it away.
    mutating func setMarked(_ string: String, selectedRange: Range<Int>) {
        if marked == nil, !selection.isEmpty {
            history.makeRoom(step(selection, ""))
            replace(selection, with: "")
        }
        let start = marked?.lowerBound ?? head
        let string = Self.cleaned(string, isMultiline: isMultiline)
        replace(marked ?? head..<head, with: string)
        let end = start + string.utf16.count
        marked = string.isEmpty ? nil : start..<end
        anchor = boundary(at: min(start + selectedRange.lowerBound, end))
        head = boundary(at: min(start + selectedRange.upperBound, end))
    }

    /// Ends the composition; its text stays.
    mutating func unmark() {
        guard let marked else { return }
        let string = substring(marked)
        apply(TextChange(range: marked, replacement: string))
    }

    /// Takes the composition's text out, so that what comes in its place is one step of the history.
    private mutating func takeMarkedTextOut() {
        guard let range = marked else { return }
        marked = nil
        replace(range, with: "")
    }

    /// Where a range is once the composition's text is out.
    private func withoutMarkedText(_ range: Range<Int>) -> Range<Int> {
        guard let marked else { return range }
        func place(_ offset: Int) -> Int {
            offset <= marked.lowerBound ? offset : max(marked.lowerBound, offset - marked.count)
        }
        return place(range.lowerBound)..<place(range.upperBound)
    }

    private mutating func replace(_ range: Range<Int>, with string: String) {
        let range = clamped(range)
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
        // Text can join with what is behind it to one character; the insertion point goes behind that.
        head = boundary(atOrAfter: range.lowerBound + string.utf16.count)
        anchor = head
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let lower = min(max(range.lowerBound, 0), length)
        return lower..<max(lower, min(range.upperBound, length))
    }
}
