import Foundation

/// An X server without a screen (`Xvfb`) on a free display, for pictures and measurements where there is no other.
/// It stops when `stop()` is called, and with this object at the latest.
public final class VirtualDisplay {
    /// The display's name, as in `DISPLAY`.
    public let name: String
    /// The server's process.
    public let processIdentifier: pid_t
    private var isRunning = true

    /// Starts a server with one screen of that many pixels and waits until it answers.
    /// Throws `HostError.noVirtualDisplay` when Xvfb is not installed or does not start.
    public init(pixelWidth: Int = 1920, pixelHeight: Int = 1200) throws(HostError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .noVirtualDisplay(reason: String(cString: strerror(errno))) }
        defer { close(ends[0]) }
        let spawned = Self.spawn(screen: "\(pixelWidth)x\(pixelHeight)x24", displayDescriptor: ends[1])
        close(ends[1])
        guard let child = spawned else { throw .noVirtualDisplay(reason: "Xvfb is not installed") }
        guard let number = Self.readLine(from: ends[0]) else {
            kill(child, SIGTERM)
            waitpid(child, nil, 0)
            throw .noVirtualDisplay(reason: "Xvfb did not start")
        }
        processIdentifier = child
        name = ":" + number
    }

    deinit { stop() }

    /// Stops the server and waits until it is gone. A second call does nothing.
    public func stop() {
        guard isRunning else { return }
        isRunning = false
        kill(processIdentifier, SIGTERM)
        waitpid(processIdentifier, nil, 0)
    }

    /// Ends the server at once, as a crash would.
    public func crash() {
        guard isRunning else { return }
        isRunning = false
        kill(processIdentifier, SIGKILL)
        waitpid(processIdentifier, nil, 0)
    }

    /// Starts Xvfb, which writes the number of its display to its standard output once it answers.
    private static func spawn(screen: String, displayDescriptor: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, displayDescriptor, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // The server must hear the signal that stops it, which threads of this process may block.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let words = ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-dpi", "96", "-nolisten", "tcp", "-noreset"]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        // All that Xvfb needs of the environment is where to find the keymap compiler.
        var environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/local/bin:/usr/bin:/bin"), nil]
        defer { for pointer in arguments + environment { free(pointer) } }
        var child = pid_t()
        return posix_spawnp(&child, "Xvfb", &actions, &attributes, &arguments, &environment) == 0 ? child : nil
    }

    /// One line without its end; nil when the other end closes first.
    private static func readLine(from descriptor: Int32) -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }
}
