switch CommandLine.arguments.dropFirst().first {
case "solver": SolverBenchmark.run(comparesWithKiwi: !CommandLine.arguments.contains("--no-kiwi"))
case "layout": LayoutBenchmark.run()
default: print("usage: clavier-bench solver [--no-kiwi] | layout")
}
