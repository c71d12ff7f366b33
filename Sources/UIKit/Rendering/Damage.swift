import Foundation

/// The parts of a surface that must be painted again: a few rectangles that hold everything added.
public struct Damage: Sendable {
    /// The rectangles, in the surface's coordinates (points). They may overlap a little, but never many times.
    public private(set) var rects: [CGRect] = []

    /// Beyond this number a repaint of what lies between costs less than another clip rectangle.
    private static let limit = 8

    /// No damage.
    public init() {}

    /// Whether nothing must be painted.
    public var isEmpty: Bool { rects.isEmpty }

    /// Adds a rectangle; one without an area adds nothing. Joins it with those whose common bounding box wastes
    /// less than a quarter.
    public mutating func add(_ rect: CGRect) {
        guard rect.hasArea else { return }
        var rect = rect
        var index = 0
        while index < rects.count {
            if rects[index].contains(rect) { return }
            let union = rects[index].union(rect)
            if Self.area(union) <= 1.25 * (Self.area(rects[index]) + Self.area(rect)) {
                rect = union
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.limit { mergeTwo() }
    }

    /// Adds everything that another damage holds, moved by `transform` and limited to `clip`.
    public mutating func add(_ other: Damage, transform: CGAffineTransform, clip: CGRect) {
        for rect in other.rects { add(rect.applying(transform).overlap(with: clip)) }
    }

    /// Forgets everything, keeping the storage.
    public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    private mutating func mergeTwo() {
        var best = (first: 0, second: 1, growth: CGFloat.infinity)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let union = rects[first].union(rects[second])
                let growth = Self.area(union) - Self.area(rects[first]) - Self.area(rects[second])
                if growth < best.growth { best = (first, second, growth) }
            }
        }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects[best.first] = union
    }

    private static func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }
}
