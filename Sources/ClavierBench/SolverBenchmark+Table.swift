extension SolverBenchmark {
    /// Runs everything; kiwi beside it where pip, a C++ compiler and a network are at hand.
    static func tables() -> [BenchmarkTable] {
        var benchmark = SolverBenchmark()
        benchmark.runDialog(kiwi: Kiwi(Dialog()))
        benchmark.runChains()
        benchmark.runList()
        benchmark.runShares()
        var table = BenchmarkTable("The constraint solver; times are medians, ratios are to kiwi in the same run")
        for row in benchmark.rows {
            table.add(row.name, row.nanoseconds / 1000, "µs")
            guard let ratio = row.ratio, let lowest = row.lowestRatio, let highest = row.highestRatio else { continue }
            table.add(row.name + ", of kiwi's", ratio, "", target: "under 0.5")
            table.add(row.name + ", of kiwi's, lowest", lowest, "")
            table.add(row.name + ", of kiwi's, highest", highest, "")
        }
        return [table]
    }
}
