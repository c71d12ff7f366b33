import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ConversionTests {
    @Test func pointsGoFromViewToView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
        let right = UIView(frame: CGRect(x: 200, y: 30, width: 50, height: 50))
        root.addSubview(left)
        left.addSubview(inner)
        root.addSubview(right)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 28))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -184, y: -2))
        #expect(right.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: -184, y: -2))
        #expect(
            root.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: inner)
                == CGRect(x: 16, y: 28, width: 3, height: 4))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: inner) == CGPoint(x: 1, y: 2))
        // Without a window nil means the topmost view.
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 28))
    }

    @Test func aScrolledViewMovesItsContent() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
        root.addSubview(scrolled)
        scrolled.addSubview(inner)
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 10, y: 20, width: 10, height: 10))
        #expect(scrolled.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
    }

    @Test func aTurnedViewConvertsThroughItsTransform() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
        root.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // The middle (120, 110) stays; the top left corner goes to the top right of a 20 x 40 box.
        let corner = view.convert(CGPoint.zero, to: root)
        #expect(abs(corner.x - 130) < 1e-9 && abs(corner.y - 90) < 1e-9)
        #expect(abs(view.frame.minX - 110) < 1e-9 && abs(view.frame.height - 40) < 1e-9)
        let back = view.convert(corner, from: root)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    }

    @Test func windowsAndScreensConvertThroughTheScreen() {
        let stage = Stage()
        let second = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        second.screen = stage.screen
        second.isHidden = false
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        second.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 11))
        #expect(view.convert(CGPoint(x: 1, y: 1), to: stage.window) == CGPoint(x: 111, y: 61))
        #expect(second.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 101, y: 51))
        #expect(second.convert(CGPoint(x: 101, y: 51), from: nil as UIWindow?) == CGPoint(x: 1, y: 1))
        #expect(
            view.convert(view.bounds, to: stage.screen.coordinateSpace) == CGRect(x: 110, y: 60, width: 20, height: 20))
        #expect(
            view.convert(CGRect(x: 0, y: 0, width: 300, height: 300), from: stage.screen.coordinateSpace)
                == CGRect(x: -110, y: -60, width: 300, height: 300))
        second.isHidden = true
        stage.close()
    }
}
