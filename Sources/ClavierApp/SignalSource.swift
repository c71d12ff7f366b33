import Dispatch
import Foundation
import Synchronization

/// Signals that run a closure on the main queue in place of ending the process.
///
/// None is lost, however early: a handler has them from the first moment on. Before `listen()` nothing has been begun
/// that wants an end, so it ends the process; from then on it writes to a pipe, which the main queue reads. A program
/// that owes a result, and never listens, ends with 128 and the signal's number, as one that the signal itself ends.
@MainActor final class SignalSource {
    /// The end of the pipe that the handler writes to; negative before `listen()`.
    nonisolated private static let writeEnd = Atomic<Int32>(-1)
    nonisolated private static let owesResult = Atomic(false)

    /// Runs for each signal.
    var onSignal: () -> Void = {}
    private var source: (any DispatchSourceRead)?

    init(_ signals: [Int32], owesResult: Bool = false) {
        // Looked up here first: the handler may do nothing that allocates or locks.
        Self.writeEnd.store(-1, ordering: .sequentiallyConsistent)
        Self.owesResult.store(owesResult, ordering: .sequentiallyConsistent)
        for signal in signals { Foundation.signal(signal) { SignalSource.handle($0) } }
        Self.unblock(signals)
    }

    /// Has signals come through, which whoever started the program may have blocked.
    static func unblock(_ signals: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Has signals run `onSignal` from now on. To be called once.
    func listen() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        let readEnd = ends[0]
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .main)
        source.setEventHandler { [weak self] in
            var byte: UInt8 = 0
            while read(readEnd, &byte, 1) == 1 { MainActor.assumeIsolated { self?.onSignal() } }
        }
        source.resume()
        self.source = source
        Self.writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
    }

    nonisolated private static func handle(_ signal: Int32) {
        let end = writeEnd.load(ordering: .sequentiallyConsistent)
        guard end >= 0 else {
            _exit(owesResult.load(ordering: .sequentiallyConsistent) ? 128 + signal : ExitCode.success.rawValue)
        }
        let error = errno
        var byte: UInt8 = 0
        _ = write(end, &byte, 1)
        errno = error
    }
}
