/// The rows of a keyboard, from the top; keys from the left.
public struct KeyboardLayout: Hashable, Sendable {
    /// What the layout is called.
    public let name: String
    /// The keys by row.
    public let rows: [[Key]]

    /// A layout from its name and the names of its keys.
    public init(name: String, rows: [[String]]) {
        self.name = name
        self.rows = rows.map { $0.map { Key($0) } }
    }

    /// Whether a key switches between upper and lower case.
    var hasCases: Bool { rows.joined().contains { $0.action == .toggleCapitals } }

    /// Latin letters.
    public static let letters = KeyboardLayout(
        name: "letters",
        rows: [
            ["Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P"],
            ["A", "S", "D", "F", "G", "H", "J", "K", "L"],
            ["CP", "Z", "X", "C", "V", "B", "N", "M", "BP"],
            ["CHG", "SPACE", "RETURN"],
        ])

    /// Digits and symbols.
    public static let symbols = KeyboardLayout(
        name: "symbols",
        rows: [
            ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
            ["-", "/", ":", ";", "(", ")", "€", "&", "@", "\""],
            ["#", "+", "*", "=", ".", ",", "?", "!", "'", "BP"],
            ["CHG", "SPACE", "RETURN"],
        ])
}
