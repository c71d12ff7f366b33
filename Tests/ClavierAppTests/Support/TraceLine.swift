import Foundation

/// One line of a trace, with its members by name.
struct TraceLine {
    let members: [String: Any]

    /// A line's text; what is no object has no members.
    init(json: Data) throws { members = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:] }

    var kind: String { members["kind"] as? String ?? "" }
    var time: Double { number("t") }
    var name: String { members["name"] as? String ?? "" }
    var isFocused: Bool { members["focused"] as? Bool ?? false }

    func number(_ name: String) -> Double { (members[name] as? NSNumber)?.doubleValue ?? .nan }

    func text(_ name: String) -> String? { members[name] as? String }

    func rect(_ name: String) -> CGRect { Self.rect(members[name]) ?? .null }

    /// The keys of a `keys` line by name.
    var keys: [String: CGRect] {
        (members["keys"] as? [String: Any] ?? [:]).compactMapValues { Self.rect($0) }
    }

    private static func rect(_ value: Any?) -> CGRect? {
        guard let numbers = value as? [NSNumber], numbers.count == 4 else { return nil }
        return CGRect(
            x: numbers[0].doubleValue, y: numbers[1].doubleValue, width: numbers[2].doubleValue,
            height: numbers[3].doubleValue)
    }
}
