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
        let down = Self.blurRows(
            Self.transpose(across, columns: columns, rows: rows), columns: rows, rows: columns, kernel: kernel)
        return Self.transpose(down, columns: rows, rows: columns).map { UInt8(max(0, min(255, $0.rounded()))) }
    }

    private func kernel() -> [Double] {
        let deviation = max(0.5, Double(blur) / 2)
        let weights = (-blur...blur).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    private static func blurRows(_ values: [Double], columns: Int, rows: Int, kernel: [Double]) -> [Double] {
        var result = [Double](repeating: 0, count: values.count)
        let reach = kernel.count / 2
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = 0.0
                for other in max(0, column - reach)...min(columns - 1, column + reach) {
                    sum += values[row * columns + other] * kernel[other - column + reach]
                }
                result[row * columns + column] = sum
            }
        }
        return result
    }

    private static func transpose(_ values: [Double], columns: Int, rows: Int) -> [Double] {
        var result = [Double](repeating: 0, count: values.count)
        for row in 0..<rows {
            for column in 0..<columns { result[column * rows + row] = values[row * columns + column] }
        }
        return result
    }
}
