import Foundation

/// What the text interaction asks of a field, and how the field looks.
extension UITextField: TextInteractionClient {
    /// What stands for each character of a secret.
    private static let dot: Character = "•"

    var textCanvas: UIView { canvas }
    var acceptsChanges: Bool { isEnabled }
    var acceptsSelection: Bool { isEnabled }
    var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

    var textLayout: TextLayout {
        if let cachedLayout { return cachedLayout }
        let text = interaction.editor.text
        let shown = isSecureTextEntry ? String(repeating: Self.dot, count: text.count) : text
        let layout = TextLayout(
            shown, font: shownFont, width: canvas.bounds.width, alignment: textAlignment, mode: .byClipping, limit: 1)
        cachedLayout = layout
        return layout
    }

    var layoutOrigin: CGPoint { CGPoint(x: 0, y: (canvas.bounds.height - shownFont.lineHeight) / 2) }

    func shownOffset(_ offset: Int) -> Int {
        guard isSecureTextEntry else { return offset }
        let text = interaction.editor.text
        return text[..<interaction.editor.index(offset)].count
    }

    func textOffset(_ shownOffset: Int) -> Int {
        isSecureTextEntry ? interaction.editor.place(from: 0, characters: shownOffset) : shownOffset
    }

    func shouldChange(_ change: TextChange) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(location: change.range.lowerBound, length: change.range.count),
            replacementString: change.replacement) ?? true
    }

    func textDidChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorTextDidChange() { contentDidChange() }

    func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

    /// Return: the delegate is asked, then editing ends if something waits for that.
    func insertNewline() {
        interaction.unmark()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = hasActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .editingDidEndOnExit)
        if ends { resignFirstResponder() }
    }

    /// Moves the text sideways until the insertion point shows, and never leaves room free that text could fill.
    func scrollToShow(_ offset: Int) {
        let place = textLayout.caretRect(at: shownOffset(offset)).minX
        let width = canvas.bounds.width
        let margin = CaretView.width
        var origin = canvas.bounds.origin.x
        origin = min(origin, max(0, textLayout.size.width + margin - width))
        origin = min(max(origin, place + margin - width), max(0, place - margin))
        if canvas.bounds.origin.x != origin {
            canvas.bounds.origin.x = origin
            canvas.setNeedsDisplay()
        }
    }

    func drawText(visible: CGRect) {
        if hasText {
            interaction.draw(color: isEnabled ? textColor ?? .label : .tertiaryLabel, visible: visible)
        } else if let placeholder {
            let layout = TextLayout(
                placeholder, font: shownFont, width: canvas.bounds.width, alignment: textAlignment,
                mode: .byTruncatingTail, limit: 1)
            layout.draw(at: layoutOrigin, color: .placeholderText, visible: visible)
        }
    }

    // MARK: Looks

    func fontDidChange() {
        contentDidChange()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func contentDidChange() {
        cachedLayout = nil
        invalidateIntrinsicContentSize()
        canvas.setNeedsDisplay()
        if clearButtonMode != .never { setNeedsLayout() }
        if isEditing { interaction.updateCaret() }
    }

    /// Draws the border: a thin line, and while the field is edited one in the tint colour as wide as a focus ring.
    func drawBorder() {
        guard let context = UIGraphicsGetCurrentContext(), borderStyle != .none else { return }
        let radius: CGFloat = borderStyle == .roundedRect ? 6 : 0
        let ground = UIColor.tertiarySystemBackground.resolvedColor(with: context.traits).cgColor
        if borderStyle == .roundedRect { context.append(.fillRoundedRect(bounds, radius: radius, color: ground)) }
        let width = isEditing ? FocusRingView.width : 1 / max(1, context.traits.displayScale.rounded(.down))
        let line: UIColor = isEditing ? focusColor : .separator
        context.append(
            .strokeRoundedRect(
                bounds, radius: radius, lineWidth: width, color: line.resolvedColor(with: context.traits).cgColor))
    }

    // MARK: The views beside the text

    func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    func shows(_ view: UIView?, _ mode: ViewMode) -> Bool { view != nil && holds(mode) }

    var showsClearButton: Bool { hasText && isEnabled && holds(clearButtonMode) }

    private func holds(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    func makeClearButton() -> UIButton {
        let button = ClearButton(type: .custom)
        button.accessibilityLabel = "Clear"
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    /// Deletes the text if the delegate lets it, which can be undone.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        interaction.make(TextChange(range: 0..<interaction.editor.length, replacement: ""))
    }
}
