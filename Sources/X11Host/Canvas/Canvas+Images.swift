import CX11
import CXft
import Foundation
import UIKit

extension Canvas {
    func draw(_ image: UIImage, in rect: CGRect) {
        paint(image, kind: .color, in: rect) { picture, pixels in
            composite(picture, mask: connection.solids.mask(state.alpha), in: pixels)
        }
    }

    /// Fills a picture's opacity with a colour.
    func drawTemplate(_ image: UIImage, in rect: CGRect, _ color: CGColor) {
        paint(image, kind: .mask, in: rect) { picture, pixels in
            composite(solid(color), mask: picture, in: pixels)
        }
    }

    private func paint(
        _ image: UIImage, kind: PixelBuffer.Kind, in rect: CGRect, _ composite: (Picture, PixelRect) -> Void
    ) {
        let transform = state.transform
        guard rect.width > 0, rect.height > 0 else { return }
        let pixels = PixelRect(rounding: rect.applying(transform))
        guard prepare(pixels) else { return }
        let entry = connection.images.entry(
            image, kind: kind, width: rect.width * hypot(transform.a, transform.b),
            height: rect.height * hypot(transform.c, transform.d))
        let size = CGSize(width: entry.buffer.width, height: entry.buffer.height)
        if transform.keepsRectangles {
            // Whole pixels in, whole pixels out: the edges stay sharp.
            let toPixels = CGAffineTransform(
                scaleX: CGFloat(pixels.width) / size.width, y: CGFloat(pixels.height) / size.height)
            entry.setTransform(toPixels.inverted(), isUpright: true, display: display)
        } else {
            let toSurface = CGAffineTransform(
                a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY
            ).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: -CGFloat(pixels.x), y: -CGFloat(pixels.y)))
            entry.setTransform(toSurface.inverted(), isUpright: false, display: display)
        }
        composite(entry.buffer.picture, pixels)
    }

    /// Paints a picture whose pixels `transform` maps to those of the surface, smoothed. It is left with a transform
    /// of its own.
    func paint(_ picture: Picture, width: Int, height: Int, transform: CGAffineTransform, mask: Picture = 0) {
        let area = PixelRect(covering: CGRect(x: 0, y: 0, width: width, height: height).applying(transform))
        guard transform.determinant != 0, prepare(area) else { return }
        let toPicture = transform.concatenating(CGAffineTransform(translationX: -CGFloat(area.x), y: -CGFloat(area.y)))
            .inverted()
        setPictureTransform(toPicture, of: picture, display: display)
        composite(picture, mask: mask, in: area)
    }
}

/// Has a picture looked up, smoothed, at `transform` of the place that is painted.
@MainActor func setPictureTransform(_ transform: CGAffineTransform, of picture: Picture, display: OpaquePointer) {
    func fixed(_ value: CGFloat) -> XFixed { XFixed((max(-32767, min(32767, value)) * 65536).rounded()) }
    var matrix = XTransform(
        matrix: (
            (fixed(transform.a), fixed(transform.c), fixed(transform.tx)),
            (fixed(transform.b), fixed(transform.d), fixed(transform.ty)), (0, 0, 65536)
        ))
    XRenderSetPictureTransform(display, picture, &matrix)
    XRenderSetPictureFilter(display, picture, transform.isTranslation ? FilterNearest : FilterBilinear, nil, 0)
}
