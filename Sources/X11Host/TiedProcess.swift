import Foundation

/// A program that ends when `end()` is called, or else with the process that started it, however that ends.
///
/// A shell starts the program and stops it when the shell's own standard input ends. The other end of that pipe is held
/// here, and the kernel closes it also for a process that crashes, so no program is left behind.
struct TiedProcess {
    private let shell: pid_t
    private let program: pid_t
    private let lifeline: Int32
    private let output: Int32

    /// How long a program may take to answer, in milliseconds.
    private static let patience: Int32 = 30_000

    private static let script = """
        exec 2>/dev/null; command -v "$1" >/dev/null || exit; \
        "$@" </dev/null & program=$!; echo $program; exec >/dev/null; cat; kill $program; wait $program
        """

    /// Starts a program with its arguments. Throws `HostError.noVirtualDisplay` when it is not installed.
    init(_ command: [String]) throws(HostError) {
        let input = try Self.makePipe()
        let output = try Self.makePipe()
        let shell = Self.spawn(["/bin/sh", "-c", Self.script, "sh"] + command, input: input.read, output: output.write)
        close(input.read)
        close(output.write)
        guard let program = Self.readLine(from: output.read).flatMap({ pid_t($0) }), let shell else {
            close(input.write)
            close(output.read)
            if let shell { waitpid(shell, nil, 0) }
            throw .noVirtualDisplay(reason: "\(command[0]) is not installed")
        }
        self.shell = shell
        self.program = program
        self.output = output.read
        lifeline = input.write
    }

    /// The next line that the program writes, without its end; nil when it ends first or says nothing for too long.
    func readLine() -> String? { Self.readLine(from: output) }

    /// Ends the program at once, as a crash would. `end()` is still to be called.
    func kill() { _ = Foundation.kill(program, SIGKILL) }

    /// Stops the program and waits until it is gone. To be called once.
    func end() {
        close(lifeline)
        close(output)
        waitpid(shell, nil, 0)
    }

    /// A pipe that programs started by this one do not get.
    private static func makePipe() throws(HostError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .noVirtualDisplay(reason: String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func readLine(from descriptor: Int32) -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, patience) == 1, read(descriptor, &byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }

    private static func spawn(_ words: [String], input: Int32, output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        // The program must hear the signal that stops it, which threads of this process may block. A terminal's signals
        // go to this process alone, whose end is the program's end.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        // All that Xvfb needs of the environment is where to find itself and the keymap compiler.
        var environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/local/bin:/usr/bin:/bin"), nil]
        defer { for pointer in arguments + environment { free(pointer) } }
        var process = pid_t()
        return posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment) == 0 ? process : nil
    }
}
