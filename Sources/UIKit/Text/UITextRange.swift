import Foundation

/// Two places of a text input and what is between them. Each input subclasses it and overrides all three members.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// A range of no particular text; text inputs make their own.
    public override init() { super.init() }

    /// Where the range begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where the range ends.
    open var end: UITextPosition { UITextPosition() }
    /// Whether nothing is between the two.
    open var isEmpty: Bool { true }
}
