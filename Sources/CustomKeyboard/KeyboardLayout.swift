/// The rows of a keyboard, from the top; keys from the left.
public struct KeyboardLayout: Hashable, Sendable {
    /// The keys by row.
    public let rows: [[Key]]

    /// A layout from the names of its keys.
    public init(rows: [[String]]) { self.rows = rows.map { $0.map { Key($0) } } }

    /// Latin letters.
    public static let letters = KeyboardLayout(rows: [
        ["Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P"],
        ["A", "S", "D", "F", "G", "H", "J", "K", "L"],
        ["CP", "Z", "X", "C", "V", "B", "N", "M", "BP"],
        ["CHG", "SPACE", "RETURN"],
    ])

    /// Digits and symbols.
    public static let symbols = KeyboardLayout(rows: [
        ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
        ["-", "/", ":", ";", "(", ")", "€", "&", "@", "\""],
        ["#", "+", "*", "=", ".", ",", "?", "!", "'", "BP"],
        ["CHG", "SPACE", "RETURN"],
    ])
}
