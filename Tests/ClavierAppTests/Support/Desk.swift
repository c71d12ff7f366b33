import CX11
import Foundation
import Testing
import X11Host
import XTestSupport

/// A display of its own with the program on it and a person in front of it.
@MainActor final class Desk {
    let display: VirtualDisplay
    let program: RunningClavier
    let person: XPerson
    private var windowManager: Process?

    init(_ arguments: [String] = [], windowManager: Bool = false, pixelWidth: Int = 1920) throws {
        display = try VirtualDisplay(pixelWidth: pixelWidth)
        person = try XPerson(displayName: display.name)
        if windowManager { self.windowManager = try Self.startWindowManager(on: display.name, seenBy: person) }
        program = try RunningClavier(arguments, display: display.name)
        try program.wait(for: "field")
        try #require(person.findWindow(named: "clavier") != nil)
    }

    deinit {
        // A process that was started on one of Dispatch's threads may have SIGTERM blocked.
        guard let windowManager else { return }
        kill(windowManager.processIdentifier, SIGKILL)
        windowManager.waitUntilExit()
    }

    var window: UInt { person.findWindow(named: "clavier") ?? 0 }

    /// Clicks on a rectangle of the window, points of `scale` pixels.
    func click(_ rect: CGRect, scale: CGFloat = 1) {
        let pixels = CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
        person.click(pixels, offset: person.origin(of: window))
    }

    /// Clicks the field and waits until the keyboard is in; returns where its keys are.
    func showKeyboard(scale: CGFloat = 1) throws -> [String: CGRect] {
        click(try fieldFrame(), scale: scale)
        try program.waitForEvent("didShow")
        return try program.wait(for: "keys").keys
    }

    /// Where the field was seen last.
    func fieldFrame() throws -> CGRect {
        try #require(program.lines.last { $0.kind == "field" && $0.name == "field" }).rect("frame")
    }

    /// Presses Escape and waits until the keyboard is out.
    func hideKeyboard() throws {
        person.type(0xFF1B)
        try program.waitForEvent("didHide")
    }

    func tap(_ key: String, of keys: [String: CGRect]) throws { click(try #require(keys[key])) }

    /// Starts a window manager and waits until it manages.
    private static func startWindowManager(on display: String, seenBy person: XPerson) throws -> Process {
        XSelectInput(person.display, person.root, PropertyChangeMask)
        person.sync()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openbox")
        process.arguments = ["--startup", "true"]
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        process.standardError = FileHandle.nullDevice
        try process.run()
        let announcement = person.atom("_NET_SUPPORTING_WM_CHECK")
        var event = XEvent()
        repeat {
            XNextEvent(person.display, &event)
        } while event.type != PropertyNotify
            || event.xproperty.atom != announcement
        waitUntilItAnswers(person)
        return process
    }

    /// Openbox announces itself before it listens, and sleeps over what is asked in between until something else happens.
    /// So the person asks it for something, again and again, until it answers.
    private static func waitUntilItAnswers(_ person: XPerson) {
        XSelectInput(person.display, person.root, NoEventMask)
        let window = XCreateSimpleWindow(person.display, person.root, 0, 0, 1, 1, 0, 0, 0)
        defer { XDestroyWindow(person.display, window) }
        XSelectInput(person.display, window, PropertyChangeMask)
        var question = XEvent()
        question.xclient.type = ClientMessage
        question.xclient.window = window
        question.xclient.message_type = person.atom("_NET_REQUEST_FRAME_EXTENTS")
        question.xclient.format = 32
        let limit = MonotonicClock.now + 20
        while MonotonicClock.now < limit {
            XSendEvent(
                person.display, person.root, False, SubstructureRedirectMask | SubstructureNotifyMask, &question)
            person.sync()
            while let event = person.nextEvent() {
                if event.type == PropertyNotify, event.xproperty.window == window { return }
            }
            var socket = pollfd(fd: XConnectionNumber(person.display), events: Int16(POLLIN), revents: 0)
            poll(&socket, 1, 20)
        }
        Issue.record("the window manager answers nothing")
    }
}
