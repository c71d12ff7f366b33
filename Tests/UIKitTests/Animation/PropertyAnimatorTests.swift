import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct PropertyAnimatorTests {
    private func animator(_ view: UIView, duration: Double = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 100 }
    }

    @Test func runsAndCompletes() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        let animator = animator(view)
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        #expect(animator.state == .inactive)
        #expect(view.center.x == 0)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        stage.frame(at: 0.25)
        #expect(isNear(view.shown.center.x, 25))
        #expect(isNear(animator.fractionComplete, 0.25))
        stage.frame(at: 1)
        #expect(position == .end)
        #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test func pausesAndGoesOn() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        let animator = animator(view)
        animator.startAnimation()
        stage.frame(at: 0.5)
        animator.pauseAnimation()
        stage.frame(at: 10)
        #expect(isNear(view.shown.center.x, 50))
        stage.frame(at: 11)
        #expect(!stage.application.needsFrame)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.frame(at: 11.25)
        #expect(isNear(view.shown.center.x, 75))
        stage.frame(at: 11.5)
        #expect(view.presentation == nil)
    }

    @Test func isMovedByHand() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        let animator = animator(view)
        animator.fractionComplete = 0.3
        #expect(isNear(view.shown.center.x, 30))
        animator.fractionComplete = 0.8
        #expect(isNear(view.shown.center.x, 80))
        animator.startAnimation()
        stage.frame(at: 0.1)
        #expect(isNear(view.shown.center.x, 90))
    }

    @Test func turnsRoundAndEndsWhereItBegan() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        let animator = animator(view)
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        stage.frame(at: 0.75)
        animator.isReversed = true
        stage.frame(at: 1.25)
        #expect(isNear(view.shown.center.x, 25))
        stage.frame(at: 1.5)
        #expect(position == .start)
        #expect(isNear(view.center.x, 0))
        #expect(view.presentation == nil)
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 40),
    ])
    func stopsAndFinishesAtAPlace(position: UIViewAnimatingPosition, x: Double) {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        let animator = animator(view)
        var completed: UIViewAnimatingPosition?
        animator.addCompletion { completed = $0 }
        animator.startAnimation()
        stage.frame(at: 0.4)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(completed == nil)
        animator.finishAnimation(at: position)
        #expect(completed == position)
        #expect(isNear(view.center.x, x))
        #expect(view.presentation == nil)
    }

    @Test func stopsForGoodWithoutAWord() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        let animator = animator(view)
        animator.addCompletion { _ in Issue.record("must not be called") }
        animator.startAnimation()
        stage.frame(at: 0.4)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(isNear(view.center.x, 40))
        stage.frame(at: 5)
    }

    @Test func whatIsAddedOnTheWayTakesTheTimeThatIsLeft() {
        let stage = Stage()
        defer { stage.close() }
        let (view, late) = (stage.addView(.zero), stage.addView(.zero))
        let animator = animator(view)
        animator.startAnimation()
        stage.frame(at: 0.5)
        animator.addAnimations { late.center.x = 100 }
        #expect(late.shown.center.x == 0)
        stage.frame(at: 0.75)
        #expect(isNear(late.shown.center.x, 50))
    }

    @Test func aSpringWithAMassHasItsOwnDuration() {
        let stage = Stage()
        defer { stage.close() }
        let parameters = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
        #expect(isNear(animator.duration, 0.5057, within: 1e-3))
        #expect(UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters()).duration == 0.5)
        #expect(UIViewPropertyAnimator(duration: 9, dampingRatio: 0.5).duration == 9)
    }

    @Test func resizedViewsGoBackWithWhatIsInThem() {
        let stage = Stage()
        defer { stage.close() }
        let outer = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { outer.frame.size.width = 200 }
        animator.startAnimation()
        stage.frame(at: 0.5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    }

    @Test func withoutAnythingToMoveItEndsInItsTimeUnlessItIsPaused() {
        let stage = Stage()
        defer { stage.close() }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        stage.frame(at: 0.5)
        animator.pauseAnimation()
        stage.frame(at: 2)
        #expect(position == nil)
        animator.startAnimation()
        stage.frame(at: 2.5)
        #expect(position == .end)
    }

    @Test func oneThatCannotBeInterruptedRunsToItsEnd() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        let animator = animator(view)
        animator.isInterruptible = false
        animator.startAnimation()
        stage.frame(at: 0.25)
        animator.pauseAnimation()
        animator.stopAnimation(true)
        animator.fractionComplete = 0.9
        animator.isReversed = true
        #expect(animator.isRunning && !animator.isReversed)
        #expect(isNear(view.shown.center.x, 25))
        stage.frame(at: 1)
        #expect(animator.state == .inactive)
        #expect(view.shown.center.x == 100)
    }

    /// Of easeIn, (0.42, 0) (1, 1), half the time is 0.31536 of the way.
    @Test func scrubsByTheWayOrByTheTime() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
        animator.fractionComplete = 0.5
        #expect(isNear(view.shown.center.x, 50))
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(isNear(view.shown.center.x, 31.536, within: 1e-3))
        #expect(isNear(animator.fractionComplete, 0.5))
        animator.scrubsLinearly = true
        #expect(isNear(animator.fractionComplete, 0.31536, within: 1e-5))
        animator.stopAnimation(true)
    }

    @Test func oneThatPausesOnCompletionStaysActiveAndTurnsRound() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        let animator = animator(view)
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.frame(at: 2)
        #expect(animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 1)
        #expect(view.shown.center.x == 100 && positions.isEmpty)
        stage.frame(at: 2.1)
        #expect(!stage.application.needsFrame)
        animator.isReversed = true
        animator.startAnimation()
        stage.frame(at: 2.35)
        #expect(isNear(view.shown.center.x, 75))
        stage.frame(at: 4)
        #expect(animator.state == .active && animator.fractionComplete == 0)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(positions == [.start])
        #expect(view.center.x == 0)
    }

    @Test func touchesFindMovingViewsWhereTheyAreShownUnlessTheProgramSeesToIt() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.startAnimation()
        stage.frame(at: 0.5)
        func hit(_ x: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: 5), with: nil) }
        #expect(hit(55) === view && hit(105) === stage.window)
        animator.isManualHitTestingEnabled = true
        #expect(hit(55) === stage.window && hit(105) === view)
    }

    @Test func viewsOfAnAnimatorWithoutInteractionTakeNoTouches() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
        stage.frame(at: 1)
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }

    @Test func whileItRunsItIsKeptThoughNobodyKeepsIt() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        weak var running: UIViewPropertyAnimator?
        var position: UIViewAnimatingPosition?
        do {
            let animator = animator(view)
            animator.addCompletion { position = $0 }
            animator.startAnimation()
            running = animator
        }
        stage.frame(at: 0.5)
        #expect(running?.isRunning == true)
        stage.frame(at: 1)
        #expect(position == .end)
        #expect(running == nil)
    }

    @Test func oneThatIsMadeRunningNeedsNobodyToKeepIt() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        var position: UIViewAnimatingPosition?
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
            view.center.x = 100
        } completion: {
            position = $0
        }
        stage.frame(at: 1)
        #expect(position == .end)
        #expect(view.center.x == 100)
    }

    @Test(arguments: [true, false]) func oneThatIsStoppedIsKeptByNobody(movesViews: Bool) {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        weak var stopped: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                if movesViews { view.center.x = 100 }
            }
            animator.startAnimation()
            animator.stopAnimation(true)
            stopped = animator
        }
        #expect(stopped == nil)
    }

    /// "Raises an exception if set on an active animator."
    @Test func interactionAndInterruptionAreSettledBeforeTheStart() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.startAnimation()
                animator.isInterruptible = false
            }
        }
    }
}
