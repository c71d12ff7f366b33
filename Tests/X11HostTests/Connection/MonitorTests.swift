import CX11
import CXrandr
import Foundation
import Testing
import UIKit
import XTestSupport

@testable import X11Host

/// What the desktop says of its monitors, each time on a server of its own.
@MainActor @Suite struct MonitorTests {
    @Test(arguments: [("96", 1.0), ("120", 1.25), ("192", 2), ("288", 3)])
    func theScaleFollowsTheResource(dpi: String, scale: Double) throws {
        let server = try VirtualDisplay()
        defer { server.stop() }
        let person = try XPerson(displayName: server.name)
        defer { person.close() }
        let bytes = Array("Xft.antialias:\t1\nXft.dpi:\t\(dpi)\n".utf8)
        XChangeProperty(
            person.display, person.root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, bytes, Int32(bytes.count))
        person.sync()
        let connection = try DisplayConnection(displayName: server.name)
        defer { connection.close() }
        #expect(connection.preferredScale == CGFloat(scale))
    }

    /// A screen of 1280 pixels is 339 mm wide at 96 dots per inch, 217 at 150, 169 at 192; of 600 mm is a television.
    @Test(arguments: [(339, 1.0), (325, 1), (217, 1.5), (169, 2), (600, 1)])
    func withoutItTheScaleFollowsTheMonitorsSize(millimetres: Int32, scale: Double) throws {
        let server = try VirtualDisplay(pixelWidth: 1280, pixelHeight: 1024)
        defer { server.stop() }
        let person = try XPerson(displayName: server.name)
        defer { person.close() }
        let monitor = try #require(XRRAllocateMonitor(person.display, 0))
        defer { XFree(monitor) }
        monitor.pointee.name = person.atom("measured")
        monitor.pointee.primary = True
        monitor.pointee.width = 1280
        monitor.pointee.height = 1024
        monitor.pointee.mwidth = millimetres
        monitor.pointee.mheight = millimetres * 4 / 5
        XRRSetMonitor(person.display, person.root, monitor)
        person.sync()
        let connection = try DisplayConnection(displayName: server.name)
        defer { connection.close() }
        #expect(connection.preferredScale == CGFloat(scale))
    }

    @Test(arguments: [[], ["-extension", "Present"]]) func blanksComeWithAndWithoutPresent(options: [String])
        async throws
    {
        let server = try VirtualDisplay(options: options)
        defer { server.stop() }
        let connection = try DisplayConnection(displayName: server.name)
        defer { connection.close() }
        let window = XCreateSimpleWindow(connection.display, connection.root, 0, 0, 10, 10, 0, 0, 0)
        let clock = FrameClock(connection: connection, window: window)
        let happening = Happening()
        let listener = BlankListener(clock: clock)
        connection.add(listener, for: window)
        var times: [TimeInterval] = []
        clock.onTick = {
            times.append($0)
            if times.count < 4 { clock.request() }
            happening.happened()
        }
        let start = MonotonicClock.now
        clock.request()
        clock.request()
        #expect(await happening.wait { times.count == 4 })
        #expect(!clock.isWaiting)
        #expect(times == times.sorted())
        // Three blanks at a plausible rate apart, on the clock that this program reads.
        let blank = 1 / connection.refreshRate
        #expect(times[3] - times[0] > 2 * blank)
        #expect(times[0] > start - blank && times[3] < MonotonicClock.now + blank)
    }
}

/// Hands events to a clock.
@MainActor private final class BlankListener: EventReceiver {
    private let clock: FrameClock

    init(clock: FrameClock) { self.clock = clock }

    func receive(_ event: inout XEvent) { _ = clock.receive(event) }
    func eventsWereDelivered() {}
    func connectionWasLost() {}
}
