import Foundation

extension UITextField {
    /// What is around the text, with UIKit's raw values.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line = 1
        /// A thin line; a carved edge in systems of old.
        case bezel = 2
        /// A rounded rectangle.
        case roundedRect = 3
    }

    /// When a view in the field shows, with UIKit's raw values.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While text is edited; the clear button only where there is some.
        case whileEditing = 1
        /// While text is not edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended, with UIKit's raw values.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was accepted.
        case committed = 0
        /// The text was not.
        case cancelled = 1
    }

    /// A field began to be edited.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// A field is no longer edited.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// A field's text was changed.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
