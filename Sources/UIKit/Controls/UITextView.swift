import Foundation

/// Text on many lines that can be edited and scrolls.
///
/// Its `delegate` may be a `UITextViewDelegate`, which is a `UIScrollViewDelegate` too.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    /// The font; nil means 12 points, as in UIKit.
    open var font: UIFont? { didSet { textLayoutDidChange() } }
    /// The text's colour.
    open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
    /// Where lines stand in the width.
    open var textAlignment: NSTextAlignment = .natural { didSet { textLayoutDidChange() } }
    /// Whether the person can change the text.
    open var isEditable = true { didSet { interaction.updateCaret() } }
    /// Whether the person can select text.
    open var isSelectable = true { didSet { interaction.updateCaret() } }
    /// The room around the text, in points. On both sides 5 points are added, as UIKit's line fragment padding is.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textLayoutDidChange() }
    }

    private(set) lazy var interaction = TextInteraction(client: self, isMultiline: true)
    /// The text as it is set, until it or the width changes.
    var cachedLayout: TextLayout?
    /// The part of the text that the last `draw(_:)` drew.
    private var drawnBounds = CGRect.null
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    /// Text began to be edited.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Text is no longer edited.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Text was changed.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    // MARK: Text

    /// The text. Setting it is no editing: the delegate is not asked, nobody is told of a change, and what could be
    /// undone is forgotten. The selection goes to the end, which the delegate is told.
    open var text: String! {
        get { interaction.editor.text }
        set { interaction.setText(newValue ?? "") }
    }

    /// What is selected, in UTF-16 units.
    open var selectedRange: NSRange {
        get {
            let selection = interaction.editor.selection
            return NSRange(location: selection.lowerBound, length: selection.count)
        }
        set {
            guard newValue.location != NSNotFound else { return }
            interaction.select(anchor: newValue.location, head: newValue.location + newValue.length)
        }
    }

    /// Whether there is text.
    open var hasText: Bool { !interaction.editor.text.isEmpty }

    /// Types text.
    open func insertText(_ text: String) { interaction.insert(text) }

    /// Deletes the selection, or else the character (grapheme cluster) before the insertion point.
    open func deleteBackward() { interaction.deleteBackward() }

    /// What is selected; empty for an insertion point.
    open var selectedTextRange: UITextRange? {
        get { interaction.selectedTextRange }
        set { interaction.selectedTextRange = newValue }
    }

    /// Scrolls until a part of the text (UTF-16 units) shows.
    open func scrollRangeToVisible(_ range: NSRange) {
        for offset in [range.location + range.length, range.location] { scrollToShow(offset) }
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
    /// Whether the text is a secret: it never goes to a pasteboard.
    open var isSecureTextEntry = false

    /// What stands in for the system's keyboard while the text is edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// What stands on top of the keyboard while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    // MARK: Layout

    override func fontsDidChange() {
        super.fontsDidChange()
        textLayoutDidChange()
    }

    /// The text's size at the width of the view, where it does not scroll; otherwise none.
    open override var intrinsicContentSize: CGSize {
        if isScrollEnabled { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .infinity, height: 0))
    }

    override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : sizeThatFits(CGSize(width: width > 0 ? width : .infinity, height: 0)).height
    }

    /// The size of the text broken at the width of `size`, in whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = textRoom
        let width = max(0, size.width - room.left - room.right)
        let layout = cachedLayout.flatMap { $0.width == width ? $0 : nil } ?? makeLayout(width: width)
        let fitting = CGSize(
            width: layout.size.width + room.left + room.right, height: layout.size.height + room.top + room.bottom)
        return fitting.roundedUp(toScale: traitCollection.displayScale)
    }

    /// Sets the text at the width that the view has, and makes its height the content's.
    open override func layoutSubviews() {
        if let cachedLayout, cachedLayout.width != textWidth { self.cachedLayout = nil }
        let isNew = cachedLayout == nil
        contentSize = CGSize(width: bounds.width, height: textLayout.size.height + textRoom.top + textRoom.bottom)
        super.layoutSubviews()
        if isNew { interaction.updateCaret() }
        if isNew || drawnBounds != bounds { setNeedsDisplay() }
    }

    /// Draws the lines that show.
    open override func draw(_ rect: CGRect) {
        drawnBounds = bounds
        interaction.draw(color: textColor ?? .label, visible: rect)
    }

    // MARK: First responder

    /// The Tab key stops at text that can be selected.
    open override var canBecomeFocused: Bool { isSelectable }

    /// Text that can be selected takes keys.
    open override var canBecomeFirstResponder: Bool { isSelectable }

    /// Whether the delegate lets editing end.
    open override var canResignFirstResponder: Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }

    /// Begins editing if the delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    override func didBecomeFirst() {
        setNeedsDisplay()
        interaction.updateCaret()
    }

    override func keyboardDidFollow() {
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func didResignFirst() {
        interaction.unmark()
        setNeedsDisplay()
        interaction.updateCaret()
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Events

    /// A press begins editing and puts the insertion point down; with Shift it extends the selection.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isSelectable, becomeFirstResponder() else { return }
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

    /// A finger scrolls; a pointer selects.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, isSelectable,
            gestureRecognizer.trackedTouches.contains(where: { $0.type == .indirectPointer })
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Keys edit; what does not goes up the responder chain.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, isFirstResponder, interaction.handle(key) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    /// Keys that repeat edit again.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, isFirstResponder, interaction.handle(key) else {
            return super.pressesChanged(presses, with: event)
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
    open override func pointerShape(at point: CGPoint) -> UIPointerShape? { isSelectable ? .beam : nil }
}
