import CPNG
import Foundation
import UIKit

/// Reads and writes PNG files with libpng.
@MainActor public final class PNGCoder: ImageDecoder {
    /// Makes a coder.
    public init() {}

    /// The picture at one pixel per point, or nil when `data` is not one.
    public func decode(_ data: Data) -> UIImage? {
        var header = png_image()
        header.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&header) }
        let bytes = [UInt8](data)
        guard png_image_begin_read_from_memory(&header, bytes, bytes.count) != 0 else { return nil }
        header.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        let width = Int(header.width)
        let height = Int(header.height)
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        guard png_image_finish_read(&header, nil, &pixels, Int32(width * 4), nil) != 0 else { return nil }
        Self.multiply(&pixels)
        return UIImage(pixelWidth: width, pixelHeight: height, pixels: pixels)
    }

    /// The bytes of the PNG file of a name among the main bundle's resources; nil when there is none.
    public func data(named name: String) -> Data? {
        let file = name.hasSuffix(".png") ? name : name + ".png"
        return Bundle.main.url(forResource: file, withExtension: nil).flatMap { try? Data(contentsOf: $0) }
    }

    /// Writes a picture to a file. A file that is there already is replaced by a whole one or stays as it is; what is no
    /// ordinary file, such as a pipe or a device, is written into.
    ///
    /// - Throws: `HostError.cannotWrite` with the system's or libpng's reason.
    public func write(_ image: UIImage, to path: String) throws(HostError) {
        let data = try encode(image, for: path)
        if let reason = WholeFile.write(data, to: path) { throw .cannotWrite(path, reason: reason) }
    }

    private func encode(_ image: UIImage, for path: String) throws(HostError) -> Data {
        var header = png_image()
        header.version = UInt32(PNG_IMAGE_VERSION)
        header.width = UInt32(image.pixelWidth)
        header.height = UInt32(image.pixelHeight)
        header.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        defer { png_image_free(&header) }
        let pixels = Self.divided(image.pixels)
        // Deflated, a row takes at the most a five-thousandth more than its bytes and its filter's (zlib's own bound), and
        // the file's other parts take less than a page.
        var count = pixels.count + image.pixelHeight
        count += count / 5000 + 4096
        var bytes = Data(count: count)
        let isDone = bytes.withUnsafeMutableBytes {
            png_image_write_to_memory(
                &header, $0.baseAddress, &count, 0, pixels, Int32(image.pixelWidth * 4), nil) != 0
        }
        guard isDone else {
            let reason = withUnsafeBytes(of: header.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            throw .cannotWrite(path, reason: reason)
        }
        return bytes.prefix(count)
    }

    private static func multiply(_ pixels: inout [UInt8]) {
        for index in pixels.indices where index & 3 != 3 {
            pixels[index] = UInt8((Int(pixels[index]) * Int(pixels[index | 3]) + 127) / 255)
        }
    }

    /// PNG has colours that are not multiplied by their opacity.
    private static func divided(_ pixels: [UInt8]) -> [UInt8] {
        var result = pixels
        for index in pixels.indices where index & 3 != 3 {
            let alpha = Int(pixels[index | 3])
            if alpha > 0 { result[index] = UInt8(min(255, (Int(pixels[index]) * 255 + alpha / 2) / alpha)) }
        }
        return result
    }
}
