import CX11
import CXft
import Foundation
import Testing
import UIKit
import XTestSupport

@testable import X11Host

@MainActor @Suite struct ConnectionTests {
    @Test func aDisplayThatDoesNotAnswerIsNamed() {
        #expect(throws: HostError.noAnswer(":4095")) { try DisplayConnection(displayName: ":4095") }
        #expect(throws: HostError.noDisplay) { try DisplayConnection(displayName: "") }
        #expect(HostError.noAnswer(":4095").description.contains(":4095"))
    }

    @Test func errorsNameTheRequest() throws {
        let connection = try DisplayConnection(displayName: Server.displayName())
        defer { connection.close() }
        var errors: [String] = []
        connection.onError = { errors.append($0) }
        XFreePixmap(connection.display, 0x1234)
        XSync(connection.display, False)
        connection.drain()
        #expect(errors.count == 1)
        #expect(errors.first?.contains("BadPixmap") == true)
        #expect(errors.first?.contains("FreePixmap") == true)
        #expect(errors.first?.contains("0x1234") == true)
    }

    @Test func errorsOfExtensionsNameTheExtension() throws {
        let connection = try DisplayConnection(displayName: Server.displayName())
        defer { connection.close() }
        var errors: [String] = []
        connection.onError = { errors.append($0) }
        XRenderFreePicture(connection.display, 0x1234)
        XSync(connection.display, False)
        connection.drain()
        #expect(errors.first?.contains("RenderFreePicture") == true, "\(errors)")
    }

    @Test func aForeignWindowThatIsGoneIsNoNews() throws {
        let connection = try DisplayConnection(displayName: Server.displayName())
        defer { connection.close() }
        var errors: [String] = []
        connection.onError = { errors.append($0) }
        XSelectInput(connection.display, 0x7654321, PropertyChangeMask)
        XSync(connection.display, False)
        connection.drain()
        #expect(errors.isEmpty)
    }

    @Test func theServersEndIsToldOnce() throws {
        let server = try VirtualDisplay()
        defer { server.stop() }
        let stage = try Stage(displayName: server.name)
        defer { stage.close() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        #expect(stage.show())
        var told: [String] = []
        stage.host.onConnectionLost = { told.append("host") }
        stage.connection.onConnectionLost = { told.append("connection") }
        UIView.animate(withDuration: 1000) { view.frame.origin.x = 300 }
        let count = stage.host.frameCount
        #expect(stage.wait { stage.host.frameCount > count + 2 })
        stage.person.close()
        server.crash()
        #expect(stage.wait { stage.connection.isLost })
        #expect(told == ["host", "connection"])
        #expect(stage.host.run() == .connectionLost)
        // Whatever the program goes on to do meets no server and does no harm.
        view.backgroundColor = .blue
        UIPasteboard.general.string = "text"
        stage.host.setTitle("gone")
        stage.host.paintFrame(at: MonotonicClock.now)
        stage.connection.drain()
        #expect(told.count == 2)
        view.layer.removeAllAnimations()
    }

    @Test func aProgramMayCloseEverythingWhileItHandlesAnEvent() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        stage.host.onResize = { _ in
            stage.host.close()
            stage.connection.close()
        }
        XResizeWindow(stage.person.display, stage.host.windowNumber, 123, 45)
        #expect(stage.wait { stage.connection.isLost })
        stage.connection.drain()
        stage.person.sync()
        #expect(stage.person.findWindow(named: "clavier") == nil)
    }

    @Test func eventsComeOnTheMainQueueBesideTimersAndTasks() async throws {
        let name = try Server.displayName()
        let connection = try DisplayConnection(displayName: name)
        defer { connection.close() }
        let person = try XPerson(displayName: name)
        defer { person.close() }
        let window = XCreateSimpleWindow(connection.display, connection.root, 0, 0, 10, 10, 0, 0, 0)
        let receiver = Receiver()
        connection.add(receiver, for: window)
        XSync(connection.display, False)
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.format = 32
        XSendEvent(person.display, window, False, NoEventMask, &event)
        person.sync()
        #expect(await receiver.happening.wait { receiver.count == 1 })
        let timer = OneShotTimer()
        var rings = 0
        timer.arm(at: MonotonicClock.now + 0.01) {
            rings += 1
            receiver.happening.happened()
        }
        #expect(await receiver.happening.wait { rings == 1 })
        Task { @MainActor in
            rings += 1
            receiver.happening.happened()
        }
        #expect(await receiver.happening.wait { rings == 2 })
    }
}

/// Counts the events of a window.
@MainActor private final class Receiver: EventReceiver {
    let happening = Happening()
    var count = 0

    func receive(_ event: inout XEvent) {
        count += 1
        happening.happened()
    }
    func eventsWereDelivered() {}
    func connectionWasLost() {}
}
