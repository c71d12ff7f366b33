/// One key of a keyboard: a name that never changes, and what pressing it does.
public struct Key: Hashable, Sendable {
    /// What a key does.
    public enum Action: Hashable, Sendable {
        /// Inserts a text, in lower case while capitals are off.
        case insert(String)
        /// Deletes the character (grapheme cluster) before the insertion point, again and again while it is held.
        case deleteBackward
        /// Switches between upper and lower case.
        case toggleCapitals
        /// Goes to the next keyboard.
        case nextKeyboard
    }

    /// The key's name, by which tests and traces find it: what it inserts, else `CP`, `BP`, `CHG`, `SPACE`, `RETURN`.
    public let name: String
    /// What pressing it does.
    public let action: Action

    /// A key by name; the names above have their own actions, every other key inserts its name.
    public init(_ name: String) {
        self.name = name
        action =
            switch name {
            case "CP": .toggleCapitals
            case "BP": .deleteBackward
            case "CHG": .nextKeyboard
            case "SPACE": .insert(" ")
            case "RETURN": .insert("\n")
            default: .insert(name)
            }
    }

    /// Whether the key inserts what its title shows.
    var isCharacter: Bool { action == .insert(name) }
}
