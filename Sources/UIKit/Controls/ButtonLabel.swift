/// The label in a button. Its size, whatever changes that, is part of the button's.
final class ButtonLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UIButton)?.sizeDidChange()
    }
}
