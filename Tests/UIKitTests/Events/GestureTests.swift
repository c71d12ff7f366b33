import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct GestureTests {
    /// The states in which a recogniser ran its action.
    @MainActor final class Log {
        var states: [UIGestureRecognizer.State] = []
    }

    private func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, on view: UIView) -> Log {
        let log = Log()
        recognizer.addAction { log.states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        return log
    }

    @Test func aPanBeginsChangesAndEnds() {
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 200, 200)
        let pan = UIPanGestureRecognizer()
        let log = watch(pan, on: view)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 105, 100)
        #expect(log.states == [])
        stage.touch(.moved, 115, 100)
        stage.touch(.moved, 130, 110)
        #expect(pan.translation(in: view) == CGPoint(x: 30, y: 10))
        stage.touch(.ended, 130, 110)
        #expect(log.states == [.began, .changed, .ended])
        #expect(pan.state == .possible)
        stage.close()
    }

    @Test func aViewThatLeavesItsWindowLosesItsGesture() {
        let stage = Stage()
        let around = stage.add(UIView(), 0, 0, 200, 200)
        let view = UIView(frame: around.bounds)
        around.addSubview(view)
        let log = watch(UIPanGestureRecognizer(), on: view)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 130, 100)
        around.removeFromSuperview()
        #expect(log.states == [.began, .cancelled])
        stage.touch(.moved, 150, 100)
        stage.touch(.ended, 150, 100)
        #expect(log.states == [.began, .cancelled])
        stage.window.addSubview(around)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 130, 100)
        stage.touch(.ended, 130, 100)
        #expect(log.states == [.began, .cancelled, .began, .ended])
        stage.close()
    }

    @Test func aPansTranslationFollowsTheViewsScale() {
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 200, 200)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = UIPanGestureRecognizer()
        _ = watch(pan, on: view)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 140, 100)
        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
        stage.touch(.moved, 150, 100)
        #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
        stage.touch(.ended, 150, 100)
        stage.close()
    }

    @Test func aPansVelocityIsWayPerTimeAndFadesWhenTheFingerRests() {
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let pan = UIPanGestureRecognizer()
        _ = watch(pan, on: view)
        stage.touch(.began, 10, 100)
        for step in 1...8 {
            stage.wait(0.01)
            stage.touch(.moved, 10 + CGFloat(step) * 5, 100)
        }
        #expect(abs(pan.velocity(in: view).x - 500) < 0.001)
        stage.wait(0.5)
        #expect(pan.velocity(in: view) == .zero)
        stage.touch(.ended, 50, 100)
        stage.close()
    }

    @Test func aRecognisedPanTakesTheTouchFromTheView() {
        let stage = Stage()
        let view = stage.add(TouchRecorder(), 0, 0, 200, 200)
        _ = watch(UIPanGestureRecognizer(), on: view)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 104, 100)
        stage.touch(.moved, 140, 100)
        stage.touch(.ended, 140, 100)
        #expect(view.log == ["began", "moved", "cancelled"])
        stage.close()
    }

    @Test func withoutCancellingTheViewKeepsTheTouch() {
        let stage = Stage()
        let view = stage.add(TouchRecorder(), 0, 0, 200, 200)
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        _ = watch(pan, on: view)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 140, 100)
        stage.touch(.ended, 140, 100)
        #expect(view.log == ["began", "moved", "ended"])
        stage.close()
    }

    @Test func aTapIsRecognisedUnlessItMovesAwayOrLasts() {
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let log = watch(UITapGestureRecognizer(), on: view)
        stage.tap(50, 50)
        #expect(log.states == [.ended])
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 150, 50)
        stage.touch(.ended, 50, 50)
        #expect(log.states.count == 1)
        stage.touch(.began, 50, 50)
        stage.wait(2)
        stage.touch(.ended, 50, 50)
        #expect(log.states.count == 1)
        stage.close()
    }

    @Test func aSingleTapThatRequiresADoubleTapToFailWaitsForIt() {
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let doubleLog = watch(double, on: view)
        let singleLog = watch(single, on: view)
        stage.tap(50, 50)
        #expect(singleLog.states == [])
        stage.wait(1)
        #expect(singleLog.states == [.ended])
        stage.tap(50, 50)
        stage.wait(0.1)
        stage.tap(50, 50)
        stage.wait(1)
        #expect(doubleLog.states == [.ended])
        #expect(singleLog.states == [.ended])
        stage.close()
    }

    @Test func aDoubleTapKeepsTheEndOfATouchFromTheViewUntilItFails() {
        let stage = Stage()
        let view = stage.add(TouchRecorder(), 0, 0, 300, 300)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        _ = watch(double, on: view)
        stage.tap(50, 50)
        #expect(view.log == ["began"])
        stage.wait(1)
        #expect(view.log == ["began", "ended"])
        stage.tap(50, 50)
        stage.wait(0.1)
        stage.tap(50, 50)
        #expect(view.log == ["began", "ended", "began", "began", "cancelled", "cancelled"])
        stage.close()
    }

    @Test func delayedBeginningsReachTheViewOnlyAfterTheFailure() {
        let stage = Stage()
        let view = stage.add(TouchRecorder(), 0, 0, 300, 300)
        let press = UILongPressGestureRecognizer()
        press.delaysTouchesBegan = true
        _ = watch(press, on: view)
        stage.touch(.began, 50, 50)
        #expect(view.log == [])
        stage.touch(.moved, 90, 50)
        #expect(view.log == ["began", "moved"])
        stage.touch(.ended, 90, 50)
        #expect(view.log == ["began", "moved", "ended"])
        stage.close()
    }

    @Test func aLongPressBeginsByTimeAlone() {
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let log = watch(UILongPressGestureRecognizer(), on: view)
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 53, 52)
        stage.wait(0.49)
        #expect(log.states == [])
        stage.wait(0.02)
        #expect(log.states == [.began])
        stage.touch(.moved, 150, 50)
        stage.touch(.ended, 150, 50)
        #expect(log.states == [.began, .changed, .ended])
        stage.close()
    }

    @Test func aLongPressOfTwoFingersLetsTheFirstOneMoveUntilTheSecondIsDown() {
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 200, 200)
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = 2
        let log = watch(press, on: view)
        stage.touch(.began, 100, 100, finger: 1)
        stage.touch(.moved, 101, 100, finger: 1)
        stage.touch(.began, 150, 100, finger: 2)
        stage.touch(.moved, 102, 100, finger: 1)
        stage.wait(0.5)
        #expect(log.states == [.began])
        stage.touch(.ended, 150, 100, finger: 2)
        stage.touch(.ended, 102, 100, finger: 1)
        stage.close()
    }

    @Test func ofTwoPansTheInnerOneWins() {
        let stage = Stage()
        let outer = stage.add(UIView(), 0, 0, 300, 300)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        let outerLog = watch(UIPanGestureRecognizer(), on: outer)
        let innerLog = watch(UIPanGestureRecognizer(), on: inner)
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 90, 50)
        stage.touch(.ended, 90, 50)
        #expect(innerLog.states == [.began, .ended])
        #expect(outerLog.states == [])
        stage.close()
    }

    @Test func aDelegateLetsTwoRecogniseTogether() {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let both = Both()
        let first = UIPanGestureRecognizer()
        first.delegate = both
        let firstLog = watch(first, on: view)
        let secondLog = watch(UIPanGestureRecognizer(), on: view)
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 90, 50)
        stage.touch(.ended, 90, 50)
        #expect(firstLog.states == [.began, .ended])
        #expect(secondLog.states == [.began, .ended])
        stage.close()
    }

    @Test func disablingCutsARunningGestureOff() {
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let pan = UIPanGestureRecognizer()
        let log = watch(pan, on: view)
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 90, 50)
        pan.isEnabled = false
        #expect(log.states == [.began, .cancelled])
        stage.touch(.ended, 90, 50)
        pan.isEnabled = true
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 90, 50)
        stage.touch(.ended, 90, 50)
        #expect(log.states == [.began, .cancelled, .began, .ended])
        stage.close()
    }

    @Test func aTapOnAButtonIsNotThatOfARecogniserAroundIt() {
        let stage = Stage()
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let log = watch(UITapGestureRecognizer(), on: view)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.addSubview(button)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.tap(50, 20)
        #expect(presses == 1)
        #expect(log.states == [])
        stage.tap(50, 200)
        #expect(log.states == [.ended])
        stage.close()
    }
}
