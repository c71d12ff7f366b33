import Foundation

/// The members of `UITextInput` that text fields and text views share.
extension TextInteraction {
    var selectedTextRange: UITextRange? {
        get { TextOffsetRange(editor.selection) }
        set {
            guard let range = (newValue as? TextOffsetRange)?.range else { return }
            select(anchor: range.lowerBound, head: range.upperBound)
        }
    }

    var markedTextRange: UITextRange? { editor.marked.map { TextOffsetRange($0) } }

    func text(in range: UITextRange) -> String? {
        guard let range = (range as? TextOffsetRange)?.range, range.upperBound <= editor.length else { return nil }
        return editor.substring(range)
    }

    func replace(_ range: UITextRange, withText text: String) {
        guard let range = (range as? TextOffsetRange)?.range else { return }
        let replacement = TextEditor.cleaned(text, isMultiline: editor.isMultiline)
        make(TextChange(range: range, replacement: replacement))
    }

    func setMarkedText(_ text: String?, selectedRange: NSRange) {
        let lower = max(0, selectedRange.location == NSNotFound ? 0 : selectedRange.location)
        setMarked(text ?? "", selectedRange: lower..<lower + max(0, selectedRange.length))
    }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        guard let from = from as? TextOffsetPosition, let to = to as? TextOffsetPosition else { return nil }
        return TextOffsetRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? TextOffsetPosition else { return nil }
        let place = position.offset + offset
        return (0...editor.length).contains(place) ? TextOffsetPosition(place) : nil
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let difference = offset(from: position, to: other)
        return difference > 0 ? .orderedAscending : difference < 0 ? .orderedDescending : .orderedSame
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int {
        ((to as? TextOffsetPosition)?.offset ?? 0) - ((from as? TextOffsetPosition)?.offset ?? 0)
    }
}
