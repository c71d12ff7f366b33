import Foundation

/// A rounded rectangle blurred over `blur` pixels on both sides of its edge, in pixels. The picture is larger than
/// the rectangle by `blur` on each side.
struct ShadowShape: Equatable {
    var width: Int
    var height: Int
    var radius: Double
    var blur: Int

    /// How dark each pixel is, 0...255: the shape's coverage under a Gaussian whose deviation is half the blur, cut
    /// at the blur. Rows and columns read the same from both ends, so a quarter is worked out.
    func coverage() -> [UInt8] {
        let columns = width + 2 * blur
        let rows = height + 2 * blur
        let sharp = RoundedShape(width: width, height: height, radius: radius).coverage().map { Double($0) }
        let kernel = kernel()
        // Blurred along the rows, column by column.
        var across = [Double](repeating: 0, count: (columns + 1) / 2 * rows)
        for row in 0..<(height + 1) / 2 {
            for column in 0..<(columns + 1) / 2 {
                let sum = Self.blurred(sharp, row * width, count: width, at: column - blur, kernel)
                across[column * rows + blur + row] = sum
                across[column * rows + blur + height - 1 - row] = sum
            }
        }
        var result = [UInt8](repeating: 0, count: columns * rows)
        for column in 0..<(columns + 1) / 2 {
            for row in 0..<(rows + 1) / 2 {
                let sum = Self.blurred(across, column * rows, count: rows, at: row, kernel)
                let value = UInt8(max(0, min(255, sum + 0.5)))
                let far = columns - 1 - column
                let below = rows - 1 - row
                result[row * columns + column] = value
                result[row * columns + far] = value
                result[below * columns + column] = value
                result[below * columns + far] = value
            }
        }
        return result
    }

    private func kernel() -> [Double] {
        let deviation = max(0.5, Double(blur) / 2)
        let weights = (-blur...blur).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    /// The sum of the values around the one at `place`, weighted by the kernel, of the `count` values from `start` on;
    /// there is nothing around these.
    private static func blurred(
        _ values: [Double], _ start: Int, count: Int, at place: Int, _ kernel: [Double]
    ) -> Double {
        let reach = kernel.count / 2
        let first = max(0, place - reach)
        let last = min(count - 1, place + reach)
        guard first <= last else { return 0 }
        return values.withUnsafeBufferPointer { values in
            kernel.withUnsafeBufferPointer { kernel in
                var sum = 0.0
                for index in first...last { sum += values[start + index] * kernel[index - place + reach] }
                return sum
            }
        }
    }
}
