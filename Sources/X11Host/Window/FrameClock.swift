import CX11
import CXpresent
import Dispatch
import Foundation

/// Tells when the next frame is due: at the monitor's vertical blank, or by a timer at its rate where the server has no
/// Present extension. It asks for one blank at a time and for none unless a frame is wanted.
@MainActor final class FrameClock {
    /// Called at a vertical blank that was asked for, with its time on the monotonic clock.
    var onTick: ((TimeInterval) -> Void)?
    /// Whether a blank has been asked for and has not come yet.
    private(set) var isWaiting = false

    private let connection: DisplayConnection
    private let window: Window
    private let timer: OneShotTimer
    /// The number of the Present extension, from which the first use asks for the window's blanks.
    private lazy var presentOpcode = selectBlanks()
    private var serial: UInt32 = 0
    private var lastTick: TimeInterval = 0

    init(connection: DisplayConnection, window: Window) {
        self.connection = connection
        self.window = window
        timer = OneShotTimer()
    }

    /// Asks the server now for what the first request would have to wait for otherwise.
    func prepare() { _ = presentOpcode }

    /// Nil where the server has no such extension.
    private func selectBlanks() -> Int32? {
        var opcode: Int32 = 0
        var event: Int32 = 0
        var error: Int32 = 0
        guard XPresentQueryExtension(connection.display, &opcode, &event, &error) != 0 else { return nil }
        XPresentSelectInput(connection.display, window, UInt32(PresentCompleteNotifyMask))
        return opcode
    }

    /// Asks for the next blank; asking again before it comes changes nothing.
    func request() {
        guard !isWaiting, !connection.isLost else { return }
        isWaiting = true
        if presentOpcode != nil {
            serial &+= 1
            // Every blank is one whose count leaves 0 when divided by 1; the target 0 has passed, so the next one comes.
            XPresentNotifyMSC(connection.display, window, serial, 0, 1, 0)
            connection.setNeedsDrain()
        } else {
            let next = lastTick + 1 / connection.refreshRate
            timer.arm(at: max(next, MonotonicClock.now)) { [weak self] in self?.tick(at: MonotonicClock.now) }
        }
    }

    /// Forgets a blank that was asked for.
    func cancel() {
        timer.disarm()
        isWaiting = false
    }

    /// Whether the event was a vertical blank's.
    func receive(_ event: XEvent) -> Bool {
        guard event.type == GenericEvent, event.xcookie.extension == presentOpcode,
            event.xcookie.evtype == PresentCompleteNotify, let data = event.xcookie.data
        else { return false }
        let notify = data.load(as: XPresentCompleteNotifyEvent.self)
        guard notify.window == window else { return false }
        if isWaiting, notify.serial_number == serial { tick(at: TimeInterval(notify.ust) * 1e-6) }
        return true
    }

    /// A server whose clock is not ours would send times that make no sense here.
    private func tick(at time: TimeInterval) {
        isWaiting = false
        let now = MonotonicClock.now
        lastTick = abs(time - now) < 1 ? time : now
        onTick?(lastTick)
    }
}
