import Foundation
import UIKit

/// A rectangle with circular corners at the origin, in pixels, or the line inside its edge.
struct RoundedShape: Hashable {
    var width: Int
    var height: Int
    var radius: Double
    var corners: UIRectCorner = .allCorners
    /// The line's width; nil fills the shape.
    var lineWidth: Double?

    /// How much of each pixel the shape covers, 0...255, row by row: exact across, 16 samples down.
    func coverage() -> [UInt8] {
        var rows = [Double](repeating: 0, count: width * height)
        let outer = Outline(minimum: 0, maxX: Double(width), maxY: Double(height), radius: radius, corners: corners)
        rows.withUnsafeMutableBufferPointer { outer.add(1, to: $0, width: width, height: height) }
        if let line = lineWidth {
            let inner = Outline(
                minimum: line, maxX: Double(width) - line, maxY: Double(height) - line, radius: max(0, radius - line),
                corners: corners)
            rows.withUnsafeMutableBufferPointer { inner.add(-1, to: $0, width: width, height: height) }
        }
        return rows.map { UInt8(max(0, min(255, ($0 * 255).rounded()))) }
    }

    private struct Outline {
        var minimum: Double
        var maxX: Double
        var maxY: Double
        var radius: Double
        var corners: UIRectCorner

        private static let samples = 16

        func add(_ sign: Double, to rows: UnsafeMutableBufferPointer<Double>, width: Int, height: Int) {
            for row in 0..<height {
                // Between the corners every sample of a row sees the same.
                let isStraight =
                    Double(row) >= minimum + radius && Double(row + 1) <= maxY - radius
                let samples = isStraight ? 1 : Self.samples
                let weight = sign / Double(samples)
                for sample in 0..<samples {
                    let y = Double(row) + (Double(sample) + 0.5) / Double(samples)
                    guard y > minimum, y < maxY else { continue }
                    let span = span(at: y)
                    guard span.end > span.start else { continue }
                    let last = min(width - 1, Int(span.end))
                    for column in min(Int(span.start), last)...last {
                        let covered = min(span.end, Double(column + 1)) - max(span.start, Double(column))
                        if covered > 0 { rows[row * width + column] += weight * covered }
                    }
                }
            }
        }

        private func span(at y: Double) -> (start: Double, end: Double) {
            let top = minimum + radius - y
            let bottom = y - (maxY - radius)
            return (
                minimum + inset(top, .topLeft) + inset(bottom, .bottomLeft),
                maxX - inset(top, .topRight) - inset(bottom, .bottomRight)
            )
        }

        /// How far a corner's circle keeps from the side, `distance` beyond its centre.
        private func inset(_ distance: Double, _ corner: UIRectCorner) -> Double {
            guard distance > 0, radius > 0, corners.contains(corner) else { return 0 }
            let reach = min(distance, radius)
            return radius - (radius * radius - reach * reach).squareRoot()
        }
    }
}
