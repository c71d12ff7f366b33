import CX11
import CXft
import Foundation
import UIKit

/// Shows a `UIScreen` in an X window and brings it the person's input.
///
/// ```swift
/// let host = try WindowHost(connection: DisplayConnection())
/// host.show()
/// let reason = host.run()
/// ```
@MainActor public final class WindowHost: UIApplicationHost {
    /// Called after each painted frame.
    public var onFrame: ((FrameReport) -> Void)?
    /// Called when the window has a new size in points, before the frame that shows it is laid out; `screen.bounds`
    /// has it already.
    public var onResize: ((CGSize) -> Void)?
    /// Called when the person asks to close the window; returning false keeps it open. Without it, `run()` returns.
    public var onClose: (() -> Bool)?
    /// Called once when the server has gone away.
    public var onConnectionLost: (() -> Void)?
    /// Pixels per point.
    public let scale: CGFloat
    /// The number of frames painted.
    public private(set) var frameCount = 0
    /// The X window's number, for other programs.
    public var windowNumber: UInt { window }
    /// The monitor's frames a second.
    public var refreshRate: Double { connection.refreshRate }

    let connection: DisplayConnection
    let screen: UIScreen
    let application = UIApplication.shared
    let window: Window
    let clock: FrameClock
    var sync: SyncCounter
    let keys: KeyInput
    var pointer: PointerInput

    let icons: @MainActor () -> [UIImage]
    /// Whether the icon is set once what has arrived is delivered.
    private var iconIsDue = false
    private var hasIcon = false

    private let painter: FramePainter
    private let context: GC
    private let deadline = OneShotTimer()
    private var buffer: PixelBuffer?
    /// The window's size in pixels as the server last said it.
    private var size: PixelRect
    private var dueTime: TimeInterval?
    private var exitReason: ExitReason?
    private var isShown = false
    /// Whether the server has put the window on the screen; frames wait for that, but for the first one.
    private var isExposed = false
    /// The first frame, which is painted before the window is there and shows with it.
    private var firstReport: FrameReport?
    private var isClosed = false
    /// Whether the application is within something that has a time of its own.
    private var isHandling = false

    /// Makes a window for `screen`, whose size and scale it sets, and gives UIKit this connection's fonts and selections.
    ///
    /// - Throws: `HostError.connectionLost` when the server has gone away.
    public init(
        connection: DisplayConnection, screen: UIScreen = .main, configuration: WindowConfiguration = .init()
    ) throws(HostError) {
        guard !connection.isLost else { throw .connectionLost }
        self.connection = connection
        self.screen = screen
        icons = configuration.icons
        let scale = configuration.scale ?? connection.preferredScale
        self.scale = scale
        let frame = CGRect(origin: .zero, size: configuration.size).scaled(by: scale)
        size = PixelRect(rounding: frame)
        size.width = max(1, size.width)
        size.height = max(1, size.height)
        window = Self.makeWindow(connection, width: size.width, height: size.height)
        context = Self.makeContext(connection, window)
        painter = FramePainter(connection: connection)
        clock = FrameClock(connection: connection, window: window)
        sync = SyncCounter(connection: connection)
        keys = KeyInput(connection: connection, window: window)
        pointer = PointerInput(connection: connection, window: window)
        setProperties(configuration)
        connection.install(scale: scale)
        UIPasteboard.provider = connection.selections
        screen.scale = scale
        screen.bounds = CGRect(x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
        application.host = self
        connection.add(self, for: window)
        clock.onTick = { [weak self] in self?.dueTime = $0 }
    }

    /// Paints the first frame and shows the window.
    public func show() {
        guard !isShown, !connection.isLost else { return }
        isShown = true
        paintFrame(at: MonotonicClock.now)
        XMapWindow(connection.display, window)
        XFlush(connection.display)
        screen.maximumFramesPerSecond = Int(refreshRate.rounded())
        connection.setNeedsDrain()
        armDeadline()
    }

    /// Takes the window away and frees what it has in the server.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        deadline.disarm()
        clock.cancel()
        connection.remove(window)
        if application.host === self { application.host = nil }
        guard !connection.isLost else { return }
        keys.close()
        pointer.close()
        sync.close()
        painter.removeAll()
        buffer?.free()
        buffer = nil
        XFreeGC(connection.display, context)
        XDestroyWindow(connection.display, window)
        connection.setNeedsDrain()
    }

    /// Runs the main run loop until `stop()`, until the person closes the window, or until the server goes away.
    public func run() -> ExitReason {
        while exitReason == nil, RunLoop.main.run(mode: .default, before: .distantFuture) {}
        return exitReason ?? .stopped
    }

    /// Has `run()` return.
    public func stop() { stop(.stopped) }

    private func stop(_ reason: ExitReason) {
        if exitReason == nil { exitReason = reason }
        // Something must happen for the run loop to look up.
        DispatchQueue.main.async {}
    }

    // MARK: Time

    /// The monotonic clock's time, in seconds; nil while an event, a frame or a deadline is handled, which have their own.
    public var now: TimeInterval? { isHandling ? nil : MonotonicClock.now }

    private func handle(_ body: () -> Void) {
        let outer = isHandling
        isHandling = true
        body()
        isHandling = outer
    }

    // MARK: Frames

    /// Has a frame painted at the next vertical blank.
    public func applicationNeedsFrame(_ application: UIApplication) {
        if isExposed, !isClosed { clock.request() }
    }

    /// Waits for the new deadline in place of the old one.
    public func applicationNextDeadlineDidChange(_ application: UIApplication) { armDeadline() }

    /// Whether a timer waits.
    var isDeadlineArmed: Bool { deadline.deadline != nil }

    private func armDeadline() {
        guard isShown, !isClosed, !connection.isLost, let time = application.nextDeadline else {
            return deadline.disarm()
        }
        deadline.arm(at: time) { [weak self] in
            guard let self else { return }
            handle { application.advance(to: MonotonicClock.now) }
            armDeadline()
            connection.setNeedsDrain()
        }
    }

    func paintFrame(at time: TimeInterval) { handle { makeFrame(at: time) } }

    private func makeFrame(at time: TimeInterval) {
        let isNew = takeSize()
        let start = MonotonicClock.threadTime
        application.layoutFrame(at: time)
        let middle = MonotonicClock.threadTime
        application.renderFrame()
        paint(isNew: isNew)
        sync.answerIfConfigured()
        let end = MonotonicClock.threadTime
        frameCount += 1
        let report = FrameReport(
            number: frameCount, time: application.currentTime, engineMicroseconds: (middle - start) * 1e6,
            paintMicroseconds: (end - middle) * 1e6)
        if isExposed { onFrame?(report) } else { firstReport = report }
    }

    /// Makes a back pixmap of the window's size if there is none; returns whether it did.
    private func takeSize() -> Bool {
        if let buffer, buffer.width == size.width, buffer.height == size.height { return false }
        let isFirst = buffer == nil
        buffer?.free()
        buffer = PixelBuffer(connection, kind: .window, width: size.width, height: size.height)
        buffer?.clear()
        // The server finds the memory while the frame is laid out.
        XFlush(connection.display)
        if !isFirst {
            let points = CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
            screen.bounds = CGRect(origin: .zero, size: points)
            onResize?(points)
        }
        return true
    }

    private func paint(isNew: Bool) {
        guard let buffer, !connection.isLost else { return }
        for rect in painter.paint(screen.renderFrame, scale: scale, into: buffer, isNew: isNew) { copy(rect) }
    }

    /// Shows a part of the back pixmap.
    private func copy(_ rect: PixelRect) {
        guard let buffer else { return }
        let part = rect.intersection(PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height))
        guard !part.isEmpty else { return }
        XCopyArea(
            connection.display, buffer.pixmap, window, context, Int32(part.x), Int32(part.y), UInt32(part.width),
            UInt32(part.height), Int32(part.x), Int32(part.y))
    }
}

// MARK: Events

extension WindowHost: EventReceiver {
    func receive(_ event: inout XEvent) {
        if event.type == GenericEvent {
            _ = clock.receive(event)
            return
        }
        iconIsDue = !hasIcon
        handle {
            application.advance(to: MonotonicClock.now)
            deliver(&event)
        }
    }

    private func deliver(_ event: inout XEvent) {
        switch event.type {
        case Expose:
            let area = event.xexpose
            copy(PixelRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
            if !isExposed { firstFrameDidShow() }
        case ConfigureNotify: resize(event.xconfigure)
        case ClientMessage: receive(event.xclient)
        case DestroyNotify: stop(.stopped)
        default: receiveInput(&event)
        }
    }

    /// The icon comes once the window manager or the server has taken the window up, since making it takes as long as
    /// making the window.
    private func setIcon() {
        iconIsDue = false
        hasIcon = true
        writeIcon()
    }

    private func firstFrameDidShow() {
        isExposed = true
        if let report = firstReport { onFrame?(report) }
        firstReport = nil
        clock.prepare()
        connection.verifyFonts(scale: scale)
        if application.needsFrame { clock.request() }
    }

    func eventsWereDelivered() {
        guard !isClosed else { return }
        if let time = dueTime {
            dueTime = nil
            paintFrame(at: time)
        }
        if iconIsDue, !connection.isLost { setIcon() }
        guard !application.needsFrame else { return }
        sync.answerIfConfigured()
        if isExposed { painter.paintHidden(screen.renderFrame) }
    }

    func connectionWasLost() {
        deadline.disarm()
        clock.cancel()
        stop(.connectionLost)
        onConnectionLost?()
    }

    private func resize(_ event: XConfigureEvent) {
        sync.windowWasConfigured()
        let new = PixelRect(x: 0, y: 0, width: max(1, Int(event.width)), height: max(1, Int(event.height)))
        guard new != size else { return }
        size = new
        application.setNeedsFrame()
    }

    private func receive(_ message: XClientMessageEvent) {
        guard message.message_type == connection.atoms[.wmProtocols], message.format == 32 else { return }
        let data = message.data.l
        switch Atom(bitPattern: data.0) {
        case connection.atoms[.wmDeleteWindow]: if onClose?() ?? true { stop() }
        case connection.atoms[.netWMSyncRequest]: sync.request(low: data.2, high: data.3)
        case connection.atoms[.netWMPing]: answerPing(message)
        default: break
        }
    }

    /// The same message to the root window says that the program is alive.
    private func answerPing(_ message: XClientMessageEvent) {
        var answer = XEvent()
        answer.xclient = message
        answer.xclient.window = connection.root
        XSendEvent(
            connection.display, connection.root, False, SubstructureRedirectMask | SubstructureNotifyMask, &answer)
    }
}
