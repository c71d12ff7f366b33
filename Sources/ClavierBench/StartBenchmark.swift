import CX11
import Foundation
import X11Host

/// The time from the start of a process to its first painted frame, beside that of a small keyboard program in C.
@MainActor enum StartBenchmark {
    private static let rounds = 31
    private static let rival = "/usr/bin/matchbox-keyboard"

    static func run() throws -> [BenchmarkTable] {
        let display = try VirtualDisplay()
        defer { display.stop() }
        guard let watcher = XOpenDisplay(display.name) else { throw RunningProgram.Failure.ended }
        defer { XCloseDisplay(watcher) }
        XSelectInput(watcher, XDefaultRootWindow(watcher), SubstructureNotifyMask)
        let cache = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: cache) }
        let hasRival = FileManager.default.isExecutableFile(atPath: rival)
        var first = Sample()
        var ours = Sample()
        var theirs = Sample()
        for _ in 0..<rounds {
            try? FileManager.default.removeItem(at: cache)
            first.add(try timeOfOurs(display.name, watcher, cache: cache))
            ours.add(try timeOfOurs(display.name, watcher, cache: cache))
            if hasRival { theirs.add(try timeOfRival(display.name, watcher)) }
        }
        var table = BenchmarkTable("From the process's start, \(rounds) starts")
        add("clavier, first painted frame", ours, to: &table)
        add("the same where it was never started before", first, to: &table)
        guard hasRival else { return [table] }
        add("matchbox-keyboard, window mapped", theirs, to: &table)
        table.add("clavier / matchbox-keyboard, medians", ours.median / theirs.median, "", target: "under 1.25")
        return [table]
    }

    private static func add(_ name: String, _ sample: Sample, to table: inout BenchmarkTable) {
        table.add("\(name), median", sample.median, "ms")
        table.add("\(name), fastest", sample.quantile(0), "ms")
    }

    /// Waits until the server has cleaned up behind programs that have ended, and forgets what it told of them.
    private static func settle(_ watcher: OpaquePointer) { XSync(watcher, 1) }

    /// Lets the program keep its fonts for the next start in `cache` before it is ended.
    private static func timeOfOurs(_ display: String, _ watcher: OpaquePointer, cache: URL) throws -> Double {
        settle(watcher)
        let folder = cache.appendingPathComponent("clavier")
        let watch = try FolderWatch(folder)
        let program = try RunningProgram([], display: display, cache: cache.path)
        defer { program.stop() }
        let time = try (program.timeOfFirst("frame") - program.startTime) * 1000
        let fonts = folder.appendingPathComponent("fonts").path
        if !FileManager.default.fileExists(atPath: fonts) { watch.wait(milliseconds: 5000) }
        return time
    }

    /// Watches the root window for the map event of the rival's window.
    private static func timeOfRival(_ display: String, _ watcher: OpaquePointer) throws -> Double {
        settle(watcher)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: rival)
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let start = MonotonicClock.now
        try process.run()
        var event = XEvent()
        repeat { XNextEvent(watcher, &event) } while event.type != MapNotify
        let time = (MonotonicClock.now - start) * 1000
        process.terminate()
        process.waitUntilExit()
        return time
    }
}
