import Foundation

/// What the program tells the person at the terminal.
enum Diagnostics {
    /// Writes one sentence to standard error. Where nobody takes it, the exit code says what there is to say.
    static func report(_ sentence: String) {
        try? StandardStreams.write("clavier: \(sentence)\n".utf8, to: STDERR_FILENO)
    }

    /// Writes what was asked for to standard output.
    static func answer(_ text: String) -> ExitCode {
        do throws(WriteError) {
            try StandardStreams.write(text.utf8, to: STDOUT_FILENO)
            return .success
        } catch {
            report("standard output cannot be written: \(error.reason)")
            return .cannotCreate
        }
    }
}
