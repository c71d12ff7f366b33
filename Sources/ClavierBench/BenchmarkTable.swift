import Foundation

/// Figures that belong together.
struct BenchmarkTable: Encodable {
    /// One figure.
    struct Row: Encodable {
        var name: String
        var value: Double
        var unit: String
        /// What is to be reached, in words; nil where nothing is.
        var target: String?
    }

    var title: String
    var rows: [Row] = []

    init(_ title: String) { self.title = title }

    mutating func add(_ name: String, _ value: Double, _ unit: String, target: String? = nil) {
        rows.append(Row(name: name, value: value, unit: unit, target: target))
    }

    /// The table as lines of aligned columns.
    var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        var lines = [title]
        for row in rows {
            let name = row.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let value = String(format: "%12.3f", row.value)
            lines.append("  \(name) \(value) \(row.unit)" + (row.target.map { "   (to reach: \($0))" } ?? ""))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// All tables as one JSON array on one line.
    static func json(_ tables: [BenchmarkTable]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(tables)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
