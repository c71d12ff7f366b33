import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct KeyboardNotificationTests {
    let hidden = CGRect(x: 0, y: 480, width: 320, height: 216)
    let shown = CGRect(x: 0, y: 264, width: 320, height: 216)

    /// The order of everything that is posted, place by place.
    @Test func orderIsOneTable() {
        typealias Row = (from: KeyboardPlace, to: KeyboardPlace, will: [KeyboardEvent.Kind], did: [KeyboardEvent.Kind])
        let show: ([KeyboardEvent.Kind], [KeyboardEvent.Kind]) = (
            [.willChangeFrame, .willShow], [.didChangeFrame, .didShow]
        )
        let hide: ([KeyboardEvent.Kind], [KeyboardEvent.Kind]) = (
            [.willChangeFrame, .willHide], [.didChangeFrame, .didHide]
        )
        let change: ([KeyboardEvent.Kind], [KeyboardEvent.Kind]) = ([.willChangeFrame], [.didChangeFrame])
        let table: [Row] = [
            (.hidden, .docked, show.0, show.1), (.docked, .docked, show.0, show.1),
            (.undocked, .docked, show.0, show.1), (.docked, .hidden, hide.0, hide.1),
            (.docked, .undocked, hide.0, hide.1), (.hidden, .undocked, change.0, change.1),
            (.undocked, .undocked, change.0, change.1), (.undocked, .hidden, change.0, change.1),
            (.hidden, .hidden, [], []),
        ]
        for row in table {
            let posted = KeyboardPlace.notifications(from: row.from, to: row.to)
            #expect(posted.will == row.will && posted.did == row.did, "\(row.from) to \(row.to)")
        }
    }

    @Test func valuesAreThoseOfARealPhone() {
        let stage = Stage()
        defer { stage.close() }
        let log = EventLog(stage.keyboard)
        stage.keyboard.show()
        stage.frame(at: 1)
        stage.keyboard.hide()
        stage.frame(at: 2)
        #expect(
            log.kinds == [
                .willChangeFrame, .willShow, .didChangeFrame, .didShow,
                .willChangeFrame, .willHide, .didChangeFrame, .didHide,
            ])
        for (index, event) in log.events.enumerated() {
            #expect(event.beginFrame == (index < 4 ? hidden : shown))
            #expect(event.endFrame == (index < 4 ? shown : hidden))
            #expect(event.duration == 0.25 && event.curve == 7 && event.isLocal)
        }
    }

    @Test func notificationsCarryUIKitsKeysAndTheScreen() throws {
        let stage = Stage()
        defer { stage.close() }
        // Posted and read on the main actor only.
        nonisolated(unsafe) var received: [Notification] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { received.append($0) }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.keyboard.show()
        let note = try #require(received.first)
        #expect(received.count == 1)
        #expect(note.name.rawValue == "UIKeyboardWillShowNotification")
        #expect(note.object as? UIScreen === stage.screen)
        let info = try #require(note.userInfo)
        #expect((info["UIKeyboardFrameBeginUserInfoKey"] as? NSValue)?.rectValue == hidden)
        #expect((info["UIKeyboardFrameEndUserInfoKey"] as? NSValue)?.rectValue == shown)
        #expect(info["UIKeyboardAnimationDurationUserInfoKey"] as? Double == 0.25)
        #expect(info["UIKeyboardAnimationDurationUserInfoKey"] as? NSNumber == 0.25)
        #expect(info["UIKeyboardAnimationCurveUserInfoKey"] as? Int == 7)
        #expect(info["UIKeyboardAnimationCurveUserInfoKey"] as? UInt == 7)
        #expect(info["UIKeyboardIsLocalUserInfoKey"] as? Bool == true)
        // What newer code casts to.
        #expect(info["UIKeyboardFrameEndUserInfoKey"] as? CGRect == shown)
        #expect((info["UIKeyboardFrameEndUserInfoKey"] as? NSValue)?.cgRectValue == shown)
        #expect(info["UIKeyboardAnimationDurationUserInfoKey"] as? CGFloat == 0.25)
        #expect(UIWindow.keyboardWillShowNotification == UIResponder.keyboardWillShowNotification)
    }

    @Test func anInterruptedSlideIsFollowedByTheNextAnnouncement() {
        let stage = Stage()
        defer { stage.close() }
        let log = EventLog(stage.keyboard)
        stage.keyboard.show()
        stage.frame(at: 0.125)
        let middle = stage.keyboard.presentedFrame
        stage.keyboard.hide()
        stage.frame(at: 1)
        #expect(
            log.kinds == [.willChangeFrame, .willShow, .willChangeFrame, .willHide, .didChangeFrame, .didHide])
        #expect(log.events[3].beginFrame == middle)
        #expect(log.events[3].endFrame == hidden)
    }

    @Test func anotherHeightIsAnnouncedAsShowAgain() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        let log = EventLog(keyboard)
        keyboard.show()
        stage.frame(at: 1)
        log.clear()
        keyboard.preferredHeight = 260
        #expect(log.kinds == [.willChangeFrame, .willShow])
        #expect(log.events[0].beginFrame == shown)
        #expect(log.events[0].endFrame == CGRect(x: 0, y: 220, width: 320, height: 260))
        stage.frame(at: 1.25)
        #expect(isNear(keyboard.presentedFrame.maxY, 480))
        stage.frame(at: 2)
        #expect(log.kinds == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
        keyboard.preferredHeight = 216
        stage.frame(at: 3)
        #expect(keyboard.presentedFrame == shown)
        keyboard.hide()
        keyboard.preferredHeight = 300
        stage.frame(at: 4)
        #expect(log.events.last?.endFrame == hidden)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 480, width: 320, height: 300))
    }

    @Test func heightChangeOnTheWayRetargets() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.show()
        stage.frame(at: 0.125)
        let before = keyboard.presentedFrame
        keyboard.preferredHeight = 260
        #expect(keyboard.presentedFrame == before)
        stage.frame(at: 1)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 220, width: 320, height: 260))
    }

    @Test func whatAHandlerLaysOutMovesWithTheKeyboard() {
        let stage = Stage()
        defer { stage.close() }
        let bar = stage.addView(CGRect(x: 0, y: 440, width: 320, height: 40))
        stage.keyboard.onEvent = { event in
            if event.kind == .willShow { bar.frame.origin.y = event.endFrame.minY - 40 }
        }
        stage.keyboard.show()
        for time in [0.0, 0.05, 0.1, 0.3, 0.49, 0.5, 1] {
            stage.frame(at: time)
            #expect(isNear(bar.shown.frame.maxY, stage.keyboard.presentedFrame.minY))
        }
    }

    @Test func aBareLayoutPassInAHandlerMovesWithTheKeyboard() {
        let stage = Stage()
        defer { stage.close() }
        let bar = UIView(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(bar)
        let bottom = bar.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor)
        NSLayoutConstraint.activate([bottom, bar.heightAnchor.constraint(equalToConstant: 40)])
        stage.frame(at: 0)
        stage.keyboard.onEvent = { [unowned stage] event in
            guard event.kind == .willShow || event.kind == .willHide else { return }
            bottom.constant = event.endFrame.minY - 480
            stage.window.layoutIfNeeded()
        }
        stage.keyboard.show()
        for time in [0.05, 0.2, 0.4, 0.5] {
            stage.frame(at: time)
            #expect(isNear(bar.shown.frame.maxY, stage.keyboard.presentedFrame.minY))
        }
        stage.keyboard.hide()
        stage.frame(at: 0.6)
        #expect(isNear(bar.shown.frame.maxY, stage.keyboard.presentedFrame.minY))
        #expect(bar.frame.maxY == 480)
    }

    @Test func aHandlersOwnAnimationMovesWithTheKeyboardToo() {
        let stage = Stage()
        defer { stage.close() }
        let bar = stage.addView(CGRect(x: 0, y: 440, width: 320, height: 40))
        stage.keyboard.onEvent = { event in
            guard event.kind == .willShow else { return }
            let options = UIView.AnimationOptions(rawValue: UInt(event.curve) << 16)
            UIView.animate(withDuration: event.duration, delay: 0, options: options) {
                bar.frame.origin.y = event.endFrame.minY - 40
            }
        }
        stage.keyboard.show()
        for time in [0.05, 0.2, 0.4, 0.5] {
            stage.frame(at: time)
            #expect(isNear(bar.shown.frame.maxY, stage.keyboard.presentedFrame.minY))
        }
    }

    @Test func whatHasHappenedIsLaidOutWhenItIsTold() {
        let stage = Stage()
        defer { stage.close() }
        let bar = UIView(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: stage.window.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.frame(at: 0)
        var bottoms: [CGFloat] = []
        stage.keyboard.onEvent = { event in
            if [.willShow, .didShow, .didHide].contains(event.kind) { bottoms.append(bar.frame.maxY) }
        }
        stage.keyboard.show()
        stage.frame(at: 1)
        stage.keyboard.hide()
        stage.frame(at: 2)
        #expect(bottoms == [480, 264, 480])
    }

    /// The handler turns the keyboard round while the announcement is under way.
    @Test func aHandlerThatHidesTheKeyboardEndsTheAnnouncement() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        var kinds: [KeyboardEvent.Kind] = []
        keyboard.onEvent = { [unowned keyboard] event in
            kinds.append(event.kind)
            if kinds == [.willChangeFrame] { keyboard.hide() }
        }
        keyboard.show()
        stage.frame(at: 1)
        #expect(kinds == [.willChangeFrame, .willChangeFrame, .willHide, .didChangeFrame, .didHide])
        #expect(keyboard.state == .hidden)
    }

    /// Its own events would call it again without end.
    @Test func aHandlerThatResignsAndBecomesAgainEndsShown() {
        let stage = Stage()
        defer { stage.close() }
        let field = TestField(frame: .zero)
        stage.window.addSubview(field)
        var kinds: [KeyboardEvent.Kind] = []
        stage.keyboard.onEvent = { event in
            kinds.append(event.kind)
            guard event.kind == .willShow else { return }
            field.resignFirstResponder()
            field.becomeFirstResponder()
        }
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        for step in 0...60 { stage.frame(at: Double(step) / 60) }
        #expect(stage.keyboard.state == .shown)
        #expect(kinds.last == .didShow)
        stage.keyboard.onEvent = nil
    }

    @Test func handlersThatTurnEachOtherRoundGoOnAFrameAtATimeUntilOneStops() {
        let stage = Stage()
        defer { stage.close() }
        let field = TestField(frame: .zero)
        stage.window.addSubview(field)
        var turns = 0
        stage.keyboard.onEvent = { event in
            if event.kind == .willShow { field.resignFirstResponder() }
            guard event.kind == .willHide, turns < 5 else { return }
            turns += 1
            field.becomeFirstResponder()
        }
        field.becomeFirstResponder()
        #expect(turns == 1)
        for step in 0...60 { stage.frame(at: Double(step) / 60) }
        #expect(turns == 5)
        #expect(!field.isFirstResponder)
        #expect(stage.keyboard.state == .hidden)
    }

    @Test func announcedTimingIsTheHosts() {
        #expect(KeyboardTiming(curve: .linear, duration: 2).announcedCurve == 3)
        #expect(KeyboardTiming(curve: .easeInOut, duration: 2).announcedCurve == 0)
        #expect(KeyboardTiming(curve: .cubicBezier(0.1, 0.2, 0.3, 0.4), duration: 2).announcedCurve == 7)
        #expect(KeyboardTiming(curve: .easeOut, duration: 2).announcedDuration == 2)
        #expect(KeyboardTiming(curve: .easeOut, duration: -1).duration == 0)
    }
}
