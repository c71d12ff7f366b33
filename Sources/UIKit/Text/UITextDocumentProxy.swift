import Foundation

/// What a keyboard types into: the first responder's text, seen from the keyboard.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the insertion point or selection; nil when there is none.
    var documentContextBeforeInput: String? { get }
    /// The text behind the insertion point or selection; nil when there is none.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil when nothing is selected.
    var selectedText: String? { get }

    /// Moves the insertion point by a number of characters (grapheme clusters), toward the start when negative; it
    /// stops at the ends of the text.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Starts or changes a composition at the insertion point; `selectedRange` counts UTF-16 units from its start.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Ends the composition; its text stays.
    func unmarkText()
}
