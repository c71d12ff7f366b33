import Foundation
import Testing

@testable import UIKit

/// What animations change, and how what hangs on it follows.
@Suite @MainActor struct AnimatedPropertyTests {
    private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    @Test func halfATurnIsAQuarterTurnHalfWay() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 20))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
                CGAffineTransform(scaleX: 3, y: 3))
        }
        stage.frame(at: 0.5)
        let shown = view.shown.transform
        let expected = CGAffineTransform(rotationAngle: .pi / 4).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        for (a, b) in [(shown.a, expected.a), (shown.b, expected.b), (shown.c, expected.c), (shown.d, expected.d)] {
            #expect(isNear(a, b))
        }
    }

    @Test func coloursAndOpacityFade() throws {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            view.alpha = 0
        }
        stage.frame(at: 0.25)
        let color = try #require(view.shown.backgroundColor).cgColor
        #expect(isNear(color.red, 0.75) && isNear(color.green, 0) && isNear(color.blue, 0.25))
        #expect(isNear(view.shown.alpha, 0.75))
        #expect(view.alpha == 0)
    }

    @Test func noColourFadesAsTheSameColourTransparent() throws {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        }
        stage.frame(at: 0.5)
        let color = try #require(view.shown.backgroundColor).cgColor
        #expect(isNear(color.red, 0.2) && isNear(color.blue, 0.6) && isNear(color.alpha, 0.5))
    }

    @Test func whatAutoresizesMovesAlong() {
        let stage = Stage()
        defer { stage.close() }
        let outer = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.frame.size.width = 200 }
        stage.frame(at: 0.5)
        #expect(isNear(outer.shown.bounds.width, 150))
        #expect(isNear(inner.shown.bounds.width, 150))
    }

    @Test func layoutSubviewsOptionLaysOutWithinTheAnimation() {
        let stage = Stage()
        defer { stage.close() }
        final class Follower: UIView {
            let inner = UIView(frame: .zero)
            override func layoutSubviews() {
                if inner.superview == nil { addSubview(inner) }
                inner.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
            }
        }
        let view = Follower(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        stage.window.addSubview(view)
        stage.frame(at: 0)
        UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
            view.frame.size.width = 200
        }
        stage.frame(at: 0.5)
        #expect(isNear(shownX(view.inner), 140))
    }

    @Test func constraintsMoveViewsWithinALayoutPass() {
        let stage = Stage()
        defer { stage.close() }
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
        NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalToConstant: 10)])
        stage.frame(at: 0)
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.window.layoutIfNeeded() }
        #expect(view.frame.minX == 100)
        stage.frame(at: 0.25)
        #expect(isNear(shownX(view), 25))
        stage.frame(at: 1)
        #expect(shownX(view) == 100)
    }

    @Test func paintsOnlyWhatMoves() {
        let stage = Stage()
        defer { stage.close() }
        let still = stage.addView(CGRect(x: 200, y: 200, width: 50, height: 50))
        still.backgroundColor = .red
        let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .blue
        stage.frame(at: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        stage.frame(at: 0.5)
        let damage = stage.screen.renderFrame.damage
        #expect(damage.rects.allSatisfy { $0.maxY <= 10 })
        #expect(damage.rects.contains { $0.contains(CGPoint(x: 55, y: 5)) })
    }
}
