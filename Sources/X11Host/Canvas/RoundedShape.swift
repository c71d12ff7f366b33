import Foundation
import UIKit

/// A rectangle with circular corners at the origin, in pixels, or the line inside its edge.
struct RoundedShape: Equatable {
    var width: Int
    var height: Int
    var radius: Double
    var corners: UIRectCorner = .allCorners
    /// The line's width; nil fills the shape.
    var lineWidth: Double?

    /// How much of each pixel the shape covers, 0...255, row by row: exact across, 16 samples down.
    func coverage() -> [UInt8] {
        // By how much a pixel is covered more than the one before it in its row; two behind each row take what ends there.
        let stride = width + 2
        var steps = [Double](repeating: 0, count: stride * height)
        steps.withUnsafeMutableBufferPointer { steps in
            Outline(minimum: 0, maxX: Double(width), maxY: Double(height), radius: radius, corners: corners)
                .add(1, to: steps, stride: stride, height: height)
            guard let line = lineWidth else { return }
            Outline(
                minimum: line, maxX: Double(width) - line, maxY: Double(height) - line, radius: max(0, radius - line),
                corners: corners
            ).add(-1, to: steps, stride: stride, height: height)
        }
        return [UInt8](unsafeUninitializedCapacity: width * height) { pixels, count in
            count = width * height
            for row in 0..<height {
                var covered = 0.0
                for column in 0..<width {
                    covered += steps[row * stride + column]
                    pixels[row * width + column] = UInt8(max(0, min(255, covered * 255 + 0.5)))
                }
            }
        }
    }

    private struct Outline {
        var minimum: Double
        var maxX: Double
        var maxY: Double
        var radius: Double
        var corners: UIRectCorner

        private static let samples = 16

        func add(_ sign: Double, to steps: UnsafeMutableBufferPointer<Double>, stride: Int, height: Int) {
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
                    step(weight, at: span.start, in: steps, row * stride)
                    step(-weight, at: span.end, in: steps, row * stride)
                }
            }
        }

        /// Covers everything from `x` on, of the pixel that it lies in the part behind it.
        private func step(_ weight: Double, at x: Double, in steps: UnsafeMutableBufferPointer<Double>, _ first: Int) {
            let column = Int(x)
            let part = x - Double(column)
            steps[first + column] += weight * (1 - part)
            steps[first + column + 1] += weight * part
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
