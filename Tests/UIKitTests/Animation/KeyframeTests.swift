import Foundation
import Testing

@testable import UIKit

/// Values between key frames, by Core Animation's documentation of `CAAnimationCalculationMode` and by hand.
@Suite @MainActor struct KeyframeTests {
    private static let linear = UIView.KeyframeAnimationOptions(rawValue: 3 << 16)

    /// Runs key frames over a second and compares the view's middle at some times.
    private func expect(
        _ mode: UIView.KeyframeAnimationOptions, _ frames: [(start: Double, duration: Double, x: CGFloat)],
        gives expected: [(time: Double, x: CGFloat)], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, Self.linear]) {
            for frame in frames {
                UIView.addKeyframe(withRelativeStartTime: frame.start, relativeDuration: frame.duration) {
                    view.center.x = frame.x
                }
            }
        }
        for (time, x) in expected {
            stage.frame(at: time)
            #expect(isNear(view.shown.center.x, x), "at \(time)", sourceLocation: sourceLocation)
        }
        stage.frame(at: 1)
        #expect(view.shown.center.x == frames.last?.x, sourceLocation: sourceLocation)
    }

    @Test func optionsHaveUIKitsBits() {
        #expect(UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue == 1024)
        #expect(UIView.KeyframeAnimationOptions.calculationModePaced.rawValue == 2048)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue == 3072)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4096)
        #expect(UIView.AnimationOptions.transitionFlipFromLeft.rawValue == 1 << 20)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
        #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
        #expect(UIView.AnimationOptions.allowAnimatedContent.rawValue == 128)
        #expect(UIView.AnimationOptions.showHideTransitionViews.rawValue == 256)
    }

    @Test func discreteFramesJump() {
        expect(
            .calculationModeDiscrete, [(0, 0.5, 100), (0.5, 0.5, 40)],
            gives: [(0.25, 0), (0.49, 0), (0.5, 100), (0.9, 100)])
    }

    /// 100 points there and 300 back: a quarter of the time for the first frame, whatever it asked for.
    @Test func pacedFramesMoveAtOneSpeed() {
        expect(
            .calculationModePaced, [(0.5, 0.25, 100), (0.75, 0.25, -200)],
            gives: [(0.125, 50), (0.25, 100), (0.5, 0), (0.75, -100)])
    }

    /// The slopes are 200 at 0, (0 - 0) / 1 at the middle and -200 at 1, so that the quarters are at
    /// 0.125 · 0.5 · 200 + 0.5 · 100.
    @Test func cubicFramesAreASpline() {
        expect(
            .calculationModeCubic, [(0, 0.5, 100), (0.5, 0.5, 0)], gives: [(0.25, 62.5), (0.5, 100), (0.75, 62.5)])
    }

    @Test func aSplineThroughPointsOnALineIsTheLine() {
        expect(
            .calculationModeCubic, [(0, 0.25, 25), (0.25, 0.5, 75), (0.75, 0.25, 100)],
            gives: [(0.1, 10), (0.25, 25), (0.4, 40), (0.6, 60), (0.8, 80), (0.99, 99)])
    }

    /// A pause is a piece of its own, with the slopes 100 / 0.5 at its start and 100 / 0.75 at its end, each of which
    /// has moved the middle of the piece by an eighth of its length.
    @Test func aSplinePassesAPauseSmoothly() {
        expect(
            .calculationModeCubic, [(0, 0.25, 100), (0.5, 0.5, 200)],
            gives: [(0.25, 100), (0.375, 100 + 0.125 * 0.25 * (200 - 100 / 0.75)), (0.5, 100)])
    }

    /// Paced times 0, 0.25 and 1, then slopes 400 and (-200 - 0) / 1 at the first two: at 0.125 the spline is at
    /// 0.5 · 100 + 0.125 · 0.25 · (400 + 200).
    @Test func cubicPacedFramesAreASplineAtPacedTimes() {
        expect(
            .calculationModeCubicPaced, [(0.5, 0.25, 100), (0.75, 0.25, -200)],
            gives: [(0.125, 68.75), (0.25, 100)])
    }

    @Test func eachPropertyHasItsOwnFrames() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModePaced, Self.linear]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.center.x = 100
                view.alpha = 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 400 }
        }
        stage.frame(at: 0.5)
        #expect(isNear(view.shown.center.x, 200))
        #expect(isNear(view.shown.alpha, 0.5))
    }
}
