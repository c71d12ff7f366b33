import Foundation

/// The file that a trace goes to. Each line is written at once; a file that fails is reported once and left alone.
@MainActor final class TraceFile {
    private let descriptor: Int32
    private let closesDescriptor: Bool
    /// Whether a line could not be written.
    private(set) var hasFailed = false
    private let report: (String) -> Void

    /// Opens `path`, or standard output for `-`. Throws a `TraceFileError` when it cannot be made. `report` gets
    /// one sentence if writing fails later on.
    init(path: String, report: @escaping (String) -> Void) throws(TraceFileError) {
        self.report = report
        if path == "-" {
            descriptor = STDOUT_FILENO
            closesDescriptor = false
            return
        }
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        closesDescriptor = true
        if descriptor < 0 { throw TraceFileError(path: path, reason: String(cString: strerror(errno))) }
    }

    deinit { if closesDescriptor { close(descriptor) } }

    func write(_ bytes: [UInt8]) {
        guard !hasFailed else { return }
        do throws(WriteError) {
            try StandardStreams.write(bytes, to: descriptor)
        } catch {
            hasFailed = true
            report("the trace ends here, since it cannot be written: \(error.reason)")
        }
    }
}

/// A trace file that cannot be made.
struct TraceFileError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "cannot write the trace to '\(path)': \(reason); name another file with --trace" }
}
