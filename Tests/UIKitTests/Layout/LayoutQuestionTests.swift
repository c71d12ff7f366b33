import Foundation
import Testing
import UIKit

/// What a program can ask of a layout: ambiguity and what affects a view.
@MainActor @Suite struct LayoutQuestionTests {
    let host = makeHost()

    @Test func ambiguity() {
        let view = makeView(in: host)
        let left = view.leftAnchor.constraint(greaterThanOrEqualTo: host.leftAnchor, constant: 10)
        left.isActive = true
        #expect(view.hasAmbiguousLayout)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        #expect(view.hasAmbiguousLayout)
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(!host.hasAmbiguousLayout)
        #expect(view.laidOutFrame == CGRect(x: 10, y: 0, width: 10, height: 10))
    }

    /// Every frame that it gives satisfies the constraints, and it takes turns.
    @Test func whatIsAmbiguousIsExercised() {
        let view = makeView(in: host)
        let follower = makeView(in: host, content: CGSize(width: 30, height: 30))
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(greaterThanOrEqualTo: host.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: host.topAnchor, constant: 7),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
            follower.leftAnchor.constraint(equalTo: view.rightAnchor),
            follower.topAnchor.constraint(equalTo: host.topAnchor),
        ])
        let solved = view.laidOutFrame
        for _ in 0..<2 {
            view.exerciseAmbiguityInLayout()
            #expect(view.frame.minX >= 10 && view.frame.minX != solved.minX)
            #expect(view.frame.minY == 7 && view.frame.size == CGSize(width: 50, height: 20))
            #expect(follower.frame.minX == view.frame.maxX)
            #expect(view.hasAmbiguousLayout)
            view.exerciseAmbiguityInLayout()
            #expect(view.frame == solved)
        }
    }

    @Test func whatIsSettledIsNot() {
        let view = makeView(in: host, content: CGSize(width: 10, height: 10))
        view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 3).isActive = true
        view.topAnchor.constraint(equalTo: host.topAnchor, constant: 4).isActive = true
        host.layoutIfNeeded()
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 3, y: 4, width: 10, height: 10))
        UIView().exerciseAmbiguityInLayout()
    }

    @Test func contentSettlesASize() {
        let view = makeView(in: host, content: CGSize(width: 10, height: 10))
        view.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func guidesToo() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        guide.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
        #expect(guide.hasAmbiguousLayout)
    }

    @Test func whatAffectsAViewAlongAnAxis() {
        let view = makeView(in: host)
        let other = makeView(in: host)
        let stranger = makeView(in: host)
        let left = view.leftAnchor.constraint(equalTo: other.rightAnchor)
        let otherLeft = other.leftAnchor.constraint(equalTo: host.leftAnchor)
        let top = view.topAnchor.constraint(equalTo: host.topAnchor)
        let strange = stranger.leftAnchor.constraint(equalTo: host.leftAnchor)
        NSLayoutConstraint.activate([left, otherLeft, top, strange])
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, otherLeft])
        #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
    }
}
