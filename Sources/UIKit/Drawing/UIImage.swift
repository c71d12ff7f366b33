import Foundation

/// A picture: rows of premultiplied RGBA pixels, and how many of them make a point.
open class UIImage: NSObject, @unchecked Sendable {
    /// Width in pixels.
    public let pixelWidth: Int
    /// Height in pixels.
    public let pixelHeight: Int
    /// `pixelWidth * pixelHeight * 4` bytes, row by row from the top: red, green, blue, alpha, premultiplied.
    public let pixels: [UInt8]
    /// Pixels per point.
    public let scale: CGFloat

    /// The picture's size in points.
    open var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

    /// What finds PNG files and turns their bytes into pixels; a host installs it. Without one there are no pictures.
    @MainActor public static var decoder: (any ImageDecoder)?

    /// A picture from pixels; nil when their number does not fit the size.
    public init?(pixelWidth: Int, pixelHeight: Int, pixels: [UInt8], scale: CGFloat = 1) {
        guard pixelWidth > 0, pixelHeight > 0, scale > 0, pixels.count == pixelWidth * pixelHeight * 4 else {
            return nil
        }
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.pixels = pixels
        self.scale = scale
    }

    /// A picture from the bytes of a PNG file; nil when they are none, or no decoder is installed.
    @MainActor public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let decoded = Self.decoder?.decode(data) else { return nil }
        self.init(
            pixelWidth: decoded.pixelWidth, pixelHeight: decoded.pixelHeight, pixels: decoded.pixels, scale: scale)
    }

    /// The program's picture of a name, at one pixel per point; nil when there is none, or no decoder is installed.
    @MainActor public convenience init?(named name: String) {
        guard let data = Self.decoder?.data(named: name) else { return nil }
        self.init(data: data)
    }

    /// Draws the picture, stretched to the rectangle. Outside `draw(_:)` nothing happens.
    @preconcurrency @MainActor open func draw(in rect: CGRect) {
        CGContext.current?.append(.image(self, in: rect))
    }

    /// Draws the picture at its own size. Outside `draw(_:)` nothing happens.
    @preconcurrency @MainActor open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
