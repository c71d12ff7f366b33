import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct KeyboardLayoutGuideTests {
    private let floating = CGRect(x: 60, y: 130, width: 200, height: 150)

    @Test func hiddenItIsTheBottomOfTheSafeArea() {
        let stage = Stage()
        defer { stage.close() }
        stage.window.windowSafeAreaInsets.bottom = 34
        let view = stage.addView(CGRect(x: 0, y: 0, width: 320, height: 480))
        let guide = view.keyboardLayoutGuide
        #expect(guide === view.keyboardLayoutGuide)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
        guide.usesBottomSafeArea = false
        #expect(guide.layoutFrame == CGRect(x: 0, y: 480, width: 320, height: 0))
        let upper = stage.addView(CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(upper.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 320, height: 0))
    }

    @Test func followsTheKeyboardAtEveryFrame() {
        let stage = Stage()
        defer { stage.close() }
        stage.window.windowSafeAreaInsets.bottom = 34
        let view = stage.addView(CGRect(x: 20, y: 40, width: 200, height: 420))
        let bar = UIView(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 40),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        stage.keyboard.show()
        for step in 0...40 {
            stage.frame(at: Double(step) / 64)
            // The safe area ends 14 points above the view's bottom.
            let top = min(stage.keyboard.presentedFrame.minY - 40, 406)
            #expect(isNear(view.keyboardLayoutGuide.layoutFrame.minY, top))
            #expect(isNear(bar.frame.maxY, top, within: 0.5))
            #expect(isNear(view.keyboardLayoutGuide.layoutFrame.maxY, 420))
        }
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 224, width: 200, height: 196))
    }

    @Test func anUndockedKeyboardCountsAsDismissedUnlessItIsFollowed() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 320, height: 480))
        let guide = view.keyboardLayoutGuide
        stage.keyboard.setPlacement(.floating(floating))
        stage.keyboard.show()
        stage.frame(at: 1)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 480, width: 320, height: 0))
        guide.followsUndockedKeyboard = true
        stage.frame(at: 2)
        #expect(guide.layoutFrame == floating)
    }

    @Test func trackedConstraintsFollowTheEdges() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 320, height: 480))
        let guide = view.keyboardLayoutGuide
        func constraint() -> NSLayoutConstraint {
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        }
        let (top, bottom, middle) = (constraint(), constraint(), constraint())
        guide.setConstraints([top], activeWhenNearEdge: .top)
        guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
        guide.setConstraints([middle], activeWhenAwayFrom: [.leading, .trailing])
        #expect(![top, bottom, middle].contains { $0.isActive })
        guide.followsUndockedKeyboard = true
        stage.frame(at: 0)
        // A docked keyboard, also a hidden one, is near the bottom and away from the sides.
        #expect([top, bottom, middle].map(\.isActive) == [false, true, true])
        stage.keyboard.setPlacement(.floating(CGRect(x: 0, y: 0, width: 200, height: 150)))
        stage.keyboard.show()
        stage.frame(at: 1)
        #expect([top, bottom, middle].map(\.isActive) == [true, false, false])
        stage.keyboard.setPlacement(.floating(CGRect(x: 110, y: 165, width: 100, height: 150)))
        stage.frame(at: 2)
        #expect([top, bottom, middle].map(\.isActive) == [false, false, true])
        #expect(guide.constraints(activeWhenNearEdge: .top) == [top])
        #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]) == [middle])
        guide.setConstraints(nil, activeWhenAwayFrom: [.leading, .trailing])
        #expect(!middle.isActive)
        #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]).isEmpty)
        guide.removeAllTrackedConstraints()
        #expect(guide.constraints(activeWhenNearEdge: .top).isEmpty)
    }

    @Test func dismissPaddingIsNeverNegative() {
        let stage = Stage()
        defer { stage.close() }
        let guide = stage.addView(.zero).keyboardLayoutGuide
        #expect(guide.keyboardDismissPadding == 0)
        guide.keyboardDismissPadding = 12
        #expect(guide.keyboardDismissPadding == 12)
        guide.keyboardDismissPadding = -5
        #expect(guide.keyboardDismissPadding == 0)
    }

    @Test func aViewWithoutAWindowHasItAtItsBottom() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 60))
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 60, width: 50, height: 0))
        view.frame.size.height = 80
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 80, width: 50, height: 0))
    }

    @Test func aLayoutPassOutsideOfAFrameHasItInPlace() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 320, height: 300))
        let bar = UIView(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.keyboard.show()
        stage.frame(at: 1)
        #expect(bar.frame.maxY == 264)
        view.frame.origin.y = 50
        view.layoutIfNeeded()
        #expect(bar.frame.maxY == 214)
    }

    @Test func aScrolledScrollViewHasItWhereItIsSeen() {
        let stage = Stage()
        defer { stage.close() }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        stage.window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        let guide = scrollView.keyboardLayoutGuide
        stage.keyboard.show()
        scrollView.contentOffset.y = 500
        stage.frame(at: 1)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 764, width: 320, height: 216))
        #expect(scrollView.contentSize == CGSize(width: 320, height: 2000))
    }

    /// The view shows (30, 40, 200, 300) of itself at (50, 100); the keyboard's top is at 264 on the screen.
    @Test(arguments: [false, true]) func aPlainViewThatIsScrolledHasItWhereItIsSeen(isConstrained: Bool) {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 50, y: 100, width: 200, height: 300))
        view.bounds.origin = CGPoint(x: 30, y: 40)
        let guide = view.keyboardLayoutGuide
        if isConstrained { guide.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true }
        #expect(guide.layoutFrame == CGRect(x: 30, y: 340, width: 200, height: 0))
        stage.keyboard.show()
        stage.frame(at: 1)
        #expect(guide.layoutFrame == CGRect(x: 30, y: 204, width: 200, height: 136))
        view.bounds.origin = CGPoint(x: 0, y: -20)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 144, width: 200, height: 136))
    }

    @Test(
        arguments: [
            CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 400),
            CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
        ], [false, true])
    func aViewThatIsNowhereHasNothingCovered(frame: CGRect, isConstrained: Bool) {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 320, height: 480))
        stage.keyboard.show()
        stage.frame(at: 1)
        if isConstrained {
            view.keyboardLayoutGuide.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
        }
        view.frame = frame
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.addSubview(inner)
        #expect(inner.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 10, height: 0))
        _ = view.keyboardLayoutGuide.layoutFrame
        stage.frame(at: 2)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 264, width: 320, height: 216))
    }

    @Test func aGuideThatWasRemovedIsTakenInAgain() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 320, height: 480))
        let guide = view.keyboardLayoutGuide
        stage.keyboard.show()
        stage.frame(at: 1)
        view.removeLayoutGuide(guide)
        #expect(guide.layoutFrame == .zero)
        #expect(view.keyboardLayoutGuide === guide)
        #expect(guide.owningView === view)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 264, width: 320, height: 216))
    }

    @Test func dismissPaddingTakesTheKeyboardEarlier() {
        let stage = Stage()
        defer { stage.close() }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        stage.window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        scrollView.keyboardDismissMode = .interactive
        stage.window.keyboardLayoutGuide.keyboardDismissPadding = 50
        stage.keyboard.show()
        stage.frame(at: 1)
        for (phase, y) in [(UITouch.Phase.began, 150.0), (.moved, 200), (.moved, 230)] {
            stage.application.sendTouch(phase, identifier: 1, at: CGPoint(x: 10, y: y), on: stage.screen)
        }
        #expect(stage.keyboard.state == .dragged)
        #expect(stage.keyboard.presentedFrame.minY == 280)
        stage.application.sendTouch(.cancelled, identifier: 1, at: CGPoint(x: 10, y: 230), on: stage.screen)
        #expect(stage.keyboard.state == .showing)
    }
}
