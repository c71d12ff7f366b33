import Foundation

/// Numbers as people write them on a command line.
enum Numbers {
    /// A finite decimal number, without spaces; nil for anything else.
    static func number(_ text: some StringProtocol) -> Double? {
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }), let value = Double(text),
            value.isFinite
        else { return nil }
        return value
    }

    /// Exactly `count` numbers with commas between them, and spaces as in CSS; nil for anything else.
    static func list(_ text: String, count: Int) -> [Double]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == count else { return nil }
        let values = parts.compactMap { number($0.trimmingCharacters(in: .whitespaces)) }
        return values.count == count ? values : nil
    }
}
