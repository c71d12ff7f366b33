import Foundation

/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    /// Decides what happens, and is told of it.
    open weak var delegate: (any UITextFieldDelegate)?
    /// What shows where no text was entered.
    open var placeholder: String? { didSet { if oldValue != placeholder { contentDidChange() } } }
    /// The font; 17 points as in UIKit.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { fontDidChange() } }
    /// The text's colour.
    open var textColor: UIColor? = .label { didSet { canvas.setNeedsDisplay() } }
    /// Where the text stands in the width.
    open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
    /// What is around the text.
    open var borderStyle: BorderStyle = .none { didSet { fontDidChange() } }
    /// Whether the text goes when editing begins, if the delegate lets it be cleared.
    open var clearsOnBeginEditing = false
    /// When the button that clears the text shows.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// A view before the text.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// When it shows.
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// A view behind the text.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When it shows.
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

    private(set) lazy var interaction = TextInteraction(client: self, isMultiline: false)
    let canvas = TextCanvas()
    private(set) lazy var clearButton = makeClearButton()
    /// The text as it is set, until it or the room for it changes.
    var cachedLayout: TextLayout?
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    /// How far the text stands away from a border, and from what is beside it, in points.
    static let borderInset: CGFloat = 7
    static let sideSpacing: CGFloat = 4

    /// A field with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        canvas.client = self
        addSubview(canvas)
    }

    /// Archives do not exist here; the field has no size.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Text

    /// The text. Setting it is no editing: the delegate is not asked, nobody is told of a change, and what could be
    /// undone is forgotten. The selection goes to the end, which the delegate is told.
    open var text: String? {
        get { interaction.editor.text }
        set { interaction.setText(newValue ?? "") }
    }

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// Whether there is text.
    open var hasText: Bool { !interaction.editor.text.isEmpty }

    /// Types text. A newline does what Return does.
    open func insertText(_ text: String) {
        if text == "\n" || text == "\r" { insertNewline() } else { interaction.insert(text) }
    }

    /// Deletes the selection, or else the character (grapheme cluster) before the insertion point.
    open func deleteBackward() { interaction.deleteBackward() }

    /// What is selected; empty for an insertion point.
    open var selectedTextRange: UITextRange? {
        get { interaction.selectedTextRange }
        set { interaction.selectedTextRange = newValue }
    }

    // MARK: Text input

    /// Told of changes while the text is edited.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { interaction.inputDelegate }
        set { interaction.inputDelegate = newValue }
    }

    /// The text in a range; nil when the range belongs to another text.
    open func text(in range: UITextRange) -> String? { interaction.text(in: range) }
    /// Puts `text` in place of what is in `range`; a range of another text changes nothing.
    open func replace(_ range: UITextRange, withText text: String) { interaction.replace(range, withText: text) }
    /// The text of an unfinished composition.
    open var markedTextRange: UITextRange? { interaction.markedTextRange }
    /// Starts or changes a composition; nil or empty text takes it away.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        interaction.setMarkedText(markedText, selectedRange: selectedRange)
    }
    /// Ends the composition; its text stays.
    open func unmarkText() { interaction.unmark() }
    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { TextOffsetPosition(0) }
    /// The place behind the last character.
    open var endOfDocument: UITextPosition { TextOffsetPosition(interaction.editor.length) }
    /// The range between two places, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        interaction.textRange(from: fromPosition, to: toPosition)
    }
    /// The place `offset` units (UTF-16) behind another one; nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        interaction.position(from: position, offset: offset)
    }
    /// How two places stand to each other.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        interaction.compare(position, to: other)
    }
    /// How many units (UTF-16) `toPosition` is behind `from`.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        interaction.offset(from: from, to: toPosition)
    }

    // MARK: Input traits

    /// What the keyboard capitalises by itself.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether words are corrected while typing.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether misspelt words are marked.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Which keys the keyboard offers.
    open var keyboardType: UIKeyboardType = .default
    /// How the keyboard looks.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// What the return key says.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the return key can be pressed only when there is text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is a secret: dots show in its place, and it never goes to a pasteboard.
    open var isSecureTextEntry = false { didSet { contentDidChange() } }

    /// What stands in for the system's keyboard while the field is edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// What stands on top of the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    // MARK: Places

    /// Where the text is, in the field's coordinates.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let inset = borderStyle == .none ? 0 : Self.borderInset
        var rect = bounds.inset(by: UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
        if shows(leftView, leftViewMode), let leftView {
            let end = leftViewRect(forBounds: bounds).maxX + (leftView.bounds.width > 0 ? Self.sideSpacing : 0)
            rect.size.width -= max(0, end - rect.minX)
            rect.origin.x = max(rect.minX, end)
        }
        if shows(rightView, rightViewMode) {
            rect.size.width = rightViewRect(forBounds: bounds).minX - Self.sideSpacing - rect.minX
        }
        if showsClearButton { rect.size.width = clearButtonRect(forBounds: bounds).minX - Self.sideSpacing - rect.minX }
        rect.size.width = max(0, rect.width)
        return rect
    }

    /// Where the text is while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the placeholder is.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Where the button that clears the text is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = ClearButton.side
        return CGRect(x: bounds.maxX - side - 5, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// Where the view before the text is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the view behind the text is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The size of text or placeholder with the border, in whole pixels.
    open override var intrinsicContentSize: CGSize {
        let shown = hasText ? textLayout.size.width : shownFont.advance(of: placeholder ?? "")
        let inset = borderStyle == .none ? 0 : Self.borderInset
        let size = CGSize(width: shown + 2 * inset + CaretView.width, height: shownFont.lineHeight + 2 * inset)
        return size.roundedUp(toScale: traitCollection.displayScale)
    }

    /// The intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var firstBaselineFromTop: CGFloat {
        (bounds.height - shownFont.lineHeight) / 2 + shownFont.leading / 2 + shownFont.ascender
    }
    override var lastBaselineFromBottom: CGFloat { bounds.height - firstBaselineFromTop }

    /// Places the text and the views beside it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !shows(leftView, leftViewMode)
        rightView?.isHidden = !shows(rightView, rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        if showsClearButton {
            if clearButton.superview == nil { addSubview(clearButton) }
            clearButton.frame = clearButtonRect(forBounds: bounds)
        } else if clearButtonMode != .never {
            clearButton.removeFromSuperview()
        }
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        if canvas.frame != rect {
            canvas.frame = rect
            cachedLayout = nil
            canvas.setNeedsDisplay()
        }
        if isEditing { scrollToShow(interaction.editor.head) } else { canvas.bounds.origin.x = 0 }
        interaction.updateCaret()
    }

    /// Draws the border.
    open override func draw(_ rect: CGRect) { drawBorder() }

    // MARK: First responder

    /// The Tab key and a press make a field that reacts the first responder.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the delegate lets editing end.
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    /// Begins editing if the delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    override func didBecomeFirst() {
        super.didBecomeFirst()
        if clearsOnBeginEditing, hasText { clear() }
        setNeedsLayout()
        setNeedsDisplay()
        canvas.setNeedsDisplay()
        interaction.updateCaret()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func didResignFirst() {
        super.didResignFirst()
        interaction.unmark()
        setNeedsLayout()
        setNeedsDisplay()
        canvas.setNeedsDisplay()
        interaction.updateCaret()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Events

    /// A press begins editing and puts the insertion point down; with Shift it extends the selection.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isEnabled, becomeFirstResponder() else { return }
        layoutIfNeeded()
        interaction.press(
            at: touch.location(in: self), tapCount: touch.tapCount, modifiers: event?.modifierFlags ?? [])
    }

    /// A drag selects.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { interaction.drag(to: touch.location(in: self)) }
    }

    /// The selection is made.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { interaction.release() }

    /// The selection stays as it is.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { interaction.release() }

    /// Keys edit; what does not goes up the responder chain.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, isEditing, interaction.handle(key) else {
            next?.pressesBegan(presses, with: event)
            return
        }
    }

    /// Keys that repeat edit again, but for Return: that has done what it does, and types nothing either.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, isEditing,
            key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter || interaction.handle(key)
        else {
            next?.pressesChanged(presses, with: event)
            return
        }
    }

    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) { interaction.copy() }
    /// Moves the selection to the pasteboard.
    open override func cut(_ sender: Any?) { interaction.cut() }
    /// Replaces the selection by the pasteboard's text.
    open override func paste(_ sender: Any?) { interaction.paste() }
    /// Selects everything.
    open override func selectAll(_ sender: Any?) { interaction.selectAll() }

    /// The beam.
    open override func pointerShape(at point: CGPoint) -> UIPointerShape? { isEnabled ? .beam : nil }

    override func stateDidChange() {
        super.stateDidChange()
        canvas.setNeedsDisplay()
    }

    override func fontsDidChange() {
        super.fontsDidChange()
        contentDidChange()
    }

    /// The caret and the border take the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
        interaction.updateCaret()
    }
}
