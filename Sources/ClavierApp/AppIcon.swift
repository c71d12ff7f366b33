import UIKit

/// The program's picture in lists of windows: a host view over a keyboard, with the guide between them.
enum AppIcon {
    /// The icon at the sizes that window managers ask for, pixels.
    static let all: [UIImage] = [16, 32, 48, 64].compactMap { image(side: $0) }

    private static func image(side: Int) -> UIImage? {
        var pixels = [UInt8](repeating: 0, count: side * side * 4)
        for y in 0..<side {
            for x in 0..<side {
                let color = color(x: (Double(x) + 0.5) / Double(side), y: (Double(y) + 0.5) / Double(side))
                let index = (y * side + x) * 4
                pixels[index] = color.red
                pixels[index + 1] = color.green
                pixels[index + 2] = color.blue
                pixels[index + 3] = color.alpha
            }
        }
        return UIImage(pixelWidth: side, pixelHeight: side, pixels: pixels)
    }

    private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

    /// The picture in the unit square.
    private static func color(x: Double, y: Double) -> Pixel {
        let isHost = (0.19...0.81).contains(x) && (0.06...0.94).contains(y)
        let isKeyboard = (0.06...0.94).contains(x) && (0.56...0.94).contains(y)
        switch (isHost, isKeyboard) {
        case (true, true): return (0x00, 0x7A, 0xFF, 0xFF)
        case (true, false): return (0xF2, 0xF2, 0xF7, 0xFF)
        case (false, true): return (0x8E, 0x8E, 0x93, 0xFF)
        case (false, false): return (0, 0, 0, 0)
        }
    }
}
