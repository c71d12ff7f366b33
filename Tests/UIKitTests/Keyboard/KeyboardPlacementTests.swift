import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct KeyboardPlacementTests {
    let floating = CGRect(x: 40, y: 100, width: 200, height: 150)

    @Test func undockingCountsAsHidingAndDockingAsShowing() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.show()
        stage.frame(at: 1)
        let log = EventLog(keyboard)
        keyboard.setPlacement(.floating(floating))
        #expect(log.kinds == [.willChangeFrame, .willHide])
        #expect(log.events[1].endFrame == floating)
        stage.frame(at: 2)
        #expect(keyboard.presentedFrame == floating)
        #expect(keyboard.state == .shown)
        log.clear()
        keyboard.setPlacement(.floating(floating.offsetBy(dx: 10, dy: 10)))
        stage.frame(at: 3)
        #expect(log.kinds == [.willChangeFrame, .didChangeFrame])
        log.clear()
        keyboard.setPlacement(.docked)
        #expect(log.kinds == [.willChangeFrame, .willShow])
        stage.frame(at: 4)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 264, width: 320, height: 216))
    }

    @Test func aFloatingKeyboardComesAndGoesWithFrameChangesOnly() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.setPlacement(.floating(floating))
        let log = EventLog(keyboard)
        keyboard.show()
        stage.frame(at: 1)
        #expect(keyboard.presentedFrame == floating)
        keyboard.hide()
        stage.frame(at: 2)
        #expect(log.kinds == [.willChangeFrame, .didChangeFrame, .willChangeFrame, .didChangeFrame])
        #expect(keyboard.presentedFrame.minY >= 480)
    }

    @Test func aSplitKeyboardIsAsWideAsTheScreenAndRaised() {
        let stage = Stage()
        defer { stage.close() }
        stage.keyboard.setPlacement(.split(bottomOffset: 100))
        stage.keyboard.show()
        stage.frame(at: 1)
        #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 164, width: 320, height: 216))
        #expect(!stage.keyboard.placement.isDocked)
    }

    @Test(arguments: [false, true]) func heightsThatAreNoNumbersAreNoWishes(isShown: Bool) {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.preferredHeight = 200
        if isShown { keyboard.show() }
        keyboard.preferredHeight = .nan
        keyboard.show()
        stage.frame(at: 1)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 280, width: 320, height: 200))
        keyboard.preferredHeight = .infinity
        stage.frame(at: 2)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 0, width: 320, height: 480))
        keyboard.preferredHeight = -50
        stage.frame(at: 3)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 480, width: 320, height: 0))
    }

    @Test func aResizedScreenTakesTheShownKeyboardAlong() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.show()
        stage.frame(at: 1)
        let log = EventLog(keyboard)
        stage.screen.bounds.size = CGSize(width: 500, height: 600)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 384, width: 500, height: 216))
        #expect(log.kinds == [.willChangeFrame])
        #expect(log.events[0].beginFrame == CGRect(x: 0, y: 264, width: 320, height: 216))
        #expect(log.events[0].endFrame == CGRect(x: 0, y: 384, width: 500, height: 216))
        stage.frame(at: 1.1)
        #expect(log.kinds == [.willChangeFrame, .didChangeFrame])
        #expect(keyboard.state == .shown)
    }

    @Test func aScreenResizedInMidSlideKeepsTheSlideInItsTime() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.timing = KeyboardTiming(curve: .linear, duration: 1)
        keyboard.show()
        stage.frame(at: 0.5)
        stage.screen.bounds.size = CGSize(width: 400, height: 580)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 472, width: 400, height: 216))
        #expect(keyboard.progress == 0.5)
        stage.frame(at: 0.75)
        #expect(isNear(keyboard.presentedFrame.minY, 580 - 162))
        stage.frame(at: 1)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 364, width: 400, height: 216))
        #expect(keyboard.state == .shown)
    }

    @Test func aScreenResizedWhileItHidesEndsHidden() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.show()
        stage.frame(at: 1)
        keyboard.hide()
        stage.frame(at: 1.1)
        stage.screen.bounds.size = CGSize(width: 100, height: 100)
        stage.frame(at: 2)
        #expect(keyboard.state == .hidden)
        #expect(keyboard.presentedFrame.minY == 100)
        stage.screen.bounds.size = CGSize(width: 200, height: 900)
        #expect(keyboard.presentedFrame == CGRect(x: 0, y: 900, width: 200, height: 216))
    }

    @Test func aFloatingKeyboardIsPushedBackInside() {
        let stage = Stage()
        defer { stage.close() }
        stage.keyboard.setPlacement(.floating(floating))
        stage.keyboard.show()
        stage.frame(at: 1)
        stage.screen.bounds.size = CGSize(width: 210, height: 200)
        stage.frame(at: 2)
        #expect(stage.keyboard.presentedFrame == CGRect(x: 10, y: 50, width: 200, height: 150))
    }
}
