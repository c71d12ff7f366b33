import Foundation
import UIKit

/// The picture of the window in lists of windows, drawn by the program itself: a keyboard and the guide above it.
enum WindowIcon {
    /// The icon in the sizes that desktops ask for.
    static var standard: [UIImage] { [16, 32, 48, 128].compactMap { draw(side: $0) } }

    /// A picture as _NET_WM_ICON has it: width, height, and a pixel each as ARGB, not premultiplied.
    static func numbers(of image: UIImage) -> [Int] {
        let pixels = image.pixels
        var result = [image.pixelWidth, image.pixelHeight]
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[index + 3])
            func component(_ place: Int) -> Int {
                alpha == 0 ? 0 : min(255, (Int(pixels[index + place]) * 255 + alpha / 2) / alpha)
            }
            result.append(alpha << 24 | component(0) << 16 | component(1) << 8 | component(2))
        }
        return result
    }

    private static func draw(side: Int) -> UIImage? {
        var pixels = [UInt8](repeating: 0, count: side * side * 4)
        func fill(_ rect: PixelRect, radius: Double, _ color: (Int, Int, Int)) {
            guard !rect.isEmpty else { return }
            let shape = RoundedShape(width: rect.width, height: rect.height, radius: radius)
            let coverage = shape.coverage()
            for row in 0..<rect.height {
                for column in 0..<rect.width {
                    let part = Int(coverage[row * rect.width + column])
                    let place = ((rect.y + row) * side + rect.x + column) * 4
                    for (index, value) in [color.0, color.1, color.2, 255].enumerated() {
                        let below = Int(pixels[place + index])
                        pixels[place + index] = UInt8((value * part + below * (255 - part) + 127) / 255)
                    }
                }
            }
        }
        let unit = Double(side) / 16
        func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PixelRect {
            PixelRect(rounding: CGRect(x: x * unit, y: y * unit, width: width * unit, height: height * unit))
        }
        fill(rect(0, 1, 16, 14), radius: 3 * unit, (38, 76, 140))
        fill(rect(2, 3, 12, 3), radius: unit, (150, 190, 250))
        for row in 0..<2 {
            for column in 0..<4 {
                fill(rect(2 + 3 * Double(column), 7 + 3 * Double(row), 2.5, 2.5), radius: 0.6 * unit, (245, 247, 250))
            }
        }
        return UIImage(pixelWidth: side, pixelHeight: side, pixels: pixels)
    }
}
