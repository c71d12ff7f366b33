import Foundation
import UIKit

@testable import X11Host

/// A screen with one window over all of it, painted without an X window.
@MainActor final class Picture {
    let screen: UIScreen
    let window: UIWindow
    let renderer: OffscreenRenderer
    let connection: DisplayConnection
    private(set) var errors: [String] = []
    private let surroundings = Surroundings()
    private var image: UIImage?

    /// Black where nothing is painted.
    init(width: CGFloat, height: CGFloat, scale: CGFloat = 1) throws {
        connection = try DisplayConnection(displayName: Server.displayName())
        screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: scale)
        UIApplication.shared.addScreen(screen)
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.isHidden = false
        renderer = OffscreenRenderer(connection: connection, screen: screen)
        connection.onError = { [unowned self] in errors.append($0) }
    }

    /// Paints what changed and reads the picture back.
    func paint() throws {
        UIApplication.shared.commitFrame(at: UIApplication.shared.currentTime)
        renderer.paint()
        image = try renderer.image()
        connection.drain()
    }

    /// A pixel's premultiplied red, green, blue and opacity; zeros outside.
    subscript(x: Int, y: Int) -> Pixel {
        guard let image, x < image.pixelWidth, y < image.pixelHeight else { return Pixel(0, 0, 0, 0) }
        let place = (y * image.pixelWidth + x) * 4
        let bytes = image.pixels[place..<place + 4].map { Int($0) }
        return Pixel(bytes[0], bytes[1], bytes[2], bytes[3])
    }

    /// What was painted last, in pixels.
    var painted: [PixelRect] { Array(renderer.painted) }

    /// The sum of all pixels' opacities as a number of whole pixels.
    var coverage: Double {
        guard let image else { return 0 }
        return stride(from: 3, to: image.pixels.count, by: 4).reduce(0) { $0 + Double(image.pixels[$1]) } / 255
    }

    /// The rectangle around all pixels that are not transparent.
    var inked: PixelRect {
        guard let image else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
        var result = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for y in 0..<image.pixelHeight {
            for x in 0..<image.pixelWidth where image.pixels[(y * image.pixelWidth + x) * 4 + 3] > 0 {
                result = result.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }

    /// Adds a view that draws with a closure.
    @discardableResult
    func draw(_ frame: CGRect? = nil, _ body: @escaping (CGRect) -> Void) -> DrawingView {
        let view = DrawingView(frame: frame ?? window.bounds)
        view.body = body
        window.addSubview(view)
        return view
    }

    func close() {
        renderer.close()
        window.isHidden = true
        UIApplication.shared.removeScreen(screen)
        surroundings.restore()
        connection.close()
    }
}

/// A pixel's premultiplied components, 0...255.
struct Pixel: Hashable, CustomStringConvertible {
    var red: Int, green: Int, blue: Int, alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// Whether no component differs by more than `tolerance` steps of 255.
    func isNear(_ other: Pixel, within tolerance: Int = 1) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
            && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }
}

/// A view that draws with a closure.
final class DrawingView: UIView {
    var body: (CGRect) -> Void = { _ in } { didSet { setNeedsDisplay() } }
    override func draw(_ rect: CGRect) { body(rect) }
}
