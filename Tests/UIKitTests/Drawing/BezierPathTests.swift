import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct BezierPathTests {
    @Test func aRectangleGoesRoundItsCorners() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(
            path.elements == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
                .line(CGPoint(x: 1, y: 6)), .close,
            ])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    /// Points along a path's curves.
    private func points(_ path: UIBezierPath) -> [CGPoint] {
        var result: [CGPoint] = []
        var start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point):
                result.append(point)
                start = point
            case .cubic(let end, let c1, let c2):
                for step in 1...10 {
                    let t = CGFloat(step) / 10
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    result.append(
                        CGPoint(
                            x: a * start.x + b * c1.x + c * c2.x + d * end.x,
                            y: a * start.y + b * c1.y + c * c2.y + d * end.y))
                }
                start = end
            case .quad, .close: break
            }
        }
        return result
    }

    @Test func anOvalIsRoundWithinAThousandth() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 200))
        for point in points(path) {
            #expect(abs(hypot(point.x - 100, point.y - 100) - 100) < 0.1)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func anArcToNowhereIsNone(_ angle: CGFloat) {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        let before = path.elements
        path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: angle, clockwise: true)
        path.addArc(withCenter: .zero, radius: 5, startAngle: angle, endAngle: 0, clockwise: false)
        #expect(path.elements == before)
    }

    struct Arc: Sendable {
        let start: CGFloat
        let end: CGFloat
        let clockwise: Bool
        let sweep: CGFloat
    }

    nonisolated private static let quarter = CGFloat.pi / 2
    nonisolated static let arcs = [
        Arc(start: 0, end: quarter, clockwise: true, sweep: quarter),
        Arc(start: 0, end: quarter, clockwise: false, sweep: -3 * quarter),
        Arc(start: 0, end: 4 * quarter, clockwise: true, sweep: 4 * quarter),
        Arc(start: 2 * quarter, end: 0, clockwise: true, sweep: 2 * quarter),
    ]

    @Test(arguments: arcs)
    func arcsTurnAsTheyAreTold(_ arc: Arc) {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 100, startAngle: arc.start, endAngle: arc.end,
            clockwise: arc.clockwise)
        let points = points(path)
        var turned: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst()) {
            let step = atan2(b.y - 10, b.x - 10) - atan2(a.y - 10, a.x - 10)
            if step > .pi { turned -= 2 * .pi } else if step < -.pi { turned += 2 * .pi }
            turned += step
            #expect(abs(hypot(b.x - 10, b.y - 10) - 100) < 0.1)
        }
        #expect(abs(turned - arc.sweep) < 1e-6)
    }

    @Test func aRadiusIsAtMostHalfTheShorterSide() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 500)
        let xs = points(path).map { $0.x }
        #expect(xs.min() == 0)
        #expect(xs.max() == 100)
        #expect(
            path.elements.contains(.line(CGPoint(x: 90, y: 0))) || path.elements.first == .move(CGPoint(x: 10, y: 0)))
    }
}
