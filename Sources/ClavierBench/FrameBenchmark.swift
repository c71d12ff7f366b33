import Foundation
import X11Host

/// CPU time of the frames of slides, as the program's own trace gives it.
@MainActor enum FrameBenchmark {
    private static let slides = 6

    static func run() throws -> [BenchmarkTable] {
        let display = try VirtualDisplay()
        defer { display.stop() }
        return try [(900, 640), (1920, 1080)].map { try measure(width: $0, height: $1, display.name) }
    }

    private static func measure(width: Int, height: Int, _ display: String) throws -> BenchmarkTable {
        let program = try RunningProgram(["--size", "\(width)x\(height)"], display: display)
        defer { program.stop() }
        var engine = Sample()
        var paint = Sample()
        var both = Sample()
        var field = try program.next("field")
        for _ in 0..<slides {
            try program.click(field: field)
            while true {
                let line = try program.next("frame", "event", "field")
                if line["kind"] as? String == "field", line["focused"] as? Bool == true { field = line }
                if line["name"] as? String == "didShow" { break }
                guard let progress = line["progress"] as? Double, progress < 1, let layout = line["engine"] as? Double,
                    let painting = line["paint"] as? Double
                else { continue }
                engine.add(layout)
                paint.add(painting)
                both.add(layout + painting)
            }
            try program.hideKeyboard()
        }
        var table = BenchmarkTable("CPU time of a frame during a slide, \(width) x \(height), \(engine.count) frames")
        table.add("engine, median", engine.median, "µs", target: "under 50")
        table.add("engine, 95 of 100", engine.quantile(0.95), "µs")
        table.add("paint, median", paint.median, "µs")
        table.add("paint, 95 of 100", paint.quantile(0.95), "µs")
        let target = width == 900 ? "under 1000" : nil
        table.add("engine and paint, median", both.median, "µs", target: target)
        table.add("engine and paint, 95 of 100", both.quantile(0.95), "µs")
        return table
    }
}
