import Foundation

//  XTestSupport: an X server of a test's own, a client that acts as the person in front of it, and waiting for what
//  happens. Nothing here sleeps: everything waits for a pipe, a socket or a callback, up to a limit that only a
//  failing test reaches.

/// An Xvfb on a display that was free. It ends with `stop()`, or with the process that started it.
public final class XServer {
    /// The display's name, such as ":3".
    public let displayName: String
    /// The server's process.
    public let process: pid_t
    private let shell: pid_t
    private var lifeline: Int32

    /// A reason why no server runs.
    public struct Failure: Error {
        /// The reason as a sentence.
        public let reason: String
    }

    // The shell ends the server when its standard input does, so none is left behind when a test crashes.
    private static let script = """
        exec 2>/dev/null; "$@" </dev/null & server=$!; echo $server; exec >/dev/null; cat; kill $server; wait $server
        """

    /// Starts a server whose screen has a size in pixels, and waits until it answers.
    public init(width: Int = 1280, height: Int = 1024, arguments: [String] = []) throws {
        let input = try Self.makePipe()
        let output = try Self.makePipe()
        defer {
            close(input.read)
            close(output.read)
            close(output.write)
        }
        shell = try Self.spawn(
            [
                "/bin/sh", "-c", Self.script, "sh", "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24",
                "-dpi", "96", "-nolisten", "tcp", "-noreset",
            ] + arguments, input: input.read, output: output.write)
        lifeline = input.write
        let lines = try Self.readLines(2, from: output.read)
        guard let process = pid_t(lines[0]), let number = Int(lines[1]) else {
            throw Failure(reason: "Xvfb says \(lines)")
        }
        displayName = ":\(number)"
        self.process = process
    }

    deinit { stop() }

    /// Ends the server in an orderly way.
    public func stop() {
        guard lifeline >= 0 else { return }
        close(lifeline)
        lifeline = -1
        var status: Int32 = 0
        waitpid(shell, &status, 0)
    }

    /// Ends the server as a crash would.
    public func crash() { kill(process, SIGKILL) }

    /// A pipe that programs started by this one do not get.
    private static func makePipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure(reason: "no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func spawn(_ arguments: [String], input: Int32, output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        // The server must hear signals that this process's threads block.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var words = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, arguments[0], &actions, &attributes, &words, environ) == 0 else {
            throw Failure(reason: "cannot start \(arguments[0])")
        }
        return process
    }

    private static func readLines(_ count: Int, from descriptor: Int32) throws -> [String] {
        var bytes: [UInt8] = []
        while bytes.count(where: { $0 == 10 }) < count {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 30_000) > 0 else { throw Failure(reason: "Xvfb does not start") }
            var byte: UInt8 = 0
            guard read(descriptor, &byte, 1) == 1 else { throw Failure(reason: "Xvfb ended at once") }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
