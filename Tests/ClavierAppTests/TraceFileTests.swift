import Foundation
import Testing

@testable import ClavierApp

@Suite("The trace's file")
@MainActor struct TraceFileTests {
    @Test("whose reader goes away is reported once, and the program ends with 73")
    func brokenPipe() throws {
        signal(SIGPIPE, SIG_IGN)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try #require(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        var reports: [String] = []
        let trace = Trace(file: try TraceFile(path: path) { reports.append($0) }, start: 0)
        trace.screenChanged(at: 1, to: .zero)
        #expect(trace.exitCode == .success)
        close(reader)
        trace.screenChanged(at: 2, to: .zero)
        trace.screenChanged(at: 3, to: .zero)
        #expect(trace.exitCode == .cannotCreate)
        #expect(reports.count == 1)
        #expect(reports.first?.contains("the trace ends here") == true)
    }
}
