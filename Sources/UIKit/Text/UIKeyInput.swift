/// Something that text can be typed into: a character more or less at the insertion point.
///
/// A first responder that adopts it brings the keyboard up.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that `deleteBackward()` could delete.
    var hasText: Bool { get }
    /// Puts text in at the insertion point, in place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or else the character (grapheme cluster) before the insertion point.
    func deleteBackward()
}
