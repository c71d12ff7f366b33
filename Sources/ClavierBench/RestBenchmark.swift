import Foundation
import X11Host

/// Memory, and what a program that nobody touches costs.
@MainActor enum RestBenchmark {
    private static let seconds = 10

    static func run() throws -> [BenchmarkTable] {
        let display = try VirtualDisplay()
        defer { display.stop() }
        let program = try RunningProgram([], display: display.name)
        defer { program.stop() }
        // The work of the start is no work at rest.
        let field = try program.next("field")
        try program.settle()
        let before = try switches(of: program.processIdentifier)
        sleep(UInt32(seconds))
        let after = try switches(of: program.processIdentifier)
        var table = BenchmarkTable("At rest, no caret")
        table.add("context switches in \(seconds) s", after - before, "", target: "0")
        try addMemory("", of: program, to: &table)
        try program.click(field: field)
        while try program.next("event")["name"] as? String != "didShow" {}
        try program.hideKeyboard()
        try program.settle()
        try addMemory(" after a slide in and out", of: program, to: &table)
        return [table]
    }

    private static func addMemory(_ moment: String, of program: RunningProgram, to table: inout BenchmarkTable) throws {
        let status = try status("/proc/\(program.processIdentifier)/status")
        table.add("memory at rest\(moment)", (status["VmRSS"] ?? 0) / 1024, "MB", target: "under 24")
        table.add("memory at most\(moment)", (status["VmHWM"] ?? 0) / 1024, "MB")
    }

    /// Context switches of all threads so far, both those that the program wanted and those it did not.
    private static func switches(of process: Int32) throws -> Double {
        let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
        return try threads.reduce(0) { sum, thread in
            let values = try status("/proc/\(process)/task/\(thread)/status")
            return sum + (values["voluntary_ctxt_switches"] ?? 0) + (values["nonvoluntary_ctxt_switches"] ?? 0)
        }
    }

    /// The numbers of a status file of the kernel; memory in KiB.
    private static func status(_ path: String) throws -> [String: Double] {
        var values: [String: Double] = [:]
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            let parts = line.split(whereSeparator: { $0 == ":" || $0 == "\t" || $0 == " " })
            if parts.count >= 2, let value = Double(parts[1]) { values[String(parts[0])] = value }
        }
        return values
    }
}
