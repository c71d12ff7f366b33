import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct KeyboardSlideTests {
    let hidden = CGRect(x: 0, y: 480, width: 320, height: 216)
    let shown = CGRect(x: 0, y: 264, width: 320, height: 216)

    @Test func slidesInOnTheCurveAndEndsExactly() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        #expect(keyboard.presentedFrame == hidden)
        keyboard.show()
        #expect(keyboard.state == .showing)
        #expect(keyboard.presentedFrame == hidden)
        #expect(keyboard.progress == 0)
        stage.frame(at: 0)
        #expect(keyboard.presentedFrame == hidden)
        let frequency = (1000.0 / 3).squareRoot()
        for step in 1..<32 {
            let time = Double(step) / 64
            stage.frame(at: time)
            let left = exp(-frequency * time) * (1 + frequency * time)
            #expect(isNear(keyboard.presentedFrame.minY, 264 + 216 * left))
            #expect(keyboard.presentedFrame.size == shown.size)
            #expect(keyboard.progress == time / 0.5)
        }
        stage.frame(at: 0.5)
        #expect(keyboard.state == .shown)
        #expect(keyboard.presentedFrame == shown)
        #expect(keyboard.progress == 1)
        stage.frame(at: 0.6)
        #expect(!stage.application.needsFrame)
    }

    @Test func slidesOutAgain() {
        let stage = Stage()
        defer { stage.close() }
        stage.keyboard.show()
        stage.frame(at: 1)
        stage.keyboard.hide()
        #expect(stage.keyboard.state == .hiding)
        #expect(stage.keyboard.presentedFrame == shown)
        stage.frame(at: 1.25)
        #expect(stage.keyboard.presentedFrame.minY > 264 && stage.keyboard.presentedFrame.minY < 480)
        stage.frame(at: 1.5)
        #expect(stage.keyboard.state == .hidden)
        #expect(stage.keyboard.presentedFrame == hidden)
    }

    @Test(arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default, .keyboard])
    func topNeverGoesBackOnItsWay(curve: TimingCurve) {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.timing = KeyboardTiming(curve: curve, duration: 0.4)
        keyboard.show()
        var top = keyboard.presentedFrame.minY
        for step in 0...50 {
            stage.frame(at: Double(step) / 100)
            #expect(keyboard.presentedFrame.minY <= top)
            top = keyboard.presentedFrame.minY
        }
        #expect(top == 264)
    }

    @Test func curvesOfTheHostAreFollowed() {
        let stage = Stage()
        defer { stage.close() }
        stage.keyboard.timing = KeyboardTiming(curve: .linear, duration: 2)
        stage.keyboard.show()
        stage.frame(at: 0.5)
        #expect(isNear(stage.keyboard.presentedFrame.minY, 480 - 54))
    }

    @Test func turningRoundStartsWhereItIsWithoutAJump() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.timing = KeyboardTiming(curve: .linear, duration: 1)
        keyboard.show()
        stage.frame(at: 0.5)
        #expect(isNear(keyboard.presentedFrame.minY, 372))
        keyboard.hide()
        #expect(isNear(keyboard.presentedFrame.minY, 372))
        stage.frame(at: 1)
        #expect(isNear(keyboard.presentedFrame.minY, 426))
        stage.frame(at: 1.5)
        #expect(keyboard.presentedFrame == hidden)
    }

    @Test func springsKeepTheirVelocity() {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        keyboard.show()
        stage.wait(until: 0.125)
        let before = keyboard.slide?.velocity(at: stage.application.currentTime).y ?? 0
        keyboard.hide()
        let after = keyboard.slide?.velocity(at: stage.application.currentTime).y ?? 0
        // A critically damped spring has x′ = ω²·t·e^(−ωt) of its way a second.
        let frequency = (1000.0 / 3).squareRoot()
        stage.frame(at: 0.125)
        #expect(isNear(before, -216 * 1000 / 3 * 0.125 * exp(-frequency * 0.125), within: 1e-6))
        #expect(isNear(before, after, within: 1e-6))
        #expect(keyboard.state == .hiding)
        let top = keyboard.presentedFrame.minY
        stage.frame(at: 0.13)
        #expect(keyboard.presentedFrame.minY < top)
    }

    @Test(arguments: 1...20)
    func toggledAtRandomMomentsItEndsInItsPlaceAndNeverPassesAnEnd(seed: UInt64) {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        var random = SeededGenerator(state: seed)
        var time = 0.0
        let toggles = Int.random(in: 1...50, using: &random)
        for _ in 0..<toggles {
            stage.wait(until: time)
            if keyboard.isVisible { keyboard.hide() } else { keyboard.show() }
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                time += Double.random(in: 0...0.1, using: &random)
                stage.frame(at: time)
                #expect(keyboard.presentedFrame.minY >= 264 - 1e-6 && keyboard.presentedFrame.minY <= 480 + 1e-6)
            }
        }
        stage.frame(at: time + 0.6)
        #expect(keyboard.state == (toggles % 2 == 1 ? .shown : .hidden))
        #expect(keyboard.presentedFrame == (toggles % 2 == 1 ? shown : hidden))
    }

    @Test func theSameDirectionTwiceIsOneSlide() {
        let stage = Stage()
        defer { stage.close() }
        let log = EventLog(stage.keyboard)
        stage.keyboard.show()
        stage.frame(at: 0.25)
        stage.keyboard.show()
        stage.frame(at: 0.5)
        #expect(stage.keyboard.state == .shown)
        #expect(log.kinds == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    }

    @Test func aClockThatJumpsEndsTheSlide() {
        let stage = Stage()
        defer { stage.close() }
        let log = EventLog(stage.keyboard)
        stage.keyboard.show()
        stage.frame(at: 86400)
        #expect(stage.keyboard.presentedFrame == shown)
        #expect(log.kinds.last == .didShow)
    }

    @Test func withoutDurationItIsThereAtOnce() {
        let stage = Stage()
        defer { stage.close() }
        let log = EventLog(stage.keyboard)
        stage.keyboard.timing = KeyboardTiming(curve: .keyboard, duration: 0)
        stage.keyboard.show()
        #expect(stage.keyboard.presentedFrame == shown)
        #expect(log.events.map(\.duration) == [0, 0])
        #expect(log.events.map(\.beginFrame) == [hidden, hidden])
        stage.frame(at: 0)
        #expect(stage.keyboard.state == .shown)
        #expect(log.kinds.last == .didShow)
    }

    @Test func hidingAtOnceCancelsASlideThatRuns() {
        let stage = Stage()
        defer { stage.close() }
        stage.keyboard.show()
        stage.frame(at: 0.1)
        UIView.performWithoutAnimation { stage.keyboard.hide() }
        #expect(stage.keyboard.presentedFrame == hidden)
        stage.frame(at: 0.2)
        #expect(stage.keyboard.state == .hidden)
        #expect(stage.keyboard.presentedFrame == hidden)
    }

    @Test func reducedMotionDoesNotSlide() {
        let stage = Stage()
        defer { stage.close() }
        UIAccessibility.isReduceMotionEnabled = true
        stage.keyboard.show()
        #expect(stage.keyboard.presentedFrame == shown)
        stage.keyboard.hide()
        #expect(stage.keyboard.presentedFrame == hidden)
        stage.frame(at: 0)
        #expect(stage.keyboard.state == .hidden)
    }

    @Test func aDegenerateScreenIsNoTrouble() {
        for size in [CGSize(width: 1, height: 1), CGSize(width: 8000, height: 40), .zero] {
            let stage = Stage(width: size.width, height: size.height)
            defer { stage.close() }
            stage.keyboard.show()
            stage.frame(at: 1)
            #expect(stage.keyboard.presentedFrame == CGRect(origin: .zero, size: size))
            stage.keyboard.hide()
            stage.frame(at: 2)
            #expect(stage.keyboard.presentedFrame.minY == size.height)
        }
    }
}
