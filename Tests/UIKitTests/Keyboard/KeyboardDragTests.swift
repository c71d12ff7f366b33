import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct KeyboardDragTests {
    private func shownStage() -> Stage {
        let stage = Stage()
        stage.keyboard.show()
        stage.frame(at: 1)
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
        stage.frame(at: 1.1)
        stage.frame(at: 1.2)
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
        stage.frame(at: 1.02)
        #expect(keyboard.presentedFrame.minY > 300 + 500 * 0.02 * 0.8)
        stage.frame(at: 2)
        #expect(keyboard.state == .hidden)
    }

    @Test func pulledBackItComesBackAndSaysSo() {
        let stage = shownStage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        let log = EventLog(keyboard)
        keyboard.beginDrag()
        keyboard.drag(to: 400)
        keyboard.endDrag(velocity: -30_000)
        #expect(log.kinds == [.willChangeFrame, .willShow])
        #expect(log.events[0].beginFrame == CGRect(x: 0, y: 400, width: 320, height: 216))
        #expect(log.events[0].endFrame == CGRect(x: 0, y: 264, width: 320, height: 216))
        #expect(log.events[0].duration == 0.25 && log.events[0].curve == 7)
        for step in 0...50 {
            stage.frame(at: 1 + Double(step) / 50)
            #expect(keyboard.presentedFrame.minY >= 264 - 1e-6)
        }
        #expect(keyboard.state == .shown)
        #expect(keyboard.presentedFrame.minY == 264)
        #expect(log.kinds == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    }

    @Test func letGoInItsPlaceItStaysWithoutAWord() {
        let stage = shownStage()
        defer { stage.close() }
        let log = EventLog(stage.keyboard)
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: 300)
        stage.keyboard.drag(to: 200)
        stage.keyboard.endDrag(velocity: -500)
        stage.frame(at: 2)
        #expect(stage.keyboard.state == .shown)
        #expect(log.events.isEmpty)
    }

    /// What a handler moves in the keyboard's own animation has no other way to know of the finger's momentum.
    @Test(
        arguments: [KeyboardTiming.system, KeyboardTiming(curve: .easeInOut, duration: 0.4)],
        [-3000, -400, 0, 400, 3000] as [CGFloat])
    func whatMovesAlongStaysOnTheKeyboard(timing: KeyboardTiming, velocity: CGFloat) {
        let stage = shownStage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.timing = timing
        let bar = stage.addView(CGRect(x: 0, y: 340, width: 320, height: 40))
        keyboard.beginDrag()
        keyboard.drag(to: 380)
        keyboard.onEvent = { if $0.kind == .willChangeFrame { bar.frame.origin.y = $0.endFrame.minY - 40 } }
        keyboard.endDrag(velocity: velocity)
        for step in 0...30 {
            stage.frame(at: 1 + Double(step) / 50)
            #expect(isNear(bar.shown.frame.maxY, keyboard.presentedFrame.minY))
        }
        #expect(keyboard.state == (velocity > 0 || velocity == 0 && 380 - 264 > 108 ? .hidden : .shown))
    }

    @Test func onAScreenOfAnotherSizeItStaysInHandAndAsFarFromTheBottom() {
        let stage = shownStage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        let log = EventLog(keyboard)
        keyboard.beginDrag()
        keyboard.drag(to: 380)
        stage.screen.bounds.size = CGSize(width: 500, height: 600)
        #expect(keyboard.state == .dragged)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 500, width: 500, height: 216))
        // The keyboard is as high as the screen, so its top cannot be above it.
        stage.screen.bounds.size = CGSize(width: 500, height: 90)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 0, width: 500, height: 90))
        stage.screen.bounds.size = CGSize(width: 320, height: 400)
        keyboard.drag(to: 300)
        #expect(log.events.isEmpty)
        keyboard.endDrag(velocity: -100)
        #expect(log.kinds == [.willChangeFrame, .willShow])
        #expect(log.events[0].endFrame == CGRect(x: 0, y: 184, width: 320, height: 216))
        stage.frame(at: 2)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 184, width: 320, height: 216))
        #expect(keyboard.state == .shown)
    }

    @Test func aHeightThatShrinksInHandLeavesNoGapBelow() {
        let stage = shownStage()
        defer { stage.close() }
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: 300)
        stage.keyboard.preferredHeight = 100
        #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 380, width: 320, height: 100))
        stage.keyboard.cancelDrag()
        stage.frame(at: 2)
        #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 380, width: 320, height: 100))
    }

    @Test(arguments: [(300.0, UIKeyboard.State.shown), (440, .hidden)])
    func releasedFromRestItGoesToTheNearerEnd(top: Double, state: UIKeyboard.State) {
        let stage = shownStage()
        defer { stage.close() }
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: top)
        stage.keyboard.endDrag(velocity: 0)
        stage.frame(at: 2)
        #expect(stage.keyboard.state == state)
    }

    @Test func cancelledItComesBack() {
        let stage = shownStage()
        defer { stage.close() }
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: 470)
        stage.keyboard.cancelDrag()
        stage.frame(at: 2)
        #expect(stage.keyboard.state == .shown)
    }

    @Test func theFirstResponderResignsOrHasItComeBack() {
        let stage = Stage()
        defer { stage.close() }
        let field = TestField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.frame(at: 1)
        field.refusesToResign = true
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: 400)
        stage.keyboard.endDrag(velocity: 100)
        #expect(field.isFirstResponder)
        stage.frame(at: 2)
        #expect(stage.keyboard.state == .shown)
        field.refusesToResign = false
        stage.keyboard.beginDrag()
        stage.keyboard.drag(to: 400)
        stage.keyboard.endDrag(velocity: 100)
        #expect(!field.isFirstResponder)
        stage.frame(at: 3)
        #expect(stage.keyboard.state == .hidden)
    }

    @Test func aSlideInHandStillTellsThatItHasShown() {
        let stage = Stage()
        defer { stage.close() }
        let log = EventLog(stage.keyboard)
        stage.keyboard.show()
        stage.frame(at: 0.2)
        #expect(stage.keyboard.beginDrag())
        stage.keyboard.drag(to: 200)
        stage.keyboard.cancelDrag()
        stage.frame(at: 1)
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
        stage.frame(at: 2)
        #expect(stage.keyboard.presentedFrame.minY == 220)
    }

    @Test func onlyADockedKeyboardOnTheScreenCanBeTaken() {
        let stage = Stage()
        defer { stage.close() }
        #expect(!stage.keyboard.beginDrag())
        stage.keyboard.setPlacement(.floating(CGRect(x: 0, y: 0, width: 100, height: 100)))
        stage.keyboard.show()
        stage.frame(at: 1)
        #expect(!stage.keyboard.beginDrag())
    }
}
