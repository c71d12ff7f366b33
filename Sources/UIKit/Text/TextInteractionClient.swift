import Foundation

/// A view that is typed into: it knows where its text is, and `TextInteraction` does the rest.
@MainActor protocol TextInteractionClient: UIView, UITextInput {
    var interaction: TextInteraction { get }
    /// The view in whose coordinates `layout` stands, and in which the caret stands.
    var textCanvas: UIView { get }
    /// The text as it is shown.
    var textLayout: TextLayout { get }
    /// The layout's top left corner in the canvas.
    var layoutOrigin: CGPoint { get }
    /// The place in the shown text for one in the text, and back. They differ where the text is secret.
    func shownOffset(_ offset: Int) -> Int
    func textOffset(_ shownOffset: Int) -> Int
    /// Whether the text can be changed, and whether it can be selected.
    var acceptsChanges: Bool { get }
    var acceptsSelection: Bool { get }
    /// Whether the change may be made.
    func shouldChange(_ change: TextChange) -> Bool
    /// The text has changed, by whatever: what is set of it is stale.
    func editorTextDidChange()
    /// The person has changed the text.
    func textDidChange()
    /// The selection has changed, by whatever.
    func selectionDidChange()
    /// Return was typed.
    func insertNewline()
    /// Scrolls until an offset shows.
    func scrollToShow(_ offset: Int)
}
