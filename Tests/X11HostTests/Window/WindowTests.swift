import CX11
import CXext
import Foundation
import Testing
import UIKit
import XTestSupport

@testable import X11Host

@MainActor @Suite struct WindowTests {
    @Test func theFirstFrameIsOnTheScreen() throws {
        let stage = try Stage(scale: 2)
        defer { stage.close() }
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        var reports: [FrameReport] = []
        stage.host.onFrame = { reports.append($0) }
        #expect(stage.show())
        #expect(stage.pixel(20, 40) == XPerson.Color(255, 0, 0))
        #expect(stage.pixel(79, 119) == XPerson.Color(255, 0, 0))
        #expect(stage.pixel(80, 119) == XPerson.Color(255, 255, 255))
        #expect(stage.pixel(19, 40) == XPerson.Color(255, 255, 255))
        #expect(reports.first?.number == 1)
        #expect(reports.allSatisfy { $0.engineMicroseconds >= 0 && $0.paintMicroseconds > 0 })
        #expect(stage.errors.isEmpty)
    }

    @Test func changesArePaintedAndTimesNeverGoBack() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        var times: [TimeInterval] = []
        stage.host.onFrame = { times.append($0.time) }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .blue
        stage.window.addSubview(view)
        #expect(stage.wait { stage.pixel(5, 5) == XPerson.Color(0, 0, 255) })
        for step in 1...5 {
            view.frame.origin.x = CGFloat(step) * 20
            let count = times.count
            #expect(stage.wait { times.count > count })
        }
        #expect(stage.pixel(105, 5) == XPerson.Color(0, 0, 255))
        #expect(stage.pixel(5, 5) == XPerson.Color(255, 255, 255))
        #expect(times == times.sorted())
    }

    @Test func atRestNothingIsPaintedOrAskedFor() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        let count = stage.host.frameCount
        let requests = XNextRequest(stage.connection.display)
        for _ in 0..<5 {
            stage.person.sync()
            stage.connection.drain()
        }
        #expect(stage.host.frameCount == count)
        #expect(XNextRequest(stage.connection.display) == requests, "nothing was said to the server")
        #expect(!stage.host.clock.isWaiting)
        #expect(!stage.host.isDeadlineArmed)
    }

    @Test func aFrameWaitsForNoAnswer() throws {
        let stage = try Stage()
        defer { stage.close() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        view.backgroundColor = .blue
        view.layer.cornerRadius = 5
        view.layer.shouldRasterize = true
        stage.window.addSubview(view)
        #expect(stage.show())
        // Without reading from the server a frame comes out whole: an answer awaited would have moved this number.
        let processed = XLastKnownRequestProcessed(stage.connection.display)
        view.frame.origin.x = 50
        stage.host.paintFrame(at: MonotonicClock.now)
        #expect(XLastKnownRequestProcessed(stage.connection.display) == processed)
        #expect(stage.wait { stage.pixel(90, 20) == XPerson.Color(0, 0, 255) })
    }

    @Test func whatWasCoveredComesFromTheBackPixmap() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        let count = stage.host.frameCount
        let person = stage.person
        let cover = XCreateSimpleWindow(person.display, person.root, 0, 0, 100, 100, 0, 0, 0)
        XMapRaised(person.display, cover)
        stage.settle()
        XDestroyWindow(person.display, cover)
        stage.settle()
        #expect(stage.wait { stage.pixel(50, 50) == XPerson.Color(255, 255, 255) })
        #expect(stage.host.frameCount == count)
    }

    @Test func closingIsAsked() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        var asked = 0
        stage.host.onClose = {
            asked += 1
            return false
        }
        send(stage, "WM_DELETE_WINDOW")
        #expect(stage.wait { asked == 1 })
        stage.host.onClose = nil
        send(stage, "WM_DELETE_WINDOW")
        stage.settle()
        #expect(stage.host.run() == .stopped, "returns at once, since the person closed the window")
    }

    @Test func aPingIsAnswered() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        let person = stage.person
        XSelectInput(person.display, person.root, SubstructureNotifyMask)
        var answers: [XClientMessageEvent] = []
        stage.onTurn = {
            while let event = person.nextEvent() { if event.type == ClientMessage { answers.append(event.xclient) } }
        }
        send(stage, "_NET_WM_PING", 4711, Int(stage.host.windowNumber))
        #expect(stage.wait { !answers.isEmpty })
        let answer = try #require(answers.first)
        #expect(answer.window == person.root)
        #expect(answer.message_type == person.atom("WM_PROTOCOLS"))
        #expect(answer.data.l.0 == Int(person.atom("_NET_WM_PING")))
        #expect(answer.data.l.1 == 4711)
        #expect(answer.data.l.2 == Int(stage.host.windowNumber))
    }

    @Test func theSyncCounterFollowsThePaintedResize() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        let person = stage.person
        let counter = try #require(person.numbers("_NET_WM_SYNC_REQUEST_COUNTER", of: stage.host.windowNumber).first)
        func value() -> Int {
            var value = XSyncValue()
            XSyncQueryCounter(person.display, XSyncCounter(counter), &value)
            return Int(value.hi) << 32 | Int(value.lo)
        }
        #expect(value() == 0)
        send(stage, "_NET_WM_SYNC_REQUEST", 1, 17, 2)
        XResizeWindow(person.display, stage.host.windowNumber, 500, 400)
        #expect(stage.wait { value() == 2 << 32 | 17 })
        #expect(stage.screen.bounds.size == CGSize(width: 500, height: 400))
        // A configuration that changes no size is answered as well.
        send(stage, "_NET_WM_SYNC_REQUEST", 1, 18, 2)
        XMoveWindow(person.display, stage.host.windowNumber, 7, 7)
        #expect(stage.wait { value() == 2 << 32 | 18 })
    }

    @Test func outsideOfEventsAndFramesTimeGoesOnByTheClock() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        let now = MonotonicClock.now
        #expect(UIApplication.shared.currentTime >= now)
        // Within a frame it stands still at the frame's own.
        var times: Set<TimeInterval> = []
        let view = DrawingView(frame: stage.window.bounds)
        view.body = { _ in for _ in 1...3 { times.insert(UIApplication.shared.currentTime) } }
        stage.host.onFrame = {
            times.insert(UIApplication.shared.currentTime)
            times.insert($0.time)
        }
        stage.window.addSubview(view)
        #expect(stage.wait { times.count > 0 && stage.isAtRest })
        #expect(times.count == 1)
    }

    @Test func aClosedWindowLeavesNoCounter() throws {
        let stage = try Stage()
        defer { stage.close() }
        let person = stage.person
        stage.settle()
        let counter = try #require(person.numbers("_NET_WM_SYNC_REQUEST_COUNTER", of: stage.host.windowNumber).first)
        var value = XSyncValue()
        #expect(XSyncQueryCounter(person.display, XSyncCounter(counter), &value) != 0)
        stage.host.close()
        stage.settle()
        #expect(XSyncQueryCounter(person.display, XSyncCounter(counter), &value) == 0)
    }

    private func send(_ stage: Stage, _ name: String, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = stage.host.windowNumber
        event.xclient.message_type = stage.person.atom("WM_PROTOCOLS")
        event.xclient.format = 32
        event.xclient.data.l = (Int(stage.person.atom(name)), first, second, third, 0)
        XSendEvent(stage.person.display, stage.host.windowNumber, False, NoEventMask, &event)
        stage.person.sync()
    }
}
