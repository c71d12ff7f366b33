import Foundation

/// A rounded rectangle blurred over `blur` pixels on both sides of its edge, in pixels. The picture is larger than
/// the rectangle by `blur` on each side.
struct ShadowShape: Hashable {
    var width: Int
    var height: Int
    var radius: Double
    var blur: Int

    /// How dark each pixel is, 0...255: the shape's coverage under a Gaussian whose deviation is half the blur, cut
    /// at the blur.
    func coverage() -> [UInt8] {
        let columns = width + 2 * blur
        let rows = height + 2 * blur
        var sharp = [Double](repeating: 0, count: columns * rows)
        let inside = RoundedShape(width: width, height: height, radius: radius).coverage()
        for row in 0..<height {
            for column in 0..<width {
                sharp[(row + blur) * columns + column + blur] = Double(inside[row * width + column])
            }
        }
        let kernel = kernel()
        let across = Self.blurRows(sharp, columns: columns, rows: rows, kernel: kernel)
        let down = Self.blurRows(across, columns: rows, rows: columns, kernel: kernel)
        return down.map { UInt8(max(0, min(255, $0.rounded()))) }
    }

    private func kernel() -> [Double] {
        let deviation = max(0.5, Double(blur) / 2)
        let weights = (-blur...blur).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    /// Blurs each row, and hands the columns of the result over as rows. Rows and columns read the same from both ends,
    /// so a quarter is worked out.
    private static func blurRows(_ values: [Double], columns: Int, rows: Int, kernel: [Double]) -> [Double] {
        let reach = kernel.count / 2
        var result = [Double](repeating: 0, count: values.count)
        for row in 0..<(rows + 1) / 2 {
            let below = rows - 1 - row
            for column in 0..<(columns + 1) / 2 {
                let first = max(0, column - reach)
                let last = min(columns - 1, column + reach)
                let sum = dot(values[row * columns + first...row * columns + last], kernel[(first - column + reach)...])
                let far = columns - 1 - column
                result[column * rows + row] = sum
                result[column * rows + below] = sum
                result[far * rows + row] = sum
                result[far * rows + below] = sum
            }
        }
        return result
    }

    /// The sum of the products of `values` and as many of `weights`.
    private static func dot(_ values: ArraySlice<Double>, _ weights: ArraySlice<Double>) -> Double {
        values.withUnsafeBufferPointer { values in
            weights.withUnsafeBufferPointer { weights in
                var sum = 0.0
                for index in values.indices { sum += values[index] * weights[index] }
                return sum
            }
        }
    }
}
