import Foundation

/// A place between two characters of a text input. Each input subclasses it as it likes.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// A place of no particular text; text inputs make their own.
    public override init() { super.init() }
}
