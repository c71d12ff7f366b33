import Foundation

/// Decides what happens in a text field, and is told of it. Every member has a default: yes, or nothing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun; the keyboard comes after this.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing has ended for a reason; the default calls `textFieldDidEndEditing(_:)`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the person may put `string` in place of `range` (UTF-16 units).
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be cleared, by the clear button or as editing begins.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return does what it does by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// It may.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// It may.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// The same without the reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// The person may.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// It may.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// It does.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
