import Foundation
import Testing

@testable import UIKit

/// A layout pass inside of an animation block animates what it moves.
@MainActor @Suite(.serialized) struct LayoutAnimationTests {
    @Test func constantsMoveViewsSmoothly() {
        let stage = Stage(width: 300, height: 300)
        let view = makeView(in: stage.window)
        let left = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
        let follower = makeView(in: stage.window)
        NSLayoutConstraint.activate([
            left, view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
            follower.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
            follower.widthAnchor.constraint(equalToConstant: 10), follower.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.frame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            left.constant = 100
            stage.window.layoutIfNeeded()
        }
        #expect(view.frame.minX == 100)
        stage.frame()
        stage.frame(after: 0.5)
        #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 1)
        #expect(abs((follower.layer.presentation()?.frame.minX ?? 0) - 75) < 1)
        stage.frame(after: 1)
        #expect(view.layer.presentation()?.frame.minX == 100)
        stage.close()
    }

    @Test func aPassOutsideOfTheBlockDoesNotAnimate() {
        let stage = Stage(width: 300, height: 300)
        let view = makeView(in: stage.window)
        let left = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
        left.isActive = true
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        stage.frame()
        UIView.animate(withDuration: 1) { left.constant = 100 }
        stage.frame()
        #expect(view.layer.presentation()?.frame.minX == 100)
        stage.close()
    }

    @Test func aStacksViewsMoveUpWhenOneIsHiddenInAnAnimation() {
        let stage = Stage(width: 300, height: 300)
        let views = (0..<3).map { _ in ContentView() }
        for view in views { view.content = CGSize(width: 60, height: 20) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 180, height: 20)
        stage.window.addSubview(stack)
        stage.frame()
        #expect(views.map(\.frame.minX) == [0, 60, 120])
        stack.distribution = .fillEqually
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
        // Two views share the 180 points: the last goes from 120 to 90.
        #expect(views[2].frame == CGRect(x: 90, y: 0, width: 90, height: 20))
        stage.frame()
        stage.frame(after: 0.5)
        #expect(abs((views[2].layer.presentation()?.frame.minX ?? 0) - 105) < 1)
        stage.frame(after: 1)
        #expect(views[2].layer.presentation()?.frame.minX == 90)
        stage.close()
    }
}
