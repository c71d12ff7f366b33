import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct KeyboardDismissalTests {
    /// A scroll view over the whole screen with a field in it whose keyboard is in.
    private func makeScene(_ mode: UIScrollView.KeyboardDismissMode) -> (Stage, UITextField, UIKeyboard) {
        let stage = Stage(width: 300, height: 500)
        let scrollView = stage.add(UIScrollView(), 0, 0, 300, 500)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        scrollView.keyboardDismissMode = mode
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        scrollView.addSubview(field)
        field.becomeFirstResponder()
        stage.frame()
        stage.frame(after: 2)
        return (stage, field, stage.screen.keyboard)
    }

    @Test func onDragItLeavesAtOnce() {
        let (stage, field, keyboard) = makeScene(.onDrag)
        #expect(keyboard.presentedFrame.minY == 284)
        stage.touch(.began, 100, 200)
        stage.touch(.moved, 100, 180)
        #expect(!field.isFirstResponder)
        stage.touch(.ended, 100, 180)
        stage.frame(after: 2)
        #expect(keyboard.presentedFrame.minY >= 500)
        stage.close()
    }

    @Test func interactivelyItFollowsTheFingerThatReachesIt() {
        let (stage, field, keyboard) = makeScene(.interactive)
        stage.touch(.began, 100, 200)
        stage.touch(.moved, 100, 240)
        stage.touch(.moved, 100, 280)
        #expect(keyboard.presentedFrame.minY == 284)
        stage.touch(.moved, 100, 350)
        #expect(keyboard.presentedFrame.minY == 350)
        stage.touch(.moved, 100, 320)
        #expect(keyboard.presentedFrame.minY == 320)
        for step in 1...5 {
            stage.wait(0.01)
            stage.touch(.moved, 100, 320 + CGFloat(step) * 20)
        }
        stage.touch(.ended, 100, 420)
        #expect(!field.isFirstResponder)
        stage.frame(after: 2)
        #expect(keyboard.presentedFrame.minY >= 500)
        stage.close()
    }

    @Test func oneQuickMoveTakesItAlong() {
        let (stage, _, keyboard) = makeScene(.interactive)
        stage.touch(.began, 100, 200)
        stage.touch(.moved, 100, 400)
        #expect(keyboard.presentedFrame.minY == 400)
        stage.touch(.cancelled, 100, 400)
        stage.close()
    }

    @Test func pulledBackUpItStays() {
        let (stage, field, keyboard) = makeScene(.interactive)
        stage.touch(.began, 100, 200)
        stage.touch(.moved, 100, 400)
        stage.touch(.moved, 100, 410)
        #expect(keyboard.presentedFrame.minY == 410)
        stage.wait(0.2)
        for step in 1...5 {
            stage.wait(0.01)
            stage.touch(.moved, 100, 410 - CGFloat(step) * 20)
        }
        stage.touch(.ended, 100, 310)
        #expect(field.isFirstResponder)
        stage.frame(after: 2)
        #expect(keyboard.presentedFrame.minY == 284)
        stage.close()
    }

    @Test func aScrollViewThatLeavesItsWindowLetsGoOfIt() {
        let (stage, field, keyboard) = makeScene(.interactive)
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.frame(after: 2)
        stage.touch(.began, 100, 200)
        stage.touch(.moved, 100, 260)
        stage.touch(.moved, 100, 400)
        #expect(keyboard.state == .dragged)
        stage.window.subviews.first { $0 is UIScrollView }?.removeFromSuperview()
        #expect(keyboard.state == .showing)
        stage.touch(.moved, 100, 450)
        stage.touch(.ended, 100, 450)
        stage.frame(after: 2)
        #expect(keyboard.state == .shown && field.isFirstResponder)
        #expect(keyboard.presentedFrame.minY == 284)
        stage.close()
    }
}
