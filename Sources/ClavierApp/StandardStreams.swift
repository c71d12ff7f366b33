import Foundation

/// What the program was given to write to.
enum StandardStreams {
    /// Has a stream that is closed swallow what is written to it, so that no file or connection takes its number, and has
    /// writing to one that nobody reads fail in place of ending the program.
    static func prepare() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", O_RDWR) }
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes all of it. Throws a `WriteError` where that fails.
    static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(WriteError) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw WriteError(reason: String(cString: strerror(errno)))
            }
        }
    }
}

/// What could not be written.
struct WriteError: Error {
    /// Why, in the system's words.
    let reason: String
}
