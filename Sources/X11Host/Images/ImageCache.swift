import CX11
import CXft
import Foundation
import UIKit

/// Pictures in the server, one for each `UIImage` that is alive and each halving of its size that was needed.
@MainActor final class ImageCache {
    private struct Key: Hashable {
        var image: ObjectIdentifier
        var isMask: Bool
        var halvings: Int
    }

    /// A picture in the server.
    final class Entry {
        let buffer: PixelBuffer
        fileprivate weak var image: UIImage?
        private var transform: CGAffineTransform?

        fileprivate init(buffer: PixelBuffer, image: UIImage) {
            self.buffer = buffer
            self.image = image
        }

        /// Has the picture stretched; `isUpright` repeats its edges so that they are not smoothed into nothing.
        @MainActor func setTransform(_ new: CGAffineTransform, isUpright: Bool, display: OpaquePointer) {
            guard transform != new else { return }
            transform = new
            setPictureTransform(new, of: buffer.picture, display: display)
            var attributes = XRenderPictureAttributes()
            attributes.repeat = isUpright ? RepeatPad : RepeatNone
            XRenderChangePicture(display, buffer.picture, UInt(CPRepeat), &attributes)
        }
    }

    private unowned let connection: DisplayConnection
    private var entries: [Key: Entry] = [:]

    init(connection: DisplayConnection) { self.connection = connection }

    /// The picture to paint `image` with at a size in pixels: halved as often as it stays at least that large, since
    /// smoothing looks at four pixels only.
    func entry(_ image: UIImage, kind: PixelBuffer.Kind, width: CGFloat, height: CGFloat) -> Entry {
        var halvings = 0
        var size = (width: image.pixelWidth, height: image.pixelHeight)
        while size.width >= 2, size.height >= 2, CGFloat(size.width / 2) >= width, CGFloat(size.height / 2) >= height {
            size = (size.width / 2, size.height / 2)
            halvings += 1
        }
        let key = Key(image: ObjectIdentifier(image), isMask: kind == .mask, halvings: halvings)
        // Another picture may have come to lie where one was that is gone.
        if let entry = entries[key], entry.image === image { return entry }
        removeDead()
        let entry = Entry(buffer: upload(image, kind: kind, halvings: halvings), image: image)
        entries[key] = entry
        return entry
    }

    private func removeDead() {
        for (key, entry) in entries where entry.image == nil {
            entry.buffer.free()
            entries[key] = nil
        }
    }

    private func upload(_ image: UIImage, kind: PixelBuffer.Kind, halvings: Int) -> PixelBuffer {
        var pixels = image.pixels
        var width = image.pixelWidth
        var height = image.pixelHeight
        for _ in 0..<halvings {
            pixels = Self.halve(pixels, width: width, height: height)
            width /= 2
            height /= 2
        }
        let bytes = kind == .mask ? Self.opacities(pixels) : Self.swapped(pixels)
        return PixelBuffer.upload(bytes, kind: kind, width: width, height: height, on: connection)
    }

    /// Means of two by two pixels; an odd last row or column is left out.
    private static func halve(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        let columns = width / 2
        let rows = height / 2
        var result = [UInt8](repeating: 0, count: columns * rows * 4)
        for row in 0..<rows {
            for byte in 0..<columns * 4 {
                let from = 2 * row * width * 4 + byte / 4 * 8 + byte % 4
                let sum =
                    Int(pixels[from]) + Int(pixels[from + 4]) + Int(pixels[from + width * 4])
                    + Int(pixels[from + width * 4 + 4])
                result[row * columns * 4 + byte] = UInt8((sum + 2) / 4)
            }
        }
        return result
    }

    private static func opacities(_ pixels: [UInt8]) -> [UInt8] {
        stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
    }

    /// RGBA as RENDER's ARGB32 in little-endian order.
    private static func swapped(_ pixels: [UInt8]) -> [UInt8] {
        var result = pixels
        for index in stride(from: 0, to: pixels.count - 3, by: 4) { result.swapAt(index, index + 2) }
        return result
    }
}
