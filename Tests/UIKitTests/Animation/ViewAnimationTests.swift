import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct ViewAnimationTests {
    private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    private func moving(
        _ duration: Double, on stage: Stage, options: UIView.AnimationOptions = .curveLinear
    ) -> UIView {
        let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: duration, delay: 0, options: options) { view.frame.origin.x = 100 }
        return view
    }

    @Test func modelIsThereAtOnceAndTheViewOnItsWay() {
        let stage = Stage()
        defer { stage.close() }
        let view = moving(2, on: stage)
        #expect(view.frame.minX == 100)
        #expect(shownX(view) == 0)
        stage.frame(at: 0.5)
        #expect(isNear(shownX(view), 25))
        stage.frame(at: 2)
        #expect(shownX(view) == 100)
        #expect(view.presentation == nil)
    }

    @Test func defaultCurveEasesAtBothEnds() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.animate(withDuration: 1) { view.center.x = 100 }
        stage.frame(at: 0.25)
        #expect(isNear(shownX(view), 12.916, within: 1e-3))
    }

    @Test func nothingIsAskedForAtRest() {
        let stage = Stage()
        defer { stage.close() }
        let view = moving(1, on: stage)
        stage.frame(at: 0.5)
        #expect(stage.application.needsFrame)
        stage.frame(at: 1)
        stage.frame(at: 1.1)
        #expect(!stage.application.needsFrame)
        #expect(view.animations.isEmpty)
    }

    @Test(arguments: [UIView.AnimationOptions.repeat, [.repeat, .autoreverse], .autoreverse])
    func repeatingNothingIsOverAtOnce(options: UIView.AnimationOptions) {
        let stage = Stage()
        defer { stage.close() }
        let view = moving(0, on: stage, options: options)
        stage.frame(at: 0.1)
        #expect(view.shown.frame.minX == 100)
        stage.frame(at: 0.2)
        #expect(!stage.application.needsFrame)
        #expect(view.animations.isEmpty)
    }

    @Test func durationOfNothingCompletesAtTheNextTurn() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        var finished: Bool?
        UIView.animate(withDuration: 0) {
            view.alpha = 0.5
        } completion: {
            finished = $0
        }
        #expect(view.presentation == nil)
        #expect(finished == nil)
        stage.wait(until: 0)
        #expect(finished == true)
    }

    @Test func aBlockThatChangesNothingCompletesAtTheNextTurn() {
        let stage = Stage()
        defer { stage.close() }
        var finished: Bool?
        UIView.animate(withDuration: 5) {
        } completion: {
            finished = $0
        }
        stage.wait(until: 0)
        #expect(finished == true)
    }

    @Test func completionsComeInTheOrderOfTheEnds() {
        let stage = Stage()
        defer { stage.close() }
        let views = (0..<3).map { _ in stage.addView(.zero) }
        var order: [Int] = []
        for (index, duration) in [3.0, 1.0, 2.0].enumerated() {
            UIView.animate(withDuration: duration) {
                views[index].alpha = 0
            } completion: { _ in
                order.append(index)
            }
        }
        stage.frame(at: 0.5)
        #expect(order.isEmpty)
        stage.frame(at: 1000)
        #expect(order == [1, 2, 0])
        #expect(views.allSatisfy { $0.presentation == nil })
    }

    @Test func aCompletionCanStartTheNextAnimation() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 10
        } completion: { _ in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 20 }
        }
        stage.frame(at: 1)
        #expect(shownX(view) == 10)
        stage.frame(at: 1.5)
        #expect(isNear(shownX(view), 15))
    }

    @Test func delayHoldsAndAsksForNoFrame() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.center.x = 100 }
        stage.frame(at: 1)
        #expect(shownX(view) == 0)
        #expect(!stage.application.needsFrame)
        #expect(stage.application.nextDeadline == stage.origin + 2)
        stage.wait(until: 2)
        #expect(stage.application.needsFrame)
        stage.frame(at: 2.25)
        #expect(isNear(shownX(view), 25))
    }

    /// As Core Animation does: the first goes on to 100 while what the second takes back grows.
    @Test func animationsAddUp() {
        let stage = Stage()
        defer { stage.close() }
        let view = moving(1, on: stage)
        stage.frame(at: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 0 }
        #expect(isNear(shownX(view), 50))
        stage.frame(at: 0.75)
        #expect(isNear(shownX(view), 75 - 25))
        stage.frame(at: 1.25)
        #expect(isNear(shownX(view), 25))
        stage.frame(at: 1.5)
        #expect(shownX(view) == 0)
    }

    @Test func beginFromCurrentStateTakesThePlaceOfWhatRuns() {
        let stage = Stage()
        defer { stage.close() }
        let view = moving(1, on: stage)
        stage.frame(at: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.frame.origin.x = 0
        }
        #expect(isNear(shownX(view), 50))
        stage.frame(at: 0.75)
        #expect(isNear(shownX(view), 37.5))
    }

    @Test func withoutADurationItEndsWhatRuns() {
        let stage = Stage()
        defer { stage.close() }
        let view = moving(1, on: stage)
        stage.frame(at: 0.5)
        var finished: [Bool] = []
        UIView.animate(withDuration: 0, delay: 0, options: .beginFromCurrentState) {
            view.frame.origin.x = 300
        } completion: {
            finished.append($0)
        }
        #expect(shownX(view) == 300)
        stage.frame(at: 0.6)
        #expect(shownX(view) == 300)
        #expect(finished == [true])
    }

    @Test func aChangeWithoutAnimationShowsAtOnce() {
        let stage = Stage()
        defer { stage.close() }
        let view = moving(1, on: stage)
        stage.frame(at: 0.5)
        view.frame.origin.x = 300
        #expect(isNear(shownX(view), 250))
    }

    @Test func blocksInsideInheritDurationAndCurve() {
        let stage = Stage()
        defer { stage.close() }
        let (inner, own) = (stage.addView(.zero), stage.addView(.zero))
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 1) { inner.center.x = 100 }
            UIView.animate(
                withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
            ) { own.center.x = 100 }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.frame(at: 0.5)
        #expect(isNear(shownX(inner), 25))
        #expect(isNear(shownX(own), 31.536, within: 1e-3))
    }

    /// "Do not inherit the animation type or any options" is what `overrideInheritedOptions` stands for.
    @Test func blocksInsideInheritThatTheyTakeThePlaceOfWhatRuns() {
        let stage = Stage()
        defer { stage.close() }
        let (first, second) = (moving(4, on: stage), moving(4, on: stage))
        stage.frame(at: 1)
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            UIView.animate(withDuration: 1) { first.frame.origin.x = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { second.frame.origin.x = 0 }
        }
        stage.frame(at: 1.5)
        #expect(isNear(shownX(first), 12.5))
        // -62.5 of the first way are left, and 50 of the second.
        #expect(isNear(shownX(second), -12.5))
    }

    @Test func performWithoutAnimationAndSwitchingOff() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.center.x = 10
                UIView.animate(withDuration: 1) { view.center.y = 10 }
            }
        }
        #expect(UIView.areAnimationsEnabled)
        #expect(view.presentation == nil)
        UIView.setAnimationsEnabled(false)
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.center.x = 20
        } completion: {
            finished = $0
        }
        UIView.setAnimationsEnabled(true)
        #expect(view.presentation == nil)
        stage.wait(until: 0)
        #expect(finished == true)
    }

    @Test func repeatsForthAndBackUntilItIsRemoved() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            view.center.x = 100
        } completion: {
            finished = $0
        }
        for (time, x) in [(0.25, 25.0), (1, 100), (1.25, 75), (2, 0), (40.5, 50), (41.5, 50), (41.75, 25)] {
            stage.frame(at: time)
            #expect(isNear(shownX(view), x))
        }
        view.layer.removeAllAnimations()
        #expect(shownX(view) == 100)
        #expect(finished == false)
        stage.frame(at: 42)
        #expect(!stage.application.needsFrame)
    }

    @Test func autoreverseAloneGoesBackOnceAndEndsAtTheModel() {
        let stage = Stage()
        defer { stage.close() }
        let view = moving(1, on: stage, options: [.autoreverse, .curveLinear])
        stage.frame(at: 1.75)
        #expect(isNear(shownX(view), 25))
        stage.frame(at: 2)
        #expect(shownX(view) == 100)
    }

    @Test func leavingTheWindowCutsItShort() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        view.removeFromSuperview()
        stage.frame(at: 0.1)
        #expect(finished == false)
        #expect(view.presentation == nil)
    }

    @Test func springsOvershootAndSettle() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
            view.center.x = 100
        }
        var highest: CGFloat = 0
        for step in 1...99 {
            stage.frame(at: Double(step) / 100)
            highest = max(highest, shownX(view))
        }
        #expect(isNear(highest, 100 * (1 + exp(-Double.pi * 0.3 / (1 - 0.09).squareRoot())), within: 1))
        stage.frame(at: 1)
        #expect(shownX(view) == 100)
    }

    /// A bounce of 0.5 is a damping ratio ζ of 0.5, which overshoots by e^(−πζ/√(1−ζ²)), 16.303 %, after
    /// duration / 2√(1−ζ²), 0.57735 durations.
    @Test func aSpringWithABounceArrivesInItsDuration() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.animate(springDuration: 2, bounce: 0.5) { view.center.x = 100 }
        stage.frame(at: 2 * 0.577_350_27)
        #expect(isNear(shownX(view), 116.303, within: 0.01))
        stage.frame(at: 10)
        #expect(shownX(view) == 100)
    }

    /// Without a bounce: 1 − e^(−ωt)(1 + ωt) with ω = 2π / duration, at t = duration.
    @Test func aSpringWithoutABounceNeverOvershoots() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        var finished: Bool?
        UIView.animate(springDuration: 0.5) {
            view.center.x = 100
        } completion: {
            finished = $0
        }
        stage.frame(at: 0.5)
        #expect(isNear(shownX(view), 100 * (1 - exp(-2 * Double.pi) * (1 + 2 * Double.pi)), within: 1e-6))
        #expect(finished == nil)
        stage.frame(at: 1)
        #expect(finished == true)
    }

    /// The main screen's keyboard, which other tests may have slide another way.
    @Test func curveSevenIsTheKeyboardsWithItsDuration() {
        let stage = Stage()
        let timing = UIScreen.main.keyboard.timing
        UIScreen.main.keyboard.timing = .system
        defer {
            UIScreen.main.keyboard.timing = timing
            stage.close()
        }
        let view = moving(30, on: stage, options: UIView.AnimationOptions(rawValue: 7 << 16))
        stage.frame(at: 0.1)
        #expect(isNear(shownX(view), 54.48, within: 0.01))
        stage.frame(at: 0.5)
        #expect(view.presentation == nil)
    }

    @Test func keyframesRunInTheirParts() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.animateKeyframes(
            withDuration: 4, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16)
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 40 }
        }
        for (time, x) in [(0.5, 50.0), (1, 100), (1.5, 100), (2, 100), (3, 70), (4, 40)] {
            stage.frame(at: time)
            #expect(isNear(shownX(view), x), "at \(time)")
        }
    }
}
