//  ClavierBench: the program `clavier-bench`. It measures and prints; nothing here is asserted.
//
//  What always holds: figures come from the program as a person runs it (its trace, its process) or from the
//  libraries as a client calls them. Every benchmark is a `Benchmark`, so that tables and JSON come from one place.

import Foundation

@main
struct ClavierBench {
    /// The benchmarks by the name that the command line gives them, in the order in which they run.
    @MainActor static let benchmarks: [(name: String, run: @MainActor () throws -> [BenchmarkTable])] = [
        ("frames", FrameBenchmark.run),
        ("start", StartBenchmark.run),
        ("rest", RestBenchmark.run),
        ("guides", GuideBenchmark.run),
        ("layout", LayoutBenchmark.run),
        ("solver", SolverBenchmark.tables),
    ]

    @MainActor static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let names = benchmarks.map(\.name)
        if arguments.contains("--help") {
            print("usage: clavier-bench [\(names.joined(separator: "|")) ...]\n\nPrints tables, then the same as JSON.")
            return
        }
        if let wrong = arguments.first(where: { !names.contains($0) }) {
            stop("there is no benchmark '\(wrong)'; there are \(names.joined(separator: ", "))", code: 64)
        }
        var tables: [BenchmarkTable] = []
        for benchmark in benchmarks where arguments.isEmpty || arguments.contains(benchmark.name) {
            do {
                let new = try benchmark.run()
                for table in new { print(table.text) }
                tables += new
            } catch {
                stop("\(benchmark.name): \(error)", code: 70)
            }
        }
        print(BenchmarkTable.json(tables))
    }

    private static func stop(_ sentence: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("clavier-bench: \(sentence)\n".utf8))
        exit(code)
    }
}
