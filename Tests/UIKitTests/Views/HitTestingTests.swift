import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct HitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        root.addSubview(view)
        return view
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func theFrontViewIsFound() {
        let back = add(0, 0, 100, 100)
        let front = add(50, 50, 100, 100)
        #expect(hit(60, 60) === front)
        #expect(hit(20, 20) === back)
        #expect(hit(180, 20) === root)
        #expect(hit(200, 20) == nil)
        root.bringSubviewToFront(back)
        #expect(hit(60, 60) === back)
    }

    @Test func viewsThatTakeNoTouchesArePassedOver() {
        let view = add(0, 0, 100, 100)
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        #expect(hit(50, 50) === inner)
        inner.isUserInteractionEnabled = false
        #expect(hit(50, 50) === view)
        view.alpha = 0.009
        #expect(hit(50, 50) === root)
        view.alpha = 0.01
        #expect(hit(50, 50) === view)
        view.isHidden = true
        #expect(hit(50, 50) === root)
    }

    @Test func subviewsOutsideTheirSuperviewAreNotFound() {
        let view = add(0, 0, 50, 50)
        let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        view.addSubview(outside)
        #expect(hit(65, 10) === root)
    }

    @Test func scrolledAndTurnedViewsAreFoundWhereTheyAreSeen() {
        let scrolled = add(0, 0, 100, 100)
        let inner = UIView(frame: CGRect(x: 0, y: 120, width: 20, height: 20))
        scrolled.addSubview(inner)
        scrolled.bounds.origin.y = 100
        #expect(hit(10, 30) === inner)
        let turned = add(120, 120, 60, 10)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(hit(150, 150) === turned)
        #expect(hit(150, 100) === turned)
        #expect(hit(130, 125) === root)
    }

    @Test func aViewScaledToNothingIsNotFound() {
        let view = add(0, 0, 100, 100)
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(hit(50, 50) === root)
        #expect(hit(120, 120) === root)
    }
}
