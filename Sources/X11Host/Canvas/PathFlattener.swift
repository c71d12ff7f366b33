import Foundation
import UIKit

/// A path as polygons: curves become lines that stay within a twentieth of a pixel of them.
struct PathFlattener {
    /// The corners of all polygons, one after the other.
    private(set) var points: ContiguousArray<CGPoint> = []
    /// Where each polygon ends in `points`, and whether the path closed it.
    private(set) var ends: ContiguousArray<(index: Int, isClosed: Bool)> = []
    /// The smallest rectangle around all corners; null without any.
    var bounds: CGRect {
        guard let first = points.first else { return .null }
        var low = first
        var high = first
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    private var tolerance: CGFloat = 0.05

    /// Replaces the polygons by those of another path. `pixels` is how many pixels make one unit of the result.
    mutating func flatten(_ elements: [PathElement], transform: CGAffineTransform, pixels: CGFloat = 1) {
        points.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        tolerance = 0.05 / max(pixels, 1e-6)
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                end(isClosed: false)
                start = point.applying(transform)
                points.append(start)
            case .line(let point): points.append(point.applying(transform))
            case .quad(let point, let control):
                quad(to: point.applying(transform), control.applying(transform))
            case .cubic(let point, let control1, let control2):
                cubic(to: point.applying(transform), control1.applying(transform), control2.applying(transform))
            case .close:
                end(isClosed: true)
                points.append(start)
            }
        }
        end(isClosed: false)
    }

    /// A polygon of one point, as left behind a `close`, has nothing to paint unless the path closed it.
    private mutating func end(isClosed: Bool) {
        let first = ends.last?.index ?? 0
        if points.count - first > 1 || (isClosed && points.count > first) {
            ends.append((points.count, isClosed))
        } else {
            points.removeLast(points.count - first)
        }
    }

    // A chord of the nth part of a curve stays within |second derivative| / (8 n²) of it.

    private mutating func quad(to end: CGPoint, _ control: CGPoint) {
        let start = points.last ?? control
        let bend = hypot(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
        let count = Self.count((bend / (4 * tolerance)).squareRoot())
        for index in 1...count {
            let t = CGFloat(index) / CGFloat(count)
            let u = 1 - t
            points.append(
                CGPoint(
                    x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
                    y: u * u * start.y + 2 * u * t * control.y + t * t * end.y))
        }
    }

    private mutating func cubic(to end: CGPoint, _ p: CGPoint, _ q: CGPoint) {
        let start = points.last ?? p
        let bend = max(
            hypot(start.x - 2 * p.x + q.x, start.y - 2 * p.y + q.y), hypot(p.x - 2 * q.x + end.x, p.y - 2 * q.y + end.y)
        )
        let count = Self.count((0.75 * bend / tolerance).squareRoot())
        for index in 1...count {
            let t = CGFloat(index) / CGFloat(count)
            let u = 1 - t
            let a = u * u * u
            let b = 3 * u * u * t
            let c = 3 * u * t * t
            let d = t * t * t
            points.append(
                CGPoint(
                    x: a * start.x + b * p.x + c * q.x + d * end.x, y: a * start.y + b * p.y + c * q.y + d * end.y))
        }
    }

    private static func count(_ value: CGFloat) -> Int {
        value.isFinite ? max(1, min(256, Int(value.rounded(.up)))) : 1
    }
}
