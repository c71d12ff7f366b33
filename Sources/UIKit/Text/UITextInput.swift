import Foundation

/// A text input whose text, selection and composition can be read and changed from outside.
///
/// Offsets count UTF-16 code units, as in UIKit's own text views. A position that would lie outside of the text is nil.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Told of changes; the input system sets it while the input is first responder.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// The text in a range; nil when the range belongs to another text.
    func text(in range: UITextRange) -> String?
    /// Puts `text` in place of what is in `range`; the insertion point is behind it afterwards.
    func replace(_ range: UITextRange, withText text: String)

    /// What is selected; empty for an insertion point, nil when there is none.
    var selectedTextRange: UITextRange? { get set }

    /// The text of an unfinished composition; nil when none is under way.
    var markedTextRange: UITextRange? { get }
    /// Starts or changes a composition in place of the marked text, else of the selection. `selectedRange` counts from
    /// its start. Nil or empty text takes the composition away.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends the composition; its text stays.
    func unmarkText()

    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place behind the last character.
    var endOfDocument: UITextPosition { get }

    /// The range between two places, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place `offset` units behind (or, when negative, before) another one; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// How two places stand to each other.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many units `toPosition` is behind `from`; negative when it is before.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}
