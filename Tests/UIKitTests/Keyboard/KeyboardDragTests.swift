import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct KeyboardDragTests {
    private func shownStage() -> TestStage {
        let stage = TestStage()
        stage.keyboard.show()
        stage.commit(at: 1)
        return stage
    }

    @Test func theTopFollowsTheFingerWithinItsWay() {
        let stage = shownStage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        let log = EventLog(keyboard)
        #expect(keyboard.beginDrag())
        #expect(keyboard.state == .dragged)
        for (finger, top) in [(300.0, 300.0), (100, 264), (470, 470), (900, 480), (290, 290)] {
            keyboard.drag(to: finger)
            #expect(keyboard.presentedFrame == CGRect(x: 0, y: top, width: 320, height: 216))
        }
        #expect(log.events.isEmpty)
        stage.commit(at: 1.1)
        stage.commit(at: 1.2)
        #expect(!stage.application.needsFrame)
    }

    @Test func releasedDownwardItLeaves() {
        let stage = shownStage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        let log = EventLog(keyboard)
        keyboard.beginDrag()
        keyboard.drag(to: 300)
        keyboard.endDrag(velocity: 500)
        #expect(keyboard.state == .hiding)
        #expect(log.kinds == [.willChangeFrame, .willHide])
        #expect(log.events[0].beginFrame.minY == 300)
        stage.commit(at: 1.02)
        #expect(keyboard.presentedFrame.minY > 300 + 500 * 0.02 * 0.8)
        stage.commit(at: 2)
        #expect(keyboard.state == .hidden)
    }

    @Test func pulledBackItStaysWithoutAWord() {
        let stage = shownStage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        let log = EventLog(keyboard)
        keyboard.beginDrag()
        keyboard.drag(to: 400)
        keyboard.endDrag(velocity: -30_000)
        for step in 0...50 {
            stage.commit(at: 1 + Double(step) / 50)
            #expect(keyboard.presentedFrame.minY >= 264 - 1e-6)
        }
        #expect(keyboard.state == .shown)
        #expect(keyboard.presentedFrame.minY == 264)
        #expect(log.events.isEmpty)
    }

    @Test(arguments: [(300.0, UIKeyboard.State.shown), (440, .hidden)])
    func releasedFromRestItGoesToTheNearerEnd(top: Double, state: UIKeyboard.State) {
        let stage = shownStage()
        defer { stage.close() }
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: top)
        stage.keyboard.endDrag(velocity: 0)
        stage.commit(at: 2)
        #expect(stage.keyboard.state == state)
    }

    @Test func cancelledItComesBack() {
        let stage = shownStage()
        defer { stage.close() }
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: 470)
        stage.keyboard.cancelDrag()
        stage.commit(at: 2)
        #expect(stage.keyboard.state == .shown)
    }

    @Test func theFirstResponderResignsOrHasItComeBack() {
        let stage = TestStage()
        defer { stage.close() }
        let field = TestField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.commit(at: 1)
        field.refusesToResign = true
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: 400)
        stage.keyboard.endDrag(velocity: 100)
        #expect(field.isFirstResponder)
        stage.commit(at: 2)
        #expect(stage.keyboard.state == .shown)
        field.refusesToResign = false
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: 400)
        stage.keyboard.endDrag(velocity: 100)
        #expect(!field.isFirstResponder)
        stage.commit(at: 3)
        #expect(stage.keyboard.state == .hidden)
    }

    @Test func aSlideInHandStillTellsThatItHasShown() {
        let stage = TestStage()
        defer { stage.close() }
        let log = EventLog(stage.keyboard)
        stage.keyboard.show()
        stage.commit(at: 0.2)
        #expect(stage.keyboard.beginDrag())
        stage.keyboard.cancelDrag()
        stage.commit(at: 1)
        #expect(log.kinds == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    }

    @Test func aHeightThatChangesInHandIsToldOnRelease() {
        let stage = shownStage()
        defer { stage.close() }
        let log = EventLog(stage.keyboard)
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: 300)
        stage.keyboard.preferredHeight = 260
        #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 300, width: 320, height: 260))
        stage.keyboard.cancelDrag()
        #expect(log.kinds == [.willChangeFrame, .willShow])
        stage.commit(at: 2)
        #expect(stage.keyboard.presentedFrame.minY == 220)
    }

    @Test func onlyADockedKeyboardOnTheScreenCanBeTaken() {
        let stage = TestStage()
        defer { stage.close() }
        #expect(!stage.keyboard.beginDrag())
        stage.keyboard.setPlacement(.floating(CGRect(x: 0, y: 0, width: 100, height: 100)))
        stage.keyboard.show()
        stage.commit(at: 1)
        #expect(!stage.keyboard.beginDrag())
    }
}
