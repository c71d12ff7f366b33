/// A series of measurements of one thing.
struct Sample {
    private var values: [Double] = []

    var isEmpty: Bool { values.isEmpty }
    var count: Int { values.count }

    mutating func add(_ value: Double) { values.append(value) }

    /// The value below which `part` (0...1) of the series lies; 0 for an empty one.
    func quantile(_ part: Double) -> Double {
        guard !values.isEmpty else { return 0 }
        let sorted = values.sorted()
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }

    var median: Double { quantile(0.5) }
}
