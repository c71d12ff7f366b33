import CX11
import Foundation
import X11Host

/// The time from the start of a process to its first painted frame, beside that of a small keyboard program in C.
@MainActor enum StartBenchmark {
    private static let rounds = 15
    private static let rival = "/usr/bin/matchbox-keyboard"

    static func run() throws -> [BenchmarkTable] {
        let display = try VirtualDisplay()
        defer { display.stop() }
        let cache = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: cache) }
        let hasRival = FileManager.default.isExecutableFile(atPath: rival)
        var first = Sample()
        var ours = Sample()
        var theirs = Sample()
        for _ in 0..<rounds {
            try? FileManager.default.removeItem(at: cache)
            first.add(try timeOfOurs(display.name, cache: cache))
            ours.add(try timeOfOurs(display.name, cache: cache))
            if hasRival { theirs.add(try timeOfRival(display.name)) }
        }
        var table = BenchmarkTable("From the process's start, \(rounds) starts")
        table.add("clavier, first painted frame, median", ours.median, "ms")
        table.add("the same where it was never started before", first.median, "ms")
        guard hasRival else { return [table] }
        table.add("matchbox-keyboard, window mapped, median", theirs.median, "ms")
        table.add("clavier / matchbox-keyboard", ours.median / theirs.median, "", target: "under 1.25")
        return [table]
    }

    /// Lets the program keep its fonts for the next start in `cache` before it is ended.
    private static func timeOfOurs(_ display: String, cache: URL) throws -> Double {
        let start = MonotonicClock.now
        let program = try RunningProgram([], display: display, cache: cache.path)
        defer { program.stop() }
        _ = try program.next("frame")
        let time = (MonotonicClock.now - start) * 1000
        let fonts = cache.appendingPathComponent("clavier/fonts").path
        let limit = MonotonicClock.now + 5
        while !FileManager.default.fileExists(atPath: fonts), MonotonicClock.now < limit { usleep(1000) }
        return time
    }

    /// Watches the root window for the map event of the rival's window.
    private static func timeOfRival(_ display: String) throws -> Double {
        guard let connection = XOpenDisplay(display) else { throw RunningProgram.Failure.ended }
        defer { XCloseDisplay(connection) }
        XSelectInput(connection, XDefaultRootWindow(connection), SubstructureNotifyMask)
        XSync(connection, 0)
        let start = MonotonicClock.now
        let process = Process()
        process.executableURL = URL(fileURLWithPath: rival)
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        var event = XEvent()
        repeat { XNextEvent(connection, &event) } while event.type != MapNotify
        let time = (MonotonicClock.now - start) * 1000
        process.terminate()
        process.waitUntilExit()
        return time
    }
}
