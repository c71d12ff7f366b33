import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct TransitionTests {
    /// Draws a letter on a colour.
    private final class Card: UIView {
        var letter = "a" { didSet { setNeedsDisplay() } }

        override func draw(_ rect: CGRect) {
            CGContext.current?.append(
                .text(letter, font: .systemFont(ofSize: 10), origin: CGPoint(x: 1, y: 9), color: .clear))
        }
    }

    /// The letters that the frame shows, from the back to the front, each with the opacity it is painted with.
    private func letters(on stage: Stage) -> [String: CGFloat] {
        var result: [String: CGFloat] = [:]
        for node in stage.screen.renderFrame.nodes {
            guard case .list(let list) = node.content else { continue }
            for case .text(let letter, _, _, _) in list.items { result[letter] = node.alpha }
        }
        return result
    }

    private func makeCard(on stage: Stage) -> Card {
        let card = Card(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        card.backgroundColor = .white
        stage.window.addSubview(card)
        stage.frame(at: 0)
        return card
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight,
        .transitionFlipFromTop, .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
    ])
    func theOldContentFadesOutInFrontOfTheNew(option: UIView.AnimationOptions) {
        let stage = Stage()
        defer { stage.close() }
        let card = makeCard(on: stage)
        var finished: Bool?
        UIView.transition(with: card, duration: 2, options: [option, .curveLinear]) {
            card.letter = "b"
            card.frame.origin.x = 50
        } completion: {
            finished = $0
        }
        #expect(card.subviews.isEmpty)
        #expect(card.shown.frame.minX == 50)
        for (time, alpha) in [(0, 1), (0.5, 0.75), (1.5, 0.25)] as [(Double, CGFloat)] {
            stage.frame(at: time)
            #expect(letters(on: stage) == ["a": alpha, "b": 1])
        }
        #expect(finished == nil)
        stage.frame(at: 2)
        #expect(letters(on: stage) == ["b": 1])
        #expect(finished == true)
        stage.frame(at: 2.1)
        #expect(!stage.application.needsFrame)
    }

    @Test func withoutABackgroundTheNewContentFadesIn() {
        let stage = Stage()
        defer { stage.close() }
        let card = makeCard(on: stage)
        card.backgroundColor = nil
        UIView.transition(with: card, duration: 2, options: [.transitionCrossDissolve, .curveLinear]) {
            card.letter = "b"
        }
        stage.frame(at: 0.5)
        #expect(letters(on: stage) == ["a": 0.75, "b": 0.25])
        stage.frame(at: 2)
        #expect(letters(on: stage) == ["b": 1])
    }

    @Test func withoutATransitionTheChangesAreThereAtOnceUnlessTheyAreToMove() {
        let stage = Stage()
        defer { stage.close() }
        let card = makeCard(on: stage)
        var finished: Bool?
        UIView.transition(with: card, duration: 2) {
            card.letter = "b"
            card.frame.origin.x = 50
        } completion: {
            finished = $0
        }
        stage.frame(at: 0.1)
        #expect(letters(on: stage) == ["b": 1])
        #expect(card.shown.frame.minX == 50)
        #expect(finished == true)
        UIView.transition(with: card, duration: 2, options: [.allowAnimatedContent, .curveLinear]) {
            card.frame.origin.x = 90
        }
        stage.frame(at: 1.1)
        #expect(isNear(card.shown.frame.minX, 70))
    }

    @Test func oneViewTakesThePlaceOfAnother() {
        let stage = Stage()
        defer { stage.close() }
        let container = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let (first, second) = (Card(frame: container.bounds), Card(frame: container.bounds))
        second.letter = "b"
        container.addSubview(first)
        stage.frame(at: 0)
        UIView.transition(
            from: first, to: second, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
        #expect(container.subviews == [second])
        stage.frame(at: 0.25)
        #expect(letters(on: stage).keys.sorted() == ["a", "b"])
        stage.frame(at: 1)
        #expect(letters(on: stage) == ["b": 1])
        container.addSubview(first)
        first.isHidden = true
        UIView.transition(
            from: second, to: first, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(container.subviews == [second, first])
        #expect(second.isHidden && !first.isHidden)
    }

    @Test func aViewThatLeavesTheWindowCutsItShort() {
        let stage = Stage()
        defer { stage.close() }
        let card = makeCard(on: stage)
        var finished: Bool?
        UIView.transition(with: card, duration: 2, options: .transitionCrossDissolve) {
            card.letter = "b"
        } completion: {
            finished = $0
        }
        stage.frame(at: 1)
        card.removeFromSuperview()
        stage.frame(at: 1.1)
        #expect(finished == false)
        #expect(letters(on: stage).isEmpty)
    }

    @Test(arguments: [false, true]) func aWindowThatIsGoneCutsItShort(ofTheWindow: Bool) {
        let stage = Stage()
        defer { stage.close() }
        var finished: Bool?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let card = Card(frame: window.bounds)
            window.addSubview(card)
            UIView.transition(with: ofTheWindow ? window : card, duration: 2, options: .transitionCrossDissolve) {
                card.letter = "b"
            } completion: {
                finished = $0
            }
        }
        stage.frame(at: 1)
        #expect(finished == false)
    }

    @Test func aTransitionInAnotherTakesItsPictureAlong() {
        let stage = Stage()
        defer { stage.close() }
        let card = makeCard(on: stage)
        UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) { card.letter = "b" }
        stage.frame(at: 0.5)
        UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) { card.letter = "c" }
        stage.frame(at: 0.75)
        #expect(letters(on: stage).keys.sorted() == ["a", "b", "c"])
        stage.frame(at: 1.5)
        #expect(letters(on: stage) == ["c": 1])
    }

    @Test func aSnapshotStaysAsTheViewWas() throws {
        let stage = Stage()
        defer { stage.close() }
        let card = makeCard(on: stage)
        let inner = Card(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        inner.letter = "i"
        card.addSubview(inner)
        card.alpha = 0.5
        let picture = try #require(card.snapshotView(afterScreenUpdates: true))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(picture.alpha == 1)
        inner.removeFromSuperview()
        card.letter = "b"
        card.isHidden = true
        stage.window.addSubview(picture)
        stage.frame(at: 1)
        #expect(letters(on: stage) == ["a": 1, "i": 1])
    }

    /// What a host paints in the damage alone is what it would paint anew.
    @Test func whatFadesOutDamagesItsPlaceOnly() {
        let stage = Stage()
        defer { stage.close() }
        let card = makeCard(on: stage)
        UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) { card.letter = "b" }
        for time in [0.0, 0.5, 1] {
            stage.frame(at: time)
            #expect(stage.screen.renderFrame.damage.rects == [CGRect(x: 10, y: 10, width: 100, height: 50)])
        }
        stage.frame(at: 1.5)
        #expect(stage.screen.renderFrame.damage.isEmpty)
    }
}
