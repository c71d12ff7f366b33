import CX11
import CXft

/// A pixmap with the picture that paints into it.
@MainActor final class PixelBuffer {
    /// What a pixel holds.
    enum Kind {
        /// Premultiplied colour with opacity.
        case color
        /// Opacity alone.
        case mask
        /// A colour as in the window.
        case window
    }

    let width: Int
    let height: Int
    let pixmap: Pixmap
    let picture: Picture
    private let connection: DisplayConnection

    /// A buffer with undefined pixels. Sizes are limited to what a pixmap can have, 1...32767.
    init(_ connection: DisplayConnection, kind: Kind, width: Int, height: Int) {
        self.connection = connection
        self.width = min(max(width, 1), 32767)
        self.height = min(max(height, 1), 32767)
        let (depth, format) =
            switch kind {
            case .color: (Int32(32), connection.formats.color)
            case .mask: (Int32(8), connection.formats.mask)
            case .window: (connection.formats.windowDepth, connection.formats.window)
            }
        pixmap = XCreatePixmap(
            connection.display, connection.root, UInt32(self.width), UInt32(self.height), UInt32(depth))
        picture = XRenderCreatePicture(connection.display, pixmap, format, 0, nil)
    }

    /// Makes all pixels transparent, or black where there is no opacity.
    func clear() {
        var color = XRenderColor(red: 0, green: 0, blue: 0, alpha: 0)
        XRenderFillRectangle(connection.display, PictOpSrc, picture, &color, 0, 0, UInt32(width), UInt32(height))
    }

    /// Gives the pixels back to the server. The buffer must not be used afterwards.
    func free() {
        guard !connection.isLost else { return }
        XRenderFreePicture(connection.display, picture)
        XFreePixmap(connection.display, pixmap)
    }
}

extension PixelBuffer {
    /// A buffer that holds `bytes`: one a pixel for a mask, four (blue, green, red, opacity) for a colour.
    static func upload(
        _ bytes: [UInt8], kind: Kind, width: Int, height: Int, on connection: DisplayConnection
    ) -> PixelBuffer {
        let buffer = PixelBuffer(connection, kind: kind, width: width, height: height)
        let size = kind == .mask ? 1 : 4
        let depth: Int32 = kind == .mask ? 8 : 32
        var data = bytes
        let display = connection.display
        data.withUnsafeMutableBytes { raw in
            guard let base = raw.baseAddress, raw.count >= width * height * size,
                let image = XCreateImage(
                    display, XDefaultVisual(display, connection.screenNumber), UInt32(depth), ZPixmap, 0,
                    base.assumingMemoryBound(to: CChar.self), UInt32(width), UInt32(height), 8, Int32(width * size))
            else { return }
            image.pointee.byte_order = LSBFirst
            let context = XCreateGC(display, buffer.pixmap, 0, nil)
            XPutImage(display, buffer.pixmap, context, image, 0, 0, 0, 0, UInt32(width), UInt32(height))
            XFreeGC(display, context)
            // The bytes belong to Swift.
            image.pointee.data = nil
            _ = image.pointee.f.destroy_image(image)
        }
        return buffer
    }
}
