import CX11
import Foundation
import X11Host

/// `clavier` as a process on a display, watched through its trace.
final class RunningProgram {
    private let process = Process()
    private let output: FileHandle
    private var buffer = Data()
    private let display: String
    /// When the process was started, on the monotonic clock.
    let startTime: TimeInterval

    /// Why a measurement cannot be made.
    enum Failure: Error, CustomStringConvertible {
        case notBuilt(String)
        case ended
        case noWindow
        case nothingToClick

        var description: String {
            switch self {
            case .notBuilt(let path): "there is no \(path); build it with 'swift build -c release'"
            case .ended: "the program ended before it was measured"
            case .noWindow: "the program's window was not found"
            case .nothingToClick: "the trace tells of no place to click"
            }
        }
    }

    /// Starts the program that was built beside this one. It keeps its fonts in `cache`, nil meaning where it does so
    /// for a person.
    init(_ arguments: [String], display: String, cache: String? = nil) throws {
        self.display = display
        let path = (CommandLine.arguments.first.map { URL(fileURLWithPath: $0) } ?? URL(fileURLWithPath: "."))
            .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("clavier")
        guard FileManager.default.isExecutableFile(atPath: path.path) else { throw Failure.notBuilt(path.path) }
        let pipe = Pipe()
        output = pipe.fileHandleForReading
        process.executableURL = path
        process.arguments = arguments + ["--trace", "-"]
        process.standardOutput = pipe
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display
        if let cache { environment["XDG_CACHE_HOME"] = cache }
        process.environment = environment
        startTime = MonotonicClock.now
        try process.run()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    /// The next line of the trace of one of these kinds.
    func next(_ kinds: String...) throws -> [String: Any] {
        while true {
            while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[(end + 1)...])
                if let object = try JSONSerialization.jsonObject(with: line) as? [String: Any],
                    let kind = object["kind"] as? String, kinds.contains(kind)
                {
                    return object
                }
            }
            let more = output.availableData
            if more.isEmpty { throw Failure.ended }
            buffer.append(more)
        }
    }

    /// Waits for the first line of a kind, and returns when it came without taking the time to understand it.
    func timeOfFirst(_ kind: String) throws -> TimeInterval {
        let wanted = Data("\"kind\":\"\(kind)\"".utf8)
        while buffer.range(of: wanted) == nil {
            let more = output.availableData
            if more.isEmpty { throw Failure.ended }
            buffer.append(more)
        }
        return MonotonicClock.now
    }

    /// Waits until the program has told nothing for a while, and forgets what it told until then.
    func settle(quietMilliseconds: Int32 = 1000) throws {
        buffer = Data()
        var entry = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, quietMilliseconds) == 1 {
            if output.availableData.isEmpty { throw Failure.ended }
        }
    }

    /// Clicks in the middle of the text field that a line of the trace tells of.
    func click(field: [String: Any]) throws { try click(centerOf: field["frame"] as? [Double] ?? []) }

    /// Presses the keyboard's hide key and waits until the keyboard is gone.
    func hideKeyboard() throws {
        let keys = try next("keys")["keys"] as? [String: [Double]] ?? [:]
        try click(centerOf: keys["HIDE"] ?? [])
        while try next("event")["name"] as? String != "didHide" {}
    }

    private func click(centerOf frame: [Double]) throws {
        guard frame.count == 4 else { throw Failure.nothingToClick }
        try click(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)
    }

    /// Clicks on a point of the program's window, in pixels, as a window manager's test tool would.
    private func click(x: Double, y: Double) throws {
        guard let connection = XOpenDisplay(display) else { throw Failure.ended }
        defer { XCloseDisplay(connection) }
        guard let window = Self.window(on: connection) else { throw Failure.noWindow }
        for type in [ButtonPress, ButtonRelease] {
            var event = XEvent()
            event.xbutton.type = type
            event.xbutton.window = window
            event.xbutton.root = XDefaultRootWindow(connection)
            event.xbutton.x = Int32(x)
            event.xbutton.y = Int32(y)
            event.xbutton.button = UInt32(Button1)
            event.xbutton.same_screen = 1
            XSendEvent(connection, window, 0, type == ButtonPress ? ButtonPressMask : ButtonReleaseMask, &event)
        }
        XSync(connection, 0)
    }

    /// Ends the program in order and waits for it.
    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    /// The one window that is mapped on the display.
    private static func window(on connection: OpaquePointer) -> Window? {
        var root = Window()
        var parent = Window()
        var children: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        XQueryTree(connection, XDefaultRootWindow(connection), &root, &parent, &children, &count)
        defer { if let children { XFree(children) } }
        for index in 0..<Int(count) {
            guard let window = children?[index] else { continue }
            var attributes = XWindowAttributes()
            XGetWindowAttributes(connection, window, &attributes)
            if attributes.map_state == IsViewable { return window }
        }
        return nil
    }
}
