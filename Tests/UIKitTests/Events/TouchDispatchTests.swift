import Foundation
import Testing

@testable import UIKit

/// A view that keeps a record of the touches that it was told of.
@MainActor final class TouchRecorder: UIView {
    var log: [String] = []
    var lastLocation = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ what: String, _ touches: Set<UITouch>) {
        log.append(what)
        if let touch = touches.first { lastLocation = touch.location(in: self) }
    }
}

@MainActor @Suite(.serialized) struct TouchDispatchTests {
    @Test func aViewIsToldOfATouchInItsOwnCoordinates() {
        let stage = Stage()
        let view = stage.add(TouchRecorder(), 50, 60, 100, 100)
        stage.touch(.began, 70, 90)
        #expect(view.lastLocation == CGPoint(x: 20, y: 30))
        stage.touch(.moved, 80, 100)
        stage.touch(.ended, 80, 100)
        #expect(view.log == ["began", "moved", "ended"])
        #expect(view.lastLocation == CGPoint(x: 30, y: 40))
        stage.close()
    }

    @Test func aTouchStaysWithTheViewInWhichItBegan() {
        let stage = Stage()
        let left = stage.add(TouchRecorder(), 0, 0, 100, 100)
        let right = stage.add(TouchRecorder(), 100, 0, 100, 100)
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 150, 50)
        stage.touch(.ended, 150, 50)
        #expect(left.log == ["began", "moved", "ended"])
        #expect(right.log == [])
        stage.close()
    }

    @Test func theFrontWindowGetsTheTouch() {
        let stage = Stage()
        let behind = stage.add(TouchRecorder(), 0, 0, 300, 300)
        let front = UIWindow(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        front.screen = stage.screen
        front.windowLevel = .alert
        front.isHidden = false
        let view = TouchRecorder(frame: front.bounds)
        front.addSubview(view)
        stage.tap(150, 120)
        #expect(view.lastLocation == CGPoint(x: 50, y: 20))
        #expect(behind.log == [])
        stage.tap(20, 20)
        #expect(behind.log == ["began", "ended"])
        front.isHidden = true
        stage.tap(150, 120)
        #expect(behind.log.count == 4)
        stage.close()
    }

    @Test func touchesThatNeverBeganAreIgnored() {
        let stage = Stage()
        let view = stage.add(TouchRecorder(), 0, 0, 100, 100)
        stage.touch(.moved, 50, 50, finger: 9)
        stage.touch(.ended, 50, 50, finger: 9)
        #expect(view.log == [])
        stage.close()
    }

    @Test func aFingerThatBeginsTwiceIsCancelledFirst() {
        let stage = Stage()
        let view = stage.add(TouchRecorder(), 0, 0, 100, 100)
        stage.touch(.began, 50, 50)
        stage.touch(.began, 60, 50)
        stage.touch(.ended, 60, 50)
        #expect(view.log == ["began", "cancelled", "began", "ended"])
        stage.close()
    }

    @Test(arguments: [(false, 1), (true, 2)])
    func aSecondTouchComesOnlyToViewsThatTakeSeveral(isMultiple: Bool, count: Int) {
        let stage = Stage()
        let view = stage.add(TouchRecorder(), 0, 0, 100, 100)
        view.isMultipleTouchEnabled = isMultiple
        stage.touch(.began, 20, 20, finger: 1)
        stage.touch(.began, 60, 60, finger: 2)
        #expect(view.log == Array(repeating: "began", count: count))
        stage.touch(.ended, 60, 60, finger: 2)
        stage.touch(.ended, 20, 20, finger: 1)
        stage.close()
    }

    @Test func tapsInARowAreCountedByTimeAndPlace() {
        let stage = Stage()
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map { $0.tapCount }
            }
        }
        let view = stage.add(Counter(), 0, 0, 300, 300)
        stage.tap(50, 50)
        stage.wait(0.2)
        stage.tap(51, 50)
        stage.wait(0.2)
        stage.tap(50, 51)
        stage.wait(1)
        stage.tap(50, 50)
        stage.wait(0.1)
        stage.tap(250, 50)
        #expect(view.counts == [1, 2, 3, 1, 1])
        stage.close()
    }

    @Test func hoverAsksTheViewUnderThePointerThenItsSuperviews() {
        let stage = Stage()
        let button = UIButton(type: .system)
        stage.add(button, 0, 0, 100, 40)
        func shape(_ x: CGFloat, _ y: CGFloat) -> UIPointerShape {
            UIApplication.shared.sendHover(at: CGPoint(x: x, y: y), on: stage.screen)
        }
        #expect(shape(50, 20) == .hand)
        #expect(shape(50, 100) == .arrow)
        button.isEnabled = false
        #expect(shape(50, 20) == .arrow)
        #expect(UIApplication.shared.sendHover(at: nil, on: stage.screen) == .arrow)
        stage.close()
    }
}
