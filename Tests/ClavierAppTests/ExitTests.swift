import Foundation
import Glibc
import Testing
import X11Host

@testable import ClavierApp

/// Every way out of the program.
@Suite("The ways out", .serialized)
@MainActor struct ExitTests {
    @Test("a wrong option ends with 64 and says what is allowed")
    func wrongOption() throws {
        let exit = try RunningClavier(["--curve", "bouncy"], display: nil, trace: false).finish()
        #expect(exit.code == 64)
        #expect(exit.message.contains("'bouncy'") && exit.message.contains("easeInOut"))
    }

    @Test("what nobody takes changes no exit code", arguments: ["2>/dev/full", "2>&-", "<&- >&- 2>&-"])
    func nobodyListens(redirection: String) throws {
        #expect(try shell("--curve bouncy \(redirection)") == 64)
        #expect(try shell("--trace /nonexistent/trace --snapshot /nonexistent/a.png \(redirection)") == 73)
    }

    @Test("an answer that cannot be written ends with 73", arguments: ["--help", "--version"])
    func fullDisk(option: String) throws { #expect(try shell("\(option) >/dev/full") == 73) }

    /// The exit code of the program, started by a shell.
    private func shell(_ arguments: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec \"$0\" \(arguments)", RunningClavier.executable.path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return process.terminationStatus
    }

    @Test("one file for the picture and the trace ends with 64")
    func sameFile() throws {
        let arguments = ["--snapshot", "/tmp/one", "--trace", "/tmp/one"]
        let exit = try RunningClavier(arguments, display: nil, trace: false).finish()
        #expect(exit.code == 64)
        #expect(exit.message.contains("'/tmp/one'"))
    }

    @Test("nothing is said of an extension that the server lacks")
    func quietWithoutRandR() throws {
        let display = try VirtualDisplay(options: ["-extension", "RANDR"])
        let program = try RunningClavier(display: display.name)
        try program.wait(for: "frame")
        let exit = try program.stop(SIGTERM)
        #expect(exit.code == 0 && exit.message == "")
    }

    @Test("no display, or one that does not answer, ends with 69 and says both ways out", arguments: [nil, ":987"])
    func noDisplay(name: String?) throws {
        let exit = try RunningClavier(display: name, trace: false).finish()
        #expect(exit.code == 69)
        #expect(exit.message.contains("DISPLAY=") && exit.message.contains("--snapshot"))
        #expect(exit.message.split(separator: "\n").count == 1)
    }

    @Test("a trace that cannot be written ends with 73")
    func wrongTrace() throws {
        let display = try VirtualDisplay()
        let exit = try RunningClavier(["--trace", "/nonexistent/trace"], display: display.name, trace: false).finish()
        #expect(exit.code == 73)
        #expect(exit.message.contains("/nonexistent/trace"))
    }

    @Test("the server's death in mid slide ends with 70 and an ended trace")
    func serverDies() throws {
        let desk = try Desk(["--duration", "5"])
        desk.click(try desk.fieldFrame())
        try desk.program.waitForEvent("willShow")
        try desk.program.wait(for: "frame")
        desk.display.crash()
        let exit = try desk.program.finish()
        #expect(exit.code == 70)
        #expect(exit.message.split(separator: "\n").count == 1)
        #expect(desk.program.lines.last?.kind == "end")
    }

    @Test("a signal that came before the program was ready ends it all the same", arguments: [SIGTERM, SIGINT])
    func earliestSignals(signal: Int32) throws {
        let display = try VirtualDisplay()
        for _ in 1...10 {
            let exit = try RunningClavier(display: display.name, holding: [signal]).stop(signal)
            #expect(exit.code == 0 && exit.message == "")
        }
    }

    @Test("a signal that comes as the trace begins ends it in order", arguments: [SIGTERM, SIGINT])
    func earlySignals(signal: Int32) throws {
        let display = try VirtualDisplay()
        for _ in 1...10 {
            let program = try RunningClavier(display: display.name)
            try program.wait(for: "start")
            let exit = try program.stop(signal)
            #expect(exit.code == 0 && exit.message == "")
            #expect(program.lines.last?.kind == "end")
        }
    }

    @Test("a display that takes the connection and says nothing ends with 69 too")
    func deafDisplay() throws {
        let (socket, name) = try Self.listen()
        defer { close(socket) }
        let programs = try [[], ["--snapshot", "/nonexistent/a.png"]].map {
            try RunningClavier($0, display: name, trace: false)
        }
        for program in programs {
            let exit = try program.finishSpeaking()
            #expect(exit.code == 69)
            #expect(exit.message.contains("\"\(name)\" does not answer"))
            #expect(exit.message.split(separator: "\n").count == 1)
        }
    }

    /// A socket in the place of a local display's (a name in the abstract namespace, of which no file is left).
    private static func listen() throws -> (socket: Int32, display: String) {
        for number in 5000..<5100 {
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let path = "\0/tmp/.X11-unix/X\(number)"
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
            let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            let length = socklen_t(MemoryLayout<sa_family_t>.size + path.utf8.count)
            let isBound = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) == 0 }
            }
            if isBound, Glibc.listen(socket, 5) == 0 { return (socket, ":\(number)") }
            close(socket)
        }
        throw POSIXError(.EADDRINUSE)
    }

    @Test("a server that goes away ends with 70 also where that is noticed at the start")
    func serverWasLost() {
        #expect(ExitCode(.connectionLost).rawValue == 70)
        #expect(ExitCode(.noAnswer(":1")).rawValue == 69)
        #expect(ExitCode(.cannotWrite("a.png", reason: "full")).rawValue == 73)
    }

    @Test("--version and --help go to standard output and end with 0, without a display")
    func versionAndHelp() throws {
        for (option, word) in [("--version", "clavier "), ("--help", "usage: clavier")] {
            let exit = try RunningClavier([option], display: nil, trace: false).finishSpeaking()
            #expect(exit.code == 0 && exit.message == "")
            #expect(exit.output.hasPrefix(word))
        }
    }

    @Test("SIGTERM, SIGINT and SIGHUP end in order, also in mid slide", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signals(signal: Int32) throws {
        let desk = try Desk(["--duration", "5"])
        desk.click(try desk.fieldFrame())
        try desk.program.waitForEvent("willShow")
        let exit = try desk.program.stop(signal)
        #expect(exit.code == 0)
        #expect(exit.message == "")
        let end = try #require(desk.program.lines.last)
        #expect(end.kind == "end")
        #expect(end.number("frames") == Double(desk.program.lines.filter { $0.kind == "frame" }.count))
        #expect(end.number("events") == Double(desk.program.lines.filter { $0.kind == "event" }.count))
    }
}
