import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ScrollViewTests {
    private func makeScrollView(on stage: Stage, content: CGFloat = 1000) -> UIScrollView {
        let view = stage.add(UIScrollView(), 0, 0, 200, 200)
        view.contentSize = CGSize(width: 200, height: content)
        stage.frame()
        return view
    }

    @Test func theOffsetIsTheBoundsOrigin() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 100))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test(arguments: [UITouch.TouchType.direct, .indirectPointer])
    func aDragMovesTheContentWithoutAJump(_ type: UITouch.TouchType) {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        view.contentOffset.y = 300
        stage.touch(.began, 100, 150, type: type)
        stage.touch(.moved, 100, 139, type: type)
        #expect(view.isDragging)
        #expect(view.contentOffset.y == 300)
        stage.touch(.moved, 100, 109, type: type)
        #expect(view.contentOffset.y == 330)
        stage.wait(1)
        stage.touch(.ended, 100, 109, type: type)
        #expect(view.contentOffset.y == 330)
        #expect(!view.isDecelerating)
        stage.close()
    }

    @Test func aHorizontalDragLeavesAVerticalScrollViewAlone() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        stage.touch(.began, 20, 100)
        stage.touch(.moved, 120, 100)
        #expect(!view.isDragging)
        stage.touch(.ended, 120, 100)
        stage.close()
    }

    @Test func pastTheEndTheContentFollowsLessAndLess() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        stage.touch(.began, 100, 50)
        stage.touch(.moved, 100, 60)
        stage.touch(.moved, 100, 160)
        // The published rule: (1 - 1 / (x * 0.55 / d + 1)) * d with x = 100 and d = 200.
        let expected = -(1 - 1 / (100 * 0.55 / 200 + 1)) * 200
        #expect(abs(view.contentOffset.y - expected) < 0.001)
        stage.wait(1)
        stage.touch(.ended, 100, 160)
        for _ in 0..<200 { stage.frame(after: 1.0 / 60) }
        #expect(view.contentOffset.y == 0)
        #expect(!view.isDecelerating)
        stage.close()
    }

    /// Events that come all at once give the finger an absurd speed.
    @Test func aFlingFasterThanAFingerLeavesContentInSight() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        view.contentOffset.y = 10
        view.release(velocity: CGPoint(x: 0, y: -1_000_000))
        for _ in 0..<300 {
            stage.frame(after: 1.0 / 60)
            #expect(view.contentOffset.y > -view.bounds.height)
        }
        #expect(view.contentOffset.y == 0)
        stage.close()
    }

    @Test func withoutBouncesTheContentStopsAtItsEnd() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        view.bounces = false
        stage.touch(.began, 100, 50)
        stage.touch(.moved, 100, 60)
        stage.touch(.moved, 100, 160)
        #expect(view.contentOffset.y == 0)
        stage.touch(.ended, 100, 160)
        stage.close()
    }

    @Test func aFlickRunsOnByTheDecelerationRateAndComesToRest() {
        let stage = Stage()
        let view = makeScrollView(on: stage, content: 10000)
        view.contentOffset.y = 2000
        stage.touch(.began, 100, 190)
        for step in 1...10 {
            stage.wait(0.01)
            stage.touch(.moved, 100, 190 - CGFloat(step) * 10)
        }
        let start = view.contentOffset.y
        stage.touch(.ended, 100, 90)
        #expect(view.isDecelerating)
        var last = start
        var steps: [CGFloat] = []
        for _ in 0..<600 {
            stage.frame(after: 1.0 / 60)
            steps.append(view.contentOffset.y - last)
            last = view.contentOffset.y
        }
        #expect(!view.isDecelerating)
        // 1000 points a second that lose 0.2 % of their speed in each millisecond run 1000 / (-1000 ln 0.998) =
        // 499.5 points; the last 4 points a second, 2 points of way, are left out.
        #expect(abs(view.contentOffset.y - start - 499.5) < 2.5)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
        #expect(!UIApplication.shared.needsFrame || view.motion == nil)
        stage.close()
    }

    /// What a scroll view tells about its movements; sends a released drag to `target` if there is one.
    private final class Listener: NSObject, UIScrollViewDelegate {
        var target: CGFloat?
        var told: [String] = []
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if let target { targetContentOffset.pointee.y = target }
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { told.append("begin") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told.append("end") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("animation") }
    }

    @Test func aTargetOfTheDelegatesIsDeceleratedTo() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        let listener = Listener()
        listener.target = 350
        view.delegate = listener
        view.release(velocity: CGPoint(x: 0, y: 500))
        #expect(view.isDecelerating)
        for _ in 0..<300 { stage.frame(after: 1.0 / 60) }
        #expect(view.contentOffset.y == 350)
        #expect(!view.isDecelerating)
        #expect(listener.told == ["begin", "end"])
        view.setContentOffset(.zero, animated: true)
        for _ in 0..<60 { stage.frame(after: 1.0 / 60) }
        #expect(listener.told == ["begin", "end", "animation"])
        stage.close()
    }

    @Test func contentRestsWithinItsEndsHoweverTheViewGrewMeanwhile() {
        let stage = Stage(width: 300, height: 600)
        let view = makeScrollView(on: stage)
        let listener = Listener()
        view.delegate = listener
        view.contentOffset.y = 700
        view.release(velocity: CGPoint(x: 0, y: 2000))
        stage.frame(after: 1.0 / 60)
        view.frame.size.height = 400
        for _ in 0..<300 { stage.frame(after: 1.0 / 60) }
        #expect(view.contentOffset.y == 600)
        #expect(listener.told == ["begin", "end"])
        view.setContentOffset(.zero, animated: true)
        stage.frame(after: 1)
        view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        stage.frame(after: 0.1)
        view.frame.size.height = 500
        stage.frame(after: 0.1)
        stage.frame(after: 1)
        #expect(view.contentOffset.y == 500)
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.frame(after: 0.29)
        view.contentSize.height = 800
        stage.frame()
        stage.touch(.began, 100, 100)
        stage.frame()
        #expect(view.contentOffset.y == 300)
        stage.touch(.ended, 100, 100)
        stage.close()
    }

    @Test func aTouchStopsTheContent() {
        let stage = Stage()
        let view = makeScrollView(on: stage, content: 10000)
        stage.touch(.began, 100, 190)
        for step in 1...10 {
            stage.wait(0.01)
            stage.touch(.moved, 100, 190 - CGFloat(step) * 10)
        }
        stage.touch(.ended, 100, 90)
        stage.frame(after: 0.1)
        let offset = view.contentOffset
        stage.touch(.began, 100, 100)
        stage.frame(after: 0.1)
        #expect(view.contentOffset == offset)
        #expect(!view.isDecelerating)
        stage.touch(.ended, 100, 100)
        stage.close()
    }

    @Test func aWheelScrollsTheInnermostViewThatCanMoveAndStopsAtTheEnd() {
        let stage = Stage()
        let outer = makeScrollView(on: stage)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        inner.contentSize = CGSize(width: 200, height: 150)
        outer.addSubview(inner)
        func wheel(_ y: CGFloat) {
            UIApplication.shared.sendScroll(CGPoint(x: 0, y: y), at: CGPoint(x: 100, y: 50), on: stage.screen)
        }
        wheel(40)
        #expect(inner.contentOffset.y == 40)
        wheel(40)
        #expect(inner.contentOffset.y == 50)
        #expect(outer.contentOffset.y == 0)
        wheel(30)
        #expect(outer.contentOffset.y == 30)
        stage.close()
    }

    @Test func insetsMoveTheEnds() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0)
        #expect(view.verticalLimits == -10...850)
        view.contentOffset.y = 850
        view.contentInset.bottom = 0
        stage.frame()
        #expect(view.contentOffset.y == 800)
        stage.close()
    }

    @Test func aRectangleIsScrolledToJustAsFarAsNeeded() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        view.contentInset.bottom = 40
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 100, height: 20), animated: false)
        #expect(view.contentOffset.y == 160)
        view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 100, height: 20), animated: false)
        #expect(view.contentOffset.y == 160)
        view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 100, height: 20), animated: false)
        #expect(view.contentOffset.y == 20)
        stage.close()
    }

    @Test func aRectangleThatShowsIsNoReasonToMove() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.frame(after: 0.15)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        stage.frame(after: 0.2)
        #expect(view.contentOffset.y == 100)
        view.contentOffset.y = -50
        view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == -50)
        stage.close()
    }

    @Test func anAnimatedOffsetIsReachedExactly() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(view.contentOffset.y == 0)
        stage.frame(after: 0.15)
        #expect(abs(view.contentOffset.y - 50) < 1e-6)
        stage.frame(after: 0.2)
        #expect(view.contentOffset.y == 100)
        stage.close()
    }

    @Test func aFlickThatStartsOnAButtonScrollsAndARestingFingerPresses() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        view.addSubview(button)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.touch(.began, 100, 150)
        #expect(!button.isHighlighted)
        stage.touch(.moved, 100, 100)
        stage.touch(.moved, 100, 90)
        #expect(view.contentOffset.y == 10)
        stage.touch(.ended, 100, 90)
        #expect(presses == 0)
        stage.frame(after: 5)
        view.contentOffset = .zero
        stage.touch(.began, 100, 150)
        stage.wait(0.2)
        #expect(button.isHighlighted)
        stage.touch(.moved, 100, 100)
        #expect(!view.isDragging)
        stage.touch(.ended, 100, 150)
        #expect(presses == 1)
        stage.tap(100, 50)
        #expect(presses == 2)
        stage.close()
    }

    @Test func pageKeysScrollWhereNobodyElseUsesThem() {
        let stage = Stage()
        let view = makeScrollView(on: stage)
        #expect(stage.press(.keyboardPageDown))
        #expect(view.contentOffset.y == 180)
        #expect(stage.press(.keyboardEnd))
        #expect(view.contentOffset.y == 800)
        #expect(!stage.press(.keyboardEnd))
        stage.close()
    }
}
