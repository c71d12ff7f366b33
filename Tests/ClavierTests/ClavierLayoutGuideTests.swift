import Foundation
import Testing

@testable import Clavier
@testable import UIKit

@Suite @MainActor struct ClavierLayoutGuideTests {
    struct Case: Sendable {
        let view: CGRect
        let plain: CGRect
        let safe: CGRect

        init(
            _ view: (Double, Double, Double, Double), _ plain: (Double, Double, Double, Double),
            _ safe: (Double, Double, Double, Double)
        ) {
            func rect(_ r: (Double, Double, Double, Double)) -> CGRect {
                CGRect(x: r.0, y: r.1, width: r.2, height: r.3)
            }
            (self.view, self.plain, self.safe) = (rect(view), rect(plain), rect(safe))
        }
    }

    /// The numbers of the iOS library's own tests: a window of 100 x 200, safe area 10, keyboard 100 high.
    static let shown = [
        Case((0, 0, 100, 200), (0, 100, 100, 100), (10, 100, 80, 90)),
        Case((20, 20, 60, 160), (0, 80, 60, 80), (10, 80, 40, 70)),
        Case((0, 0, 100, 100), (0, 100, 100, 0), (10, 90, 80, 0)),
    ]
    static let hidden = [
        Case((0, 0, 100, 200), (0, 200, 100, 0), (10, 190, 80, 0)),
        Case((20, 20, 60, 160), (0, 160, 60, 0), (10, 150, 40, 0)),
        Case((0, 0, 100, 100), (0, 100, 100, 0), (10, 90, 80, 0)),
    ]

    /// The library's views have a safe area of 10 on each side wherever they stand.
    private func view(_ frame: CGRect, on stage: TestStage) -> UIView {
        let controller = UIViewController()
        controller.view = stage.addView(frame.minX, frame.minY, frame.width, frame.height)
        controllers.controllers.append(controller)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        return controller.view
    }

    private final class Controllers { var controllers: [UIViewController] = [] }
    private let controllers = Controllers()

    @Test(arguments: 0..<3) func coversWhatTheShownKeyboardCovers(index: Int) {
        let stage = TestStage()
        defer { stage.close() }
        let view = view(Self.shown[index].view, on: stage)
        let (plain, safe) = (view.clavierLayoutGuide, view.safeClavierLayoutGuide)
        stage.showKeyboard()
        #expect(plain.layoutFrame == Self.shown[index].plain)
        #expect(safe.layoutFrame == Self.shown[index].safe)
    }

    @Test(arguments: 0..<3) func isTheBottomEdgeWhileTheKeyboardIsHidden(index: Int) {
        let stage = TestStage()
        defer { stage.close() }
        let view = view(Self.hidden[index].view, on: stage)
        #expect(view.clavierLayoutGuide.layoutFrame == Self.hidden[index].plain)
        #expect(view.safeClavierLayoutGuide.layoutFrame == Self.hidden[index].safe)
        stage.showKeyboard()
        stage.keyboard.hide()
        UIApplication.shared.commitFrame(at: UIApplication.shared.currentTime + 1)
        #expect(view.clavierLayoutGuide.layoutFrame == Self.hidden[index].plain)
        #expect(view.safeClavierLayoutGuide.layoutFrame == Self.hidden[index].safe)
    }

    @Test func followsEveryFrameOfASlide() {
        let stage = TestStage(300, 400, keyboardHeight: 150, safeArea: 20)
        defer { stage.close() }
        let view = stage.addView(30, 50, 200, 340)
        let bar = UIView(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.clavierLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 20),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        let safe = view.safeClavierLayoutGuide
        stage.keyboard.show()
        var last: CGFloat = 340
        for step in 0...40 {
            stage.commit(at: Double(step) / 64)
            let top = min(stage.keyboard.presentedFrame.minY - 50, 340)
            #expect(isNear(view.clavierLayoutGuide.layoutFrame, CGRect(x: 0, y: top, width: 200, height: 340 - top)))
            // The safe area ends at 380 on the screen, which is 330 in the view.
            let safeTop = min(top, 330)
            #expect(isNear(safe.layoutFrame, CGRect(x: 0, y: safeTop, width: 200, height: 330 - safeTop)))
            #expect(abs(bar.frame.maxY - top) <= 0.5)
            #expect(top <= last)
            last = top
        }
        #expect(last == 200)
    }

    @Test func isTheSameGuideEachTime() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 10, 10)
        #expect(view.clavierLayoutGuide === view.clavierLayoutGuide)
        #expect(view.safeClavierLayoutGuide === view.safeClavierLayoutGuide)
        #expect(view.clavierLayoutGuide !== view.safeClavierLayoutGuide)
        #expect(view.clavierLayoutGuide is ClavierLayoutGuide)
        #expect(view.layoutGuides.filter { $0 is ClavierLayoutGuide }.count == 2)
    }

    @Test func aScrolledViewHasItWhereItIsSeen() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 200)
        let guide = view.clavierLayoutGuide
        view.bounds.origin = CGPoint(x: 7, y: 300)
        #expect(guide.layoutFrame == CGRect(x: 7, y: 500, width: 100, height: 0))
        stage.showKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 7, y: 400, width: 100, height: 100))
        view.bounds.origin = CGPoint(x: 0, y: 50)
        stage.commit(at: 2)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 150, width: 100, height: 100))
    }

    @Test func aScrollViewHasItWhereItIsSeen() {
        let stage = TestStage()
        defer { stage.close() }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scrollView.usingAppleKeyboardLayoutGuideIfAvailable = false
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        stage.window.addSubview(scrollView)
        let guide = scrollView.clavierLayoutGuide
        scrollView.contentOffset.y = 300
        stage.showKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 400, width: 100, height: 100))
        #expect(scrollView.contentSize == CGSize(width: 100, height: 1000))
        scrollView.contentOffset.y = 310
        stage.commit(at: 2)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 410, width: 100, height: 100))
    }

    @Test func nestedAndMovedViewsAreFollowed() {
        let stage = TestStage()
        defer { stage.close() }
        let outer = stage.addView(10, 20, 80, 170)
        outer.bounds.origin.y = 5
        let inner = stage.addView(5, 105, 60, 60, in: outer)
        let guide = inner.clavierLayoutGuide
        stage.showKeyboard()
        // On the screen the inner view reaches from 120 to 180.
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 60, height: 60))
        outer.frame.origin.y = -30
        stage.commit(at: 2)
        // Now from 70 to 130.
        #expect(guide.layoutFrame == CGRect(x: 0, y: 30, width: 60, height: 30))
        let other = stage.addView(0, 90, 100, 100)
        other.addSubview(inner)
        inner.frame.origin = CGPoint(x: 0, y: -15)
        stage.commit(at: 3)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 25, width: 60, height: 35))
        inner.removeFromSuperview()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 60, width: 60, height: 0))
    }

    @Test func transformsAreSeenThrough() {
        let stage = TestStage()
        defer { stage.close() }
        let scaled = stage.addView(0, 100, 50, 50)
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        // On the screen it covers (-25, 75, 100, 100).
        let turned = stage.addView(0, 60, 80, 80)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let (first, second) = (scaled.clavierLayoutGuide, turned.clavierLayoutGuide)
        stage.showKeyboard()
        #expect(isNear(first.layoutFrame, CGRect(x: 12.5, y: 12.5, width: 37.5, height: 37.5)))
        // The lower half on the screen is the right half of a view that is turned clockwise.
        #expect(isNear(second.layoutFrame, CGRect(x: 40, y: 0, width: 40, height: 80)))
    }

    @Test func aViewResizedInMidSlideIsRightAtOnce() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 150)
        let guide = view.clavierLayoutGuide
        stage.keyboard.timing = KeyboardTiming(curve: .linear, duration: 1)
        stage.keyboard.show()
        stage.commit(at: 0.75)
        #expect(isNear(guide.layoutFrame, CGRect(x: 0, y: 125, width: 100, height: 25)))
        view.frame.size.height = 200
        #expect(isNear(guide.layoutFrame, CGRect(x: 0, y: 125, width: 100, height: 75)))
        view.frame = CGRect(x: 10, y: 10, width: 50, height: 100)
        #expect(isNear(guide.layoutFrame, CGRect(x: 0, y: 100, width: 50, height: 0)))
    }

    @Test func leftAndRightOfAFloatingKeyboardCount() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 200)
        let guide = view.clavierLayoutGuide
        stage.keyboard.setPlacement(.floating(CGRect(x: 20, y: 50, width: 60, height: 40)))
        stage.showKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 20, y: 50, width: 60, height: 40))
        let beside = stage.addView(80, 50, 20, 40)
        #expect(beside.clavierLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 20, height: 0))
    }

    @Test func aSecondWindowHasItsOwnPlace() {
        let stage = TestStage()
        defer { stage.close() }
        let other = UIWindow(frame: CGRect(x: 30, y: 50, width: 50, height: 100))
        other.screen = stage.screen
        other.isHidden = false
        let view = stage.addView(0, 0, 50, 100, in: other)
        let guide = view.clavierLayoutGuide
        stage.showKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 50, width: 50, height: 50))
        stage.window.addSubview(view)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 50, height: 0))
        other.isHidden = true
    }

    @Test func aKeyboardOnAnotherScreenCoversNothing() {
        let (stage, other) = (TestStage(), TestStage())
        defer {
            stage.close()
            other.close()
        }
        let view = stage.addView(0, 0, 100, 200)
        let guide = view.clavierLayoutGuide
        other.showKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 200, width: 100, height: 0))
        other.window.addSubview(view)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 100, height: 100))
    }
}
