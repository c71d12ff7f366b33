import Foundation

/// The part of `UITextInput` that text fields and text views have in common. Offsets count UTF-16 units.
extension TextInteractionClient {
    /// Told of changes while the text is edited.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { interaction.inputDelegate }
        set { interaction.inputDelegate = newValue }
    }

    /// The text in a range; nil when the range belongs to another text.
    public func text(in range: UITextRange) -> String? {
        guard let range = (range as? TextOffsetRange)?.range, range.upperBound <= interaction.editor.length else {
            return nil
        }
        return interaction.editor.substring(range)
    }

    /// Puts `text` in place of what is in `range`; a range of another text changes nothing.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let range = (range as? TextOffsetRange)?.range else { return }
        let replacement = TextEditor.cleaned(text, isMultiline: interaction.editor.isMultiline)
        interaction.make(TextChange(range: range, replacement: replacement))
    }

    /// The text of an unfinished composition.
    public var markedTextRange: UITextRange? { interaction.editor.marked.map { TextOffsetRange($0) } }

    /// Starts or changes a composition; nil or empty text takes it away.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let lower = max(0, selectedRange.location == NSNotFound ? 0 : selectedRange.location)
        interaction.setMarked(markedText ?? "", selectedRange: lower..<lower + max(0, selectedRange.length))
    }

    /// Ends the composition; its text stays.
    public func unmarkText() { interaction.unmark() }

    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { TextOffsetPosition(0) }

    /// The place behind the last character.
    public var endOfDocument: UITextPosition { TextOffsetPosition(interaction.editor.length) }

    /// The range between two places, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = fromPosition as? TextOffsetPosition, let to = toPosition as? TextOffsetPosition else {
            return nil
        }
        return TextOffsetRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
    }

    /// The place `offset` units behind another one; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? TextOffsetPosition else { return nil }
        let place = position.offset + offset
        return (0...interaction.editor.length).contains(place) ? TextOffsetPosition(place) : nil
    }

    /// How two places stand to each other.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let difference = offset(from: position, to: other)
        return difference > 0 ? .orderedAscending : difference < 0 ? .orderedDescending : .orderedSame
    }

    /// How many units `toPosition` is behind `from`.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? TextOffsetPosition)?.offset ?? 0) - ((from as? TextOffsetPosition)?.offset ?? 0)
    }
}
