import Cassowary
import Foundation

/// Times the constraint solver on kiwi's benchmark problem, beside kiwi itself where that can be had, and on long lists of views.
struct SolverBenchmark {
    /// One line of the table.
    struct Row: Encodable {
        /// What is timed.
        var name: String
        /// The median time of one run, in nanoseconds.
        var nanoseconds: Double
        /// Our time divided by kiwi's, of runs one after the other: the median, the smallest and the largest.
        var ratio: Double?
        var lowestRatio: Double?
        var highestRatio: Double?
    }

    private(set) var rows: [Row] = []

    /// Adds a line from times of ours and, run by run beside them, of kiwi.
    mutating func add(_ name: String, _ times: [Double], kiwi: [Double] = []) {
        let ratios = zip(times, kiwi).map { $0 / $1 }.sorted()
        rows.append(
            Row(
                name: name, nanoseconds: median(times), ratio: ratios.isEmpty ? nil : median(ratios),
                lowestRatio: ratios.first, highestRatio: ratios.last))
    }

    /// The processor time of one of `count` runs, in nanoseconds.
    func time(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
        let start = ProcessorTime.nanoseconds
        for _ in 0..<count { try body() }
        return (ProcessorTime.nanoseconds - start) / Double(count)
    }

    private func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}
