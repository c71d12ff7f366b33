import Foundation
import Testing

@testable import Clavier
@testable import UIKit

/// The guide as its view and what is around it change.
@Suite @MainActor struct ClavierGuideLifeTests {
    @Test func aViewWithoutAWindowHasItAtItsBottom() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        let bar = UIView(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.clavierLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.layoutIfNeeded()
        #expect(bar.frame.maxY == 40)
        view.frame.size.height = 70
        view.layoutIfNeeded()
        #expect(bar.frame.maxY == 70)
        #expect(view.clavierLayoutGuide.layoutFrame == CGRect(x: 0, y: 70, width: 30, height: 0))
    }

    /// The iOS library's guide kept the constraints of the view that it left.
    @Test func aGuideThatIsAddedToAnotherViewFollowsThere() {
        let stage = TestStage()
        defer { stage.close() }
        let (first, second) = (stage.addView(0, 0, 100, 200), stage.addView(10, 50, 50, 100))
        let guide = first.clavierLayoutGuide
        #expect(first.constraints.count == 4)
        second.addLayoutGuide(guide)
        #expect(first.constraints.isEmpty)
        #expect(second.constraints.count == 4)
        stage.showKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 50, width: 50, height: 50))
        #expect(second.clavierLayoutGuide === guide)
        #expect(first.clavierLayoutGuide !== guide)
        second.removeLayoutGuide(guide)
        #expect(second.constraints.isEmpty)
        #expect(guide.layoutFrame == .zero)
    }

    @Test(arguments: [false, true]) func aGuideThatWasRemovedIsReplaced(usesApples: Bool) {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 200)
        view.usingAppleKeyboardLayoutGuideIfAvailable = usesApples
        stage.showKeyboard()
        view.removeLayoutGuide(view.clavierLayoutGuide)
        view.removeLayoutGuide(view.safeClavierLayoutGuide)
        for guide in [view.clavierLayoutGuide, view.safeClavierLayoutGuide] {
            #expect(guide.owningView === view)
            #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 100, height: 100))
        }
        #expect(view.clavierLayoutGuide === view.clavierLayoutGuide)
        #expect(view.safeClavierLayoutGuide === view.safeClavierLayoutGuide)
    }

    @Test(
        arguments: [
            CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 400),
            CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
        ], [false, true])
    func aViewThatIsNowhereHasNothingCovered(frame: CGRect, usesApples: Bool) {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 200)
        view.usingAppleKeyboardLayoutGuideIfAvailable = usesApples
        stage.showKeyboard()
        view.frame = frame
        let inner = stage.addView(0, 0, 10, 20, in: view)
        for guide in [inner.clavierLayoutGuide, inner.safeClavierLayoutGuide] {
            #expect(guide.layoutFrame == CGRect(x: 0, y: 20, width: 10, height: 0))
        }
        let guides = [view.clavierLayoutGuide, view.safeClavierLayoutGuide]
        for guide in guides { _ = guide.layoutFrame }
        stage.commit(at: 2)
        view.frame = CGRect(x: 0, y: 50, width: 100, height: 150)
        for guide in guides { #expect(guide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 100)) }
    }

    @Test func aGuideMadeByHandWorksToo() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 200)
        let guide = ClavierLayoutGuide()
        view.addLayoutGuide(guide)
        stage.showKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 100, height: 100))
        #expect(view.clavierLayoutGuide === guide)
    }

    @Test func aViewThatIsGoneLeavesNothingBehind() {
        let stage = TestStage()
        defer { stage.close() }
        weak var guide: UILayoutGuide?
        do {
            let view = stage.addView(0, 0, 100, 200)
            guide = view.clavierLayoutGuide
            view.removeFromSuperview()
        }
        #expect(guide == nil)
        stage.showKeyboard()
    }

    @Test func aResizedScreenIsFollowedWithTheKeyboardUp() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 400)
        let guide = view.clavierLayoutGuide
        stage.showKeyboard()
        stage.screen.bounds.size = CGSize(width: 300, height: 250)
        stage.window.frame = stage.screen.bounds
        stage.commit(at: 3)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 150, width: 100, height: 100))
        stage.screen.bounds.size = CGSize(width: 60, height: 350)
        stage.commit(at: 4)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 250, width: 60, height: 100))
    }

    @Test func anotherHeightIsFollowed() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 200)
        let guide = view.clavierLayoutGuide
        stage.showKeyboard()
        for height in [130.0, 60, 100] {
            stage.keyboard.preferredHeight = height
            UIApplication.shared.commitFrame(at: UIApplication.shared.currentTime + 1)
            #expect(guide.layoutFrame == CGRect(x: 0, y: 200 - height, width: 100, height: height))
        }
    }

    @Test func aSafeAreaThatChangesIsFollowed() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 200)
        let guide = view.safeClavierLayoutGuide
        let bar = UIView(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        stage.commit(at: 0)
        #expect(bar.frame.maxY == 200)
        stage.window.windowSafeAreaInsets.bottom = 34
        stage.commit(at: 1)
        #expect(bar.frame.maxY == 166)
        stage.window.windowSafeAreaInsets = UIEdgeInsets(top: 500, left: 500, bottom: 500, right: 500)
        #expect(guide.layoutFrame.size == .zero)
    }

    @Test func isNotRoundedToPixels() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 0, 100, 200)
        stage.keyboard.preferredHeight = 100.3
        stage.showKeyboard()
        #expect(
            isNear(view.clavierLayoutGuide.layoutFrame, CGRect(x: 0, y: 99.7, width: 100, height: 100.3), within: 1e-9))
    }

    /// What keeps clear of the keyboard has nothing covered inside of it: no inset comes twice.
    @Test func aViewThatKeepsClearHasNothingCovered() {
        let stage = TestStage(300, 400, keyboardHeight: 150)
        defer { stage.close() }
        let outer = stage.addView(0, 0, 300, 400)
        let inner = stage.addView(0, 0, 0, 0, in: outer)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.clavierLayoutGuide.topAnchor),
        ])
        let guide = inner.clavierLayoutGuide
        stage.keyboard.show()
        for step in 0...36 {
            stage.commit(at: Double(step) / 64)
            // The view's bottom is rounded to a pixel, the keyboard's top is not.
            #expect(guide.layoutFrame.height <= 0.5)
            #expect(abs(inner.frame.maxY - stage.keyboard.presentedFrame.minY) <= 0.5)
        }
        #expect(guide.layoutFrame == CGRect(x: 0, y: 250, width: 300, height: 0))
    }

    /// The view is smaller than its safe area before the guide has followed, which is nothing to report.
    @Test func aViewThatBecomesSmallerThanItsSafeAreaContradictsNothing() {
        let stage = TestStage()
        defer { stage.close() }
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        let view: UIView = controller.view
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        stage.window.addSubview(view)
        let guide = view.safeClavierLayoutGuide
        stage.commit(at: 0)
        #expect(isNear(guide.layoutFrame, CGRect(x: 12, y: 88, width: 76, height: 0)))
        var reports: [LayoutConflict] = []
        UIView.layoutConflictHandler = { reports.append($0) }
        defer { UIView.layoutConflictHandler = nil }
        view.frame.size = CGSize(width: 10, height: 10)
        stage.commit(at: 1)
        #expect(reports.isEmpty)
        #expect(isNear(guide.layoutFrame, CGRect(x: 12, y: 12, width: 0, height: 0)))
        view.frame.size = CGSize(width: 100, height: 100)
        stage.commit(at: 2)
        #expect(isNear(guide.layoutFrame, CGRect(x: 12, y: 88, width: 76, height: 0)))
    }

    /// The rectangle of a hidden keyboard lies below the screen, where it covers nothing; that of a keyboard that has
    /// begun to slide is the same, and covers what of a view lies there.
    @Test func aKeyboardThatComesCoversAtOnceWhatIsBelowTheScreen() {
        let stage = TestStage()
        defer { stage.close() }
        let view = stage.addView(0, 150, 100, 100)
        let guide = view.clavierLayoutGuide
        stage.commit(at: 0)
        #expect(isNear(guide.layoutFrame, CGRect(x: 0, y: 100, width: 100, height: 0)))
        stage.keyboard.show()
        #expect(isNear(guide.layoutFrame, CGRect(x: 0, y: 50, width: 100, height: 50)))
    }

    @Test func aWindowThatGoesToAnotherScreenLeavesTheKeyboardBehind() {
        let stage = TestStage()
        let other = TestStage()
        defer {
            stage.close()
            other.close()
        }
        let view = stage.addView(0, 0, 100, 200)
        let guide = view.clavierLayoutGuide
        stage.showKeyboard()
        #expect(isNear(guide.layoutFrame, CGRect(x: 0, y: 100, width: 100, height: 100)))
        stage.window.screen = other.screen
        #expect(isNear(guide.layoutFrame, CGRect(x: 0, y: 200, width: 100, height: 0)))
        stage.window.screen = stage.screen
        #expect(isNear(guide.layoutFrame, CGRect(x: 0, y: 100, width: 100, height: 100)))
    }
}
