import UIKit

/// The picture of the window in lists of windows.
enum WindowIcon {
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
}
