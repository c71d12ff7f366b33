import Foundation
import UIKit

/// Covers a stroke with convex pieces: one for each line, corner and end. Pieces touch; only at the inner side of a
/// corner do they overlap.
struct PathStroker {
    private var style = StrokeStyle(lineWidth: 1)
    /// From the path's points to pixels.
    private var transform = CGAffineTransform.identity
    /// The polygon that is stroked, without points that repeat the one before.
    private var corners: ContiguousArray<CGPoint> = []

    /// Arcs of larger circles, in pixels, are not followed more exactly; no surface is that large.
    private static let largestRadius: CGFloat = 32767

    private var half: CGFloat { style.lineWidth / 2 }

    /// Adds the pieces of all polygons, which are in points that `transform` maps to pixels.
    mutating func stroke(
        _ polygons: PathFlattener, style: StrokeStyle, transform: CGAffineTransform, into tessellator: inout Tessellator
    ) {
        self.style = style
        self.transform = transform
        guard half > 0, half.isFinite else { return }
        var first = 0
        for end in polygons.ends {
            corners.removeAll(keepingCapacity: true)
            for point in polygons.points[first..<end.index] where corners.last != point { corners.append(point) }
            if end.isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
            stroke(isClosed: end.isClosed, into: &tessellator)
            first = end.index
        }
    }

    private func stroke(isClosed: Bool, into tessellator: inout Tessellator) {
        guard corners.count > 1 else { return strokeDot(into: &tessellator) }
        let count = isClosed && corners.count > 2 ? corners.count : corners.count - 1
        for index in 0..<count {
            let from = corners[index]
            let to = corners[(index + 1) % corners.count]
            let normal = normal(from, to)
            addQuad(from + normal, to + normal, to - normal, from - normal, into: &tessellator)
            if index + 1 < count || count == corners.count {
                join(from, to, corners[(index + 2) % corners.count], into: &tessellator)
            }
        }
        guard count == corners.count - 1 else { return }
        cap(at: corners[0], from: corners[1], into: &tessellator)
        cap(at: corners[count], from: corners[count - 1], into: &tessellator)
    }

    /// A line without a length shows only its round or square ends.
    private func strokeDot(into tessellator: inout Tessellator) {
        guard let point = corners.first, style.cap != .butt else { return }
        let side = CGPoint(x: half, y: 0)
        cap(at: point, from: point - side, into: &tessellator)
        cap(at: point, from: point + side, into: &tessellator)
    }

    private func cap(at end: CGPoint, from inner: CGPoint, into tessellator: inout Tessellator) {
        let normal = normal(inner, end)
        let forward = CGPoint(x: normal.y, y: -normal.x)
        switch style.cap {
        case .butt: break
        case .square:
            addQuad(end + normal, end + normal + forward, end - normal + forward, end - normal, into: &tessellator)
        case .round: add(arc(around: end, from: normal, through: forward, by: .pi), into: &tessellator)
        }
    }

    private func join(_ from: CGPoint, _ at: CGPoint, _ to: CGPoint, into tessellator: inout Tessellator) {
        var first = normal(from, at)
        var second = normal(at, to)
        let turn = first.x * second.y - first.y * second.x
        let along = first.x * second.x + first.y * second.y
        if turn == 0, along > 0 { return }
        if turn > 0 {
            first = .zero - first
            second = .zero - second
        }
        switch style.join {
        case .bevel: addQuad(at, at + first, at + second, at, into: &tessellator)
        case .round:
            let middle = first + second
            let forward = along > -0.999 * half * half ? middle : CGPoint(x: first.y, y: -first.x)
            let angle = acos(max(-1, min(1, along / (half * half))))
            var pie = arc(around: at, from: first, through: forward, by: angle)
            pie.append(at)
            add(pie, into: &tessellator)
        case .miter:
            // Core Graphics' limit of 10: the tip is at most ten half widths away.
            let middle = first + second
            let square = middle.x * middle.x + middle.y * middle.y
            let reach = 2 * half * half / max(square, 1e-12)
            guard reach * reach * square <= 100 * half * half else {
                return addQuad(at, at + first, at + second, at, into: &tessellator)
            }
            addQuad(at, at + first, at + middle * reach, at + second, into: &tessellator)
        }
    }

    /// Points of an arc that starts at `start` from the centre and turns toward `through`.
    private func arc(around center: CGPoint, from start: CGPoint, through: CGPoint, by angle: CGFloat) -> [CGPoint] {
        let direction: CGFloat = start.x * through.y - start.y * through.x < 0 ? -1 : 1
        let radius = half * max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let pixels = min(Self.largestRadius, radius)
        // A chord stays within a tenth of a pixel of its arc.
        let step = 2 * acos(max(0, 1 - 0.1 / max(pixels, 0.2)))
        let count = max(2, Int((angle / step).rounded(.up)))
        return (0...count).map { index in
            let turn = direction * angle * CGFloat(index) / CGFloat(count)
            return center
                + CGPoint(x: start.x * cos(turn) - start.y * sin(turn), y: start.x * sin(turn) + start.y * cos(turn))
        }
    }

    private func addQuad(
        _ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint, into tessellator: inout Tessellator
    ) {
        tessellator.addQuad(p.applying(transform), q.applying(transform), r.applying(transform), s.applying(transform))
    }

    private func add(_ corners: [CGPoint], into tessellator: inout Tessellator) {
        tessellator.addConvex(corners.map { $0.applying(transform) })
    }

    /// Half a line's width, to the side of the line.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { return CGPoint(x: 0, y: half) }
        return CGPoint(x: -(to.y - from.y) / length * half, y: (to.x - from.x) / length * half)
    }
}

extension CGPoint {
    fileprivate static func + (p: CGPoint, q: CGPoint) -> CGPoint { CGPoint(x: p.x + q.x, y: p.y + q.y) }
    fileprivate static func - (p: CGPoint, q: CGPoint) -> CGPoint { CGPoint(x: p.x - q.x, y: p.y - q.y) }
    fileprivate static func * (p: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: p.x * factor, y: p.y * factor) }
}
