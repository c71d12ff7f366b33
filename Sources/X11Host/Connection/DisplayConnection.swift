import CX11
import CXft
import Dispatch
import Foundation
import UIKit

/// A connection to an X server, watched by Dispatch's main queue.
@MainActor public final class DisplayConnection {
    /// Called with a sentence for each X error that was not expected.
    public var onError: ((String) -> Void)?
    /// Called once when the server has gone away. No method talks to it any more.
    public var onConnectionLost: (() -> Void)?
    /// Whether the server has gone away or `close()` was called.
    public private(set) var isLost = false

    let display: OpaquePointer
    let screenNumber: Int32
    let root: Window
    let atoms: Atoms
    let formats: PictureFormats
    /// The time of the last event, on the server's clock; CurrentTime before the first.
    var serverTime: Time = 0

    private var source: (any DispatchSourceRead)?
    private var receivers: [(window: Window, receiver: any EventReceiver)] = []
    private var errors: [XErrorReport] = []
    private var extensionNames: [UInt8: String]?
    private var isDraining = false
    private var drainIsScheduled = false
    private var isClosed = false
    /// Whether the server has gone away.
    private var isBroken = false
    private var lossWasReported = false
    /// The monitor's frames a second.
    private(set) lazy var refreshRate = readRefreshRate()
    private(set) lazy var fonts = FontCache(connection: self, memory: fontMemory)
    private let fontMemory: FontMemory?
    private(set) lazy var selections = Selections(connection: self)
    private(set) lazy var masks = MaskCache(connection: self)
    private(set) lazy var images = ImageCache(connection: self)
    private(set) lazy var solids = SolidCache(connection: self)

    /// Connects to the display with this name, such as ":0"; nil means the one that `DISPLAY` names.
    ///
    /// - Parameter fontMemory: a file in which fonts are kept for the next start of a program that shows a window; its
    ///   first frame then need not wait until fontconfig has read its configuration. Nil keeps none.
    /// - Throws: `HostError.noDisplay`, `.noAnswer` or `.missingExtension`.
    public init(displayName: String? = nil, fontMemory: String? = nil) throws(HostError) {
        let name = displayName ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
        if name.isEmpty { throw .noDisplay }
        let memory = fontMemory.map { FontMemory(path: $0) }
        if memory?.isEmpty ?? true { Fontconfig.start() }
        self.fontMemory = memory
        signal(SIGPIPE, SIG_IGN)
        guard let display = XOpenDisplay(name) else { throw .noAnswer(name) }
        let screen = XDefaultScreen(display)
        guard let formats = PictureFormats(display: display, screen: screen) else {
            XCloseDisplay(display)
            throw .missingExtension("RENDER")
        }
        self.display = display
        self.formats = formats
        screenNumber = screen
        root = XRootWindow(display, screen)
        atoms = Atoms(display: display)
        XErrorRouter.add(self)
        watch()
    }

    /// Ends the connection; what was made on it is gone. A connection that is not closed lives as long as the program.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        receivers = []
        // A display whose socket is broken is left as it is: closing it would talk to the server.
        if !isLost { XFlush(display) }
        isLost = true
        source?.cancel()
        source = nil
    }

    func add(_ receiver: any EventReceiver, for window: Window) { receivers.append((window, receiver)) }
    func remove(_ window: Window) { receivers.removeAll { $0.window == window } }

    private func receiver(of window: Window) -> (any EventReceiver)? {
        receivers.first { $0.window == window }?.receiver
    }

    private func disconnect() {
        guard isClosed, !isBroken else { return }
        XCloseDisplay(display)
        XErrorRouter.remove(display)
    }

    private func watch() {
        let source = DispatchSource.makeReadSource(fileDescriptor: XConnectionNumber(display), queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.drain() } }
        // Dispatch must let go of the socket before its number can belong to another one. This also waits until nobody
        // is within one of the display's calls.
        source.setCancelHandler { [self] in MainActor.assumeIsolated { disconnect() } }
        source.activate()
        self.source = source
    }
}

// MARK: Events

extension DisplayConnection {
    /// Has requests sent, and events delivered that a reply brought along, at the end of the main queue.
    func setNeedsDrain() {
        guard !isDraining, !drainIsScheduled, !isLost else { return }
        drainIsScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.drainIsScheduled = false
                self?.drain()
            }
        }
    }

    /// Delivers everything that has arrived, and sends what is due after it.
    func drain() {
        guard !isDraining, !isLost else { return }
        isDraining = true
        repeat {
            while !isLost, XPending(display) > 0 { deliverNext() }
            for (_, receiver) in receivers { receiver.eventsWereDelivered() }
            reportErrors()
        } while !isLost && XPending(display) > 0
        isDraining = false
        if isLost { reportLoss() }
    }

    private func deliverNext() {
        var event = XEvent()
        XNextEvent(display, &event)
        skipMotion(&event)
        noteTime(of: event)
        if event.type == MappingNotify {
            XRefreshKeyboardMapping(&event.xmapping)
            return
        }
        if XFilterEvent(&event, 0) != 0 { return }
        if selections.receive(&event) { return }
        if event.type == GenericEvent { return deliverGeneric(&event) }
        receiver(of: event.xany.window)?.receive(&event)
    }

    /// Of several motions in a row only the last one counts.
    private func skipMotion(_ event: inout XEvent) {
        while event.type == MotionNotify, XEventsQueued(display, QueuedAlready) > 0 {
            var next = XEvent()
            XPeekEvent(display, &next)
            guard next.type == MotionNotify, next.xmotion.window == event.xmotion.window,
                next.xmotion.state == event.xmotion.state
            else { return }
            XNextEvent(display, &event)
        }
    }

    private func deliverGeneric(_ event: inout XEvent) {
        guard XGetEventData(display, &event.xcookie) != 0 else { return }
        for (_, receiver) in receivers { receiver.receive(&event) }
        XFreeEventData(display, &event.xcookie)
    }

    private func noteTime(of event: XEvent) {
        switch event.type {
        case KeyPress, KeyRelease: serverTime = event.xkey.time
        case ButtonPress, ButtonRelease: serverTime = event.xbutton.time
        case MotionNotify: serverTime = event.xmotion.time
        case EnterNotify, LeaveNotify: serverTime = event.xcrossing.time
        case PropertyNotify: serverTime = event.xproperty.time
        default: break
        }
    }
}

// MARK: Errors

extension DisplayConnection {
    /// Keeps an error until it can be put in words.
    func noteError(_ error: XErrorReport) {
        errors.append(error)
        setNeedsDrain()
    }

    /// The socket is broken: stops all talk now, and tells everybody once the call that noticed has returned.
    func noteLoss() {
        guard !isLost else { return }
        isLost = true
        isBroken = true
        source?.cancel()
        source = nil
        if !isDraining { DispatchQueue.main.async { MainActor.assumeIsolated { self.reportLoss() } } }
    }

    private func reportLoss() {
        guard !lossWasReported, !isClosed else { return }
        lossWasReported = true
        for (_, receiver) in receivers { receiver.connectionWasLost() }
        onConnectionLost?()
    }

    /// A window of another program may be gone at any time, so that is no news.
    private func reportErrors() {
        guard !errors.isEmpty else { return }
        let new = errors
        errors.removeAll()
        for error in new where !(error.code == UInt8(BadWindow) && receiver(of: error.resource) == nil) {
            onError?(error.sentence(on: self))
        }
    }

    /// The name of the extension whose requests have this major opcode.
    func extensionName(major: UInt8) -> String? {
        if extensionNames == nil { extensionNames = listExtensions() }
        return extensionNames?[major]
    }

    private func listExtensions() -> [UInt8: String] {
        var result: [UInt8: String] = [:]
        var count: Int32 = 0
        guard let names = XListExtensions(display, &count) else { return result }
        defer { XFreeExtensionList(names) }
        for index in 0..<Int(count) {
            var opcode: Int32 = 0
            var event: Int32 = 0
            var error: Int32 = 0
            guard let name = names[index], XQueryExtension(display, name, &opcode, &event, &error) != 0 else {
                continue
            }
            result[UInt8(truncatingIfNeeded: opcode)] = String(cString: name)
        }
        return result
    }
}
