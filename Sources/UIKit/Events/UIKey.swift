import Foundation

/// A physical key with the modifiers that were down.
public final class UIKey: NSObject, Sendable {
    /// The key's place on the keyboard.
    public let keyCode: UIKeyboardHIDUsage
    /// What the key types with the modifiers.
    public let characters: String
    /// What the key types without them.
    public let charactersIgnoringModifiers: String
    /// The modifiers that were down.
    public let modifierFlags: UIKeyModifierFlags

    /// A key as the host saw it.
    public init(
        keyCode: UIKeyboardHIDUsage, characters: String = "", charactersIgnoringModifiers: String = "",
        modifierFlags: UIKeyModifierFlags = []
    ) {
        self.keyCode = keyCode
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
    }
}
