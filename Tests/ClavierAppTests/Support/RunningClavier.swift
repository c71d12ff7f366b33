import Foundation
import X11Host

/// The program as a process on a display, watched through its trace and its standard error. Waiting is waiting for a
/// line, never for a time; a line that does not come within the deadline is an error.
final class RunningClavier {
    enum Failure: Error, CustomStringConvertible {
        case ended(after: [String], saying: String)
        case silent(after: [String])

        var description: String {
            switch self {
            case .ended(let last, let message): "the program ended, saying '\(message)'; its last lines: \(last)"
            case .silent(let last): "the line did not come; the last lines: \(last)"
            }
        }
    }

    /// How long the line that is waited for may take, seconds; far more than it does.
    private static let deadline: TimeInterval = 20

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var buffer: [UInt8] = []
    /// All lines so far.
    private(set) var lines: [TraceLine] = []
    private var raw: [String] = []
    /// What it said on standard error, once it has ended.
    private lazy var message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)

    /// Starts the program with a trace that is read here. Signals of `held` wait until the program asks for them. What it
    /// keeps for its next start goes into the folder `cache`, and nowhere without one.
    init(
        _ arguments: [String] = [], display: String?, trace: Bool = true, holding held: [Int32] = [],
        cache: String = "/dev/null"
    ) throws {
        process.executableURL = Self.executable
        process.arguments = arguments + (trace ? ["--trace", "-"] : [])
        process.standardOutput = output
        process.standardError = errors
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display
        environment["XDG_CACHE_HOME"] = cache
        environment["LC_ALL"] = "C.UTF-8"
        process.environment = environment
        // A process starts with the signals blocked that its parent's thread has blocked.
        var old = sigset_t()
        var mask = sigset_t()
        sigemptyset(&mask)
        for signal in held { sigaddset(&mask, signal) }
        pthread_sigmask(SIG_BLOCK, &mask, &old)
        defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
        try process.run()
    }

    /// The program that was built beside the tests.
    static var executable: URL {
        var folder = Bundle(for: RunningClavier.self).bundleURL
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("clavier")
            if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return URL(fileURLWithPath: "/nonexistent/clavier")
    }

    var processIdentifier: pid_t { process.processIdentifier }

    /// Reads on until a line fits; returns it.
    @discardableResult
    func wait(for kind: String, where fits: (TraceLine) -> Bool = { _ in true }) throws -> TraceLine {
        let limit = MonotonicClock.now + Self.deadline
        while true {
            let line = try nextLine(until: limit)
            if line.kind == kind, fits(line) { return line }
        }
    }

    /// Reads on until a keyboard event of that name.
    @discardableResult
    func waitForEvent(_ name: String) throws -> TraceLine { try wait(for: "event") { $0.name == name } }

    /// Reads on until the focused field holds `text`.
    func waitForText(_ text: String) throws { try wait(for: "text") { $0.text("value") == text } }

    /// The next line of the trace.
    func nextLine() throws -> TraceLine { try nextLine(until: MonotonicClock.now + Self.deadline) }

    private func nextLine(until limit: TimeInterval) throws -> TraceLine {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let bytes = Data(buffer[..<end])
                buffer.removeSubrange(...end)
                raw.append(String(decoding: bytes, as: UTF8.self))
                lines.append(try TraceLine(json: bytes))
                return lines[lines.count - 1]
            }
            try readMore(until: limit)
        }
    }

    private func readMore(until limit: TimeInterval) throws {
        let descriptor = output.fileHandleForReading.fileDescriptor
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let rest = Int32(max(0, limit - MonotonicClock.now) * 1000)
        guard poll(&watched, 1, rest) > 0, MonotonicClock.now < limit else {
            throw Failure.silent(after: raw.suffix(5))
        }
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = read(descriptor, &chunk, chunk.count)
        guard count > 0 else { throw Failure.ended(after: raw.suffix(5), saying: message) }
        buffer += chunk[..<count]
    }

    /// Reads the trace to its end and waits for the process; returns its exit code, and what it said on standard error.
    func finish() throws -> (code: Int32, message: String) {
        while true {
            do { _ = try nextLine() } catch Failure.ended { break }
        }
        process.waitUntilExit()
        return (process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus, message)
    }

    /// Waits for the process, whose output is no trace; returns its exit code and what it wrote.
    func finishSpeaking() throws -> (code: Int32, output: String, message: String) {
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text, message)
    }

    /// Ends it in order.
    @discardableResult
    func stop(_ signal: Int32 = SIGTERM) throws -> (code: Int32, message: String) {
        kill(processIdentifier, signal)
        return try finish()
    }

    deinit { if process.isRunning { kill(processIdentifier, SIGKILL) } }
}
