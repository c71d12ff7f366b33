import CX11
import CXft
import Foundation
import UIKit

/// Paints a screen's frames into a pixmap and reads them back, for pictures and tests.
///
/// ```swift
/// let renderer = OffscreenRenderer(connection: connection)
/// UIApplication.shared.commitFrame(at: 0.2)
/// renderer.paint()
/// try renderer.writePNG(to: "frame.png")
/// ```
@MainActor public final class OffscreenRenderer {
    private let connection: DisplayConnection
    private let screen: UIScreen
    let painter: FramePainter
    /// The pixels that were painted last.
    private(set) var painted = ContiguousArray<PixelRect>()
    private var buffer: PixelBuffer?

    /// A renderer for `screen` at its size and scale. UIKit measures text with the connection's fonts from now on.
    public init(connection: DisplayConnection, screen: UIScreen = .main) {
        self.connection = connection
        self.screen = screen
        painter = FramePainter(connection: connection)
        connection.install(scale: screen.scale)
    }

    /// Paints what changed in `screen.renderFrame`; everything the first time and after a change of size.
    public func paint() {
        guard !connection.isLost else { return }
        let size = PixelRect(rounding: screen.bounds.scaled(by: screen.scale))
        let isNew = buffer.map { $0.width != max(1, size.width) || $0.height != max(1, size.height) } ?? true
        if isNew {
            buffer?.free()
            buffer = PixelBuffer(connection, kind: .color, width: size.width, height: size.height)
            buffer?.clear()
        }
        guard let buffer else { return }
        painted = painter.paint(screen.renderFrame, scale: screen.scale, into: buffer, isNew: isNew)
        connection.setNeedsDrain()
    }

    /// What was painted, at the screen's scale.
    ///
    /// - Throws: `HostError.connectionLost` when the server went away, or nothing was painted yet.
    public func image() throws(HostError) -> UIImage {
        guard let buffer, !connection.isLost,
            let pixels = readPixels(
                of: buffer.pixmap, PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height), on: connection),
            let image = UIImage(
                pixelWidth: buffer.width, pixelHeight: buffer.height, pixels: pixels, scale: screen.scale)
        else { throw .connectionLost }
        connection.setNeedsDrain()
        return image
    }

    /// Writes what was painted as a PNG file.
    ///
    /// - Throws: `HostError.cannotWrite`, or what `image()` throws.
    public func writePNG(to path: String) throws(HostError) { try PNGCoder().write(image(), to: path) }

    /// Frees what it has in the server.
    public func close() {
        guard !connection.isLost else { return }
        painter.removeAll()
        buffer?.free()
        buffer = nil
    }
}

/// Reads premultiplied RGBA bytes; asks the server and waits. Nil when the server does not answer.
@MainActor func readPixels(of pixmap: Pixmap, _ rect: PixelRect, on connection: DisplayConnection) -> [UInt8]? {
    guard
        let image = XGetImage(
            connection.display, pixmap, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height), UInt.max,
            ZPixmap)
    else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else { return nil }
    let isBigEndian = image.pointee.byte_order == MSBFirst
    let isOpaque = image.pointee.depth < 32
    var pixels = [UInt8](repeating: 255, count: rect.width * rect.height * 4)
    for row in 0..<rect.height {
        for column in 0..<rect.width {
            let from = row * Int(image.pointee.bytes_per_line) + column * 4
            let to = (row * rect.width + column) * 4
            func byte(_ place: Int) -> UInt8 { UInt8(bitPattern: data[from + (isBigEndian ? 3 - place : place)]) }
            pixels[to] = byte(2)
            pixels[to + 1] = byte(1)
            pixels[to + 2] = byte(0)
            if !isOpaque { pixels[to + 3] = byte(3) }
        }
    }
    return pixels
}
