import Foundation

/// The rest of `UITextInput`.
extension UITextField {
    /// Told of changes while the field is edited.
    public final var inputDelegate: (any UITextInputDelegate)? {
        get { interaction.inputDelegate }
        set { interaction.inputDelegate = newValue }
    }

    /// The text in a range; nil when the range belongs to another text.
    public final func text(in range: UITextRange) -> String? { interaction.text(in: range) }

    /// Puts `text` in place of what is in `range`.
    public final func replace(_ range: UITextRange, withText text: String) {
        interaction.replace(range, withText: text)
    }

    /// The text of an unfinished composition.
    public final var markedTextRange: UITextRange? { interaction.markedTextRange }

    /// Starts or changes a composition; nil or empty text takes it away.
    public final func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        interaction.setMarkedText(markedText, selectedRange: selectedRange)
    }

    /// Ends the composition; its text stays.
    public final func unmarkText() { interaction.unmark() }

    /// The place before the first character.
    public final var beginningOfDocument: UITextPosition { TextOffsetPosition(0) }

    /// The place behind the last character.
    public final var endOfDocument: UITextPosition { TextOffsetPosition(interaction.editor.length) }

    /// The range between two places, in either order.
    public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        interaction.textRange(from: fromPosition, to: toPosition)
    }

    /// The place `offset` units behind another one; nil outside of the text.
    public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        interaction.position(from: position, offset: offset)
    }

    /// How two places stand to each other.
    public final func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        interaction.compare(position, to: other)
    }

    /// How many units `toPosition` is behind `from`.
    public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        interaction.offset(from: from, to: toPosition)
    }
}
