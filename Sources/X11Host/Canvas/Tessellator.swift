import CXft
import Foundation

/// Cuts polygons into the trapezoids that RENDER paints. Trapezoids that touch share the edge's line, so no seam shows.
struct Tessellator {
    struct Edge {
        /// The upper end.
        var x1: Double
        var y1: Double
        /// The lower end.
        var x2: Double
        var y2: Double
        /// 1 when the polygon goes down along the edge, −1 when it goes up.
        var winding: Int

        func x(at y: Double) -> Double { x1 + (x2 - x1) * (y - y1) / (y2 - y1) }
    }

    private struct Span: Equatable {
        var left: Int
        var right: Int
        var top: Double
        var isOpen: Bool
    }

    /// What was cut so far.
    private(set) var trapezoids: ContiguousArray<XTrapezoid> = []

    private var offsetX = 0.0
    private var offsetY = 0.0
    private var edges: ContiguousArray<Edge> = []
    private var levels: ContiguousArray<Double> = []
    private var active: ContiguousArray<(edge: Int, x: Double)> = []
    private var spans: ContiguousArray<Span> = []

    /// Forgets all trapezoids; those to come are moved by the offset, in pixels.
    mutating func begin(offsetX: Double, offsetY: Double) {
        trapezoids.removeAll(keepingCapacity: true)
        self.offsetX = offsetX
        self.offsetY = offsetY
    }

    /// Adds the inside of polygons by the even-odd or the nonzero rule. Each is closed.
    mutating func fill(_ polygons: PathFlattener, evenOdd: Bool) {
        edges.removeAll(keepingCapacity: true)
        var first = 0
        for end in polygons.ends {
            var previous = polygons.points[end.index - 1]
            for index in first..<end.index {
                addEdge(from: previous, to: polygons.points[index])
                previous = polygons.points[index]
            }
            first = end.index
        }
        sweep(evenOdd: evenOdd)
    }

    /// Adds a convex polygon of four corners; two may be the same.
    mutating func addQuad(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint) {
        edges.removeAll(keepingCapacity: true)
        addEdge(from: p, to: q)
        addEdge(from: q, to: r)
        addEdge(from: r, to: s)
        addEdge(from: s, to: p)
        sweep(evenOdd: false, isConvex: true)
    }

    /// Adds a convex polygon.
    mutating func addConvex(_ corners: [CGPoint]) {
        edges.removeAll(keepingCapacity: true)
        guard var previous = corners.last else { return }
        for corner in corners {
            addEdge(from: previous, to: corner)
            previous = corner
        }
        sweep(evenOdd: false, isConvex: true)
    }

    private mutating func addEdge(from: CGPoint, to: CGPoint) {
        let x1 = Self.fixed(Double(from.x) + offsetX)
        let y1 = Self.fixed(Double(from.y) + offsetY)
        let x2 = Self.fixed(Double(to.x) + offsetX)
        let y2 = Self.fixed(Double(to.y) + offsetY)
        if y1 < y2 { edges.append(Edge(x1: x1, y1: y1, x2: x2, y2: y2, winding: 1)) }
        if y1 > y2 { edges.append(Edge(x1: x2, y1: y2, x2: x1, y2: y1, winding: -1)) }
    }

    // Between two neighbouring levels, where edges start, end or cross, no edges change their order. A trapezoid
    // stays open as long as the same two edges bound the inside.

    private mutating func sweep(evenOdd: Bool, isConvex: Bool = false) {
        collectLevels(withCrossings: !isConvex)
        spans.removeAll(keepingCapacity: true)
        guard var top = levels.first else { return }
        for bottom in levels.dropFirst() {
            sortActive(top: top, bottom: bottom)
            for index in spans.indices { spans[index].isOpen = false }
            findSpans(top: top, evenOdd: evenOdd)
            closeSpans(at: top)
            top = bottom
        }
        for index in spans.indices { spans[index].isOpen = false }
        closeSpans(at: top)
    }

    private mutating func collectLevels(withCrossings: Bool) {
        levels.removeAll(keepingCapacity: true)
        for edge in edges {
            levels.append(edge.y1)
            levels.append(edge.y2)
        }
        if withCrossings {
            for index in edges.indices {
                for other in edges.indices where other > index { addCrossing(edges[index], edges[other]) }
            }
        }
        levels.sort()
        var kept = 0
        for level in levels where kept == 0 || levels[kept - 1] < level {
            levels[kept] = level
            kept += 1
        }
        levels.removeLast(levels.count - kept)
    }

    private mutating func addCrossing(_ p: Edge, _ q: Edge) {
        let top = max(p.y1, q.y1)
        let bottom = min(p.y2, q.y2)
        guard top < bottom else { return }
        let before = p.x(at: top) - q.x(at: top)
        let after = p.x(at: bottom) - q.x(at: bottom)
        guard before * after < 0 else { return }
        levels.append(Self.fixed(top + (bottom - top) * before / (before - after)))
    }

    private mutating func sortActive(top: Double, bottom: Double) {
        active.removeAll(keepingCapacity: true)
        let middle = (top + bottom) / 2
        for index in edges.indices where edges[index].y1 <= top && edges[index].y2 >= bottom {
            active.append((index, edges[index].x(at: middle)))
        }
        active.sort { $0.x < $1.x }
    }

    private mutating func findSpans(top: Double, evenOdd: Bool) {
        var winding = 0
        var left = 0
        for entry in active {
            let wasInside = evenOdd ? winding & 1 != 0 : winding != 0
            winding += edges[entry.edge].winding
            let isInside = evenOdd ? winding & 1 != 0 : winding != 0
            if !wasInside, isInside { left = entry.edge }
            if wasInside, !isInside { open(left: left, right: entry.edge, top: top) }
        }
    }

    private mutating func open(left: Int, right: Int, top: Double) {
        if let index = spans.firstIndex(where: { $0.left == left && $0.right == right }) {
            spans[index].isOpen = true
        } else {
            spans.append(Span(left: left, right: right, top: top, isOpen: true))
        }
    }

    private mutating func closeSpans(at bottom: Double) {
        for span in spans where !span.isOpen && span.top < bottom {
            trapezoids.append(
                XTrapezoid(
                    top: Self.integer(span.top), bottom: Self.integer(bottom), left: Self.line(edges[span.left]),
                    right: Self.line(edges[span.right])))
        }
        spans.removeAll { !$0.isOpen }
    }

    /// The nearest number that RENDER can name: 16 bits before and after the point.
    private static func fixed(_ value: Double) -> Double {
        value.isNaN ? 0 : (max(-32767, min(32767, value)) * 65536).rounded() / 65536
    }

    private static func integer(_ value: Double) -> XFixed { XFixed(value * 65536) }

    private static func line(_ edge: Edge) -> XLineFixed {
        XLineFixed(
            p1: XPointFixed(x: integer(edge.x1), y: integer(edge.y1)),
            p2: XPointFixed(x: integer(edge.x2), y: integer(edge.y2)))
    }
}
