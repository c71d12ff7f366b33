import Foundation

/// What fields and text views do as a `UITextInput`. Offsets count UTF-16 units.
extension TextInteraction {
    func text(in range: UITextRange) -> String? {
        guard let range = (range as? TextOffsetRange)?.range, range.upperBound <= editor.length else { return nil }
        return editor.substring(range)
    }

    func replace(_ range: UITextRange, withText text: String) {
        guard let range = (range as? TextOffsetRange)?.range else { return }
        make(TextChange(range: range, replacement: TextEditor.cleaned(text, isMultiline: editor.isMultiline)))
    }

    var markedTextRange: UITextRange? { editor.marked.map { TextOffsetRange($0) } }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let lower = max(0, selectedRange.location == NSNotFound ? 0 : selectedRange.location)
        setMarked(markedText ?? "", selectedRange: lower..<lower + max(0, selectedRange.length))
    }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = fromPosition as? TextOffsetPosition, let to = toPosition as? TextOffsetPosition else {
            return nil
        }
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

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? TextOffsetPosition)?.offset ?? 0) - ((from as? TextOffsetPosition)?.offset ?? 0)
    }
}
