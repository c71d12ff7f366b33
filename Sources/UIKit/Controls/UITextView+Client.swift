import Foundation

/// What the text interaction asks of a text view.
extension UITextView: TextInteractionClient {
    /// The room beside lines that UIKit's text containers have, in points.
    private static let lineFragmentPadding: CGFloat = 5

    var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
    var textCanvas: UIView { self }
    var acceptsChanges: Bool { isEditable }
    var acceptsSelection: Bool { isSelectable }

    /// The room around the text.
    var textRoom: UIEdgeInsets {
        let padding = Self.lineFragmentPadding
        return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
    }

    var textWidth: CGFloat { max(0, bounds.width - textRoom.left - textRoom.right) }

    var textLayout: TextLayout {
        if let cachedLayout { return cachedLayout }
        let layout = makeLayout(width: textWidth)
        cachedLayout = layout
        return layout
    }

    var layoutOrigin: CGPoint { CGPoint(x: textRoom.left, y: textRoom.top) }

    func makeLayout(width: CGFloat) -> TextLayout {
        TextLayout(
            interaction.editor.text, font: font ?? .systemFont(ofSize: UIFont.smallSystemFontSize), width: width,
            alignment: textAlignment)
    }

    func textLayoutDidChange() {
        cachedLayout = nil
        contentDidChange()
    }

    private func contentDidChange() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    func shownOffset(_ offset: Int) -> Int { offset }
    func textOffset(_ shownOffset: Int) -> Int { shownOffset }

    func shouldChange(_ change: TextChange) -> Bool {
        textDelegate?.textView(
            self, shouldChangeTextIn: NSRange(location: change.range.lowerBound, length: change.range.count),
            replacementText: change.replacement) ?? true
    }

    func textDidChange() {
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Only the paragraphs that were changed are set anew.
    func editorTextDidChange() {
        cachedLayout?.update(to: interaction.editor.text)
        contentDidChange()
    }

    func selectionDidChange() { textDelegate?.textViewDidChangeSelection(self) }

    func insertNewline() { insertText("\n") }

    func scrollToShow(_ offset: Int) {
        layoutIfNeeded()
        let place = textLayout.caretRect(at: offset).offsetBy(dx: layoutOrigin.x, dy: layoutOrigin.y)
        let target = place.inset(
            by: UIEdgeInsets(top: -textContainerInset.top, left: 0, bottom: -textContainerInset.bottom, right: 0))
        scrollRectToVisible(target, animated: false)
    }
}
