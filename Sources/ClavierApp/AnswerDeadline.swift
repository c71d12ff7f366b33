import Foundation
import Synchronization
import X11Host

/// Ends the program when a display takes too long to answer, since Xlib would wait for a server that hangs for ever.
@MainActor enum AnswerDeadline {
    /// How long a display may take, seconds; one across the world takes less.
    private static let patience: UInt32 = 10
    /// The address of what the signal's handler writes, which may allocate nothing itself.
    nonisolated private static let message = Atomic<UInt>(0)

    /// Connects to the display that the environment names. `complaint` makes the sentence about one that does not answer.
    static func connect(
        fontMemory: String? = nil, complaint: (HostError) -> String
    ) throws(HostError) -> DisplayConnection {
        let name = getenv("DISPLAY").map { String(cString: $0) } ?? ""
        let text = strdup("clavier: \(complaint(.noAnswer(name)))\n")
        message.store(UInt(bitPattern: text), ordering: .sequentiallyConsistent)
        signal(SIGALRM) { _ in AnswerDeadline.giveUp() }
        SignalSource.unblock([SIGALRM])
        alarm(patience)
        defer {
            alarm(0)
            signal(SIGALRM, SIG_DFL)
            free(text)
        }
        return try DisplayConnection(fontMemory: fontMemory)
    }

    nonisolated private static func giveUp() {
        if let text = UnsafePointer<CChar>(bitPattern: message.load(ordering: .sequentiallyConsistent)) {
            _ = write(STDERR_FILENO, text, strlen(text))
        }
        _exit(ExitCode.unavailable.rawValue)
    }
}
