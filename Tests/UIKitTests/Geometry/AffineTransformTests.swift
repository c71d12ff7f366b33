import Foundation
import Testing

@testable import UIKit

@Suite struct AffineTransformTests {
    private func expectEqual(_ a: CGPoint, _ b: CGPoint, _ location: SourceLocation = #_sourceLocation) {
        #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a) is not \(b)", sourceLocation: location)
    }

    @Test func aPointMovesScalesAndTurns() {
        let point = CGPoint(x: 3, y: 4)
        expectEqual(point.applying(CGAffineTransform(translationX: 10, y: -2)), CGPoint(x: 13, y: 2))
        expectEqual(point.applying(CGAffineTransform(scaleX: 2, y: 0.5)), CGPoint(x: 6, y: 2))
        // A quarter turn takes the x axis to the y axis: clockwise where y grows downward.
        expectEqual(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -4, y: 3))
    }

    @Test func concatenatingAppliesTheFirstFirst() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let move = CGAffineTransform(translationX: 10, y: 0)
        let point = CGPoint(x: 1, y: 1)
        expectEqual(point.applying(scale.concatenating(move)), CGPoint(x: 12, y: 2))
        expectEqual(point.applying(move.concatenating(scale)), CGPoint(x: 22, y: 2))
        expectEqual(point.applying(scale.translatedBy(x: 10, y: 0)), CGPoint(x: 22, y: 2))
        expectEqual(point.applying(move.scaledBy(x: 2, y: 2)), CGPoint(x: 12, y: 2))
        expectEqual(point.applying(move.rotated(by: .pi)), CGPoint(x: 9, y: -1))
    }

    @Test func theInverseUndoes() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
        let point = CGPoint(x: 11, y: -13)
        expectEqual(point.applying(transform).applying(transform.inverted()), point)
        // From the determinant 2 * 3 - 1 * -1 = 7 by hand.
        let inverse = transform.inverted()
        #expect(abs(inverse.a - 3.0 / 7) < 1e-12)
        #expect(abs(inverse.b + 1.0 / 7) < 1e-12)
        #expect(abs(inverse.tx + 8.0 / 7) < 1e-12)
        #expect(abs(inverse.ty - 19.0 / 7) < 1e-12)
    }

    @Test func aMapThatCannotBeUndoneStaysAsItIs() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aRectanglesImageIsTheBoxAroundItsCorners() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.minY) < 1e-9)
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
        #expect(
            rect.applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -10, y: 0, width: 10, height: 20))
        #expect(
            CGSize(width: 3, height: 4).applying(CGAffineTransform(scaleX: -2, y: 2)) == CGSize(width: -6, height: 8))
    }
}
