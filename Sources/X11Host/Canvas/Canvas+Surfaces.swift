import CXft
import Foundation
import UIKit

extension Canvas {
    /// Takes away, within the damage, what lies outside of the surface's rounded corners.
    func cutCorners(of pixels: SurfacePixels) {
        guard let (rect, radius) = pixels.mask, radius > 0, prepare(rect) else { return }
        let block = Int(radius.rounded(.up))
        let isSmall = 2 * block > min(rect.width, rect.height)
        let shape = RoundedShape(
            width: isSmall ? rect.width : 2 * block, height: isSmall ? rect.height : 2 * block, radius: radius)
        let mask = connection.masks.mask(shape).picture
        if isSmall { return composite(mask, mask: 0, in: rect, operation: PictOpInReverse) }
        let corner = PixelRect(x: rect.x, y: rect.y, width: block, height: block)
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let place = corner.offset(x: x * (rect.width - block), y: y * (rect.height - block))
            composite(mask, mask: 0, in: place, operation: PictOpInReverse, sourceX: x * block, sourceY: y * block)
        }
    }

    /// Paints a surface where its node stands.
    func place(_ pixels: SurfacePixels, at node: RenderNode, scale: CGFloat) {
        let outer = state
        defer { state = outer }
        state.clip = state.clip.intersection(PixelRect(rounding: node.clip.limited.scaled(by: scale)))
        let mask = connection.solids.mask(node.alpha)
        let transform = node.transform
        if transform.isTranslation {
            let place = pixels.rect.offset(
                x: PixelRect.whole((transform.tx * scale).rounded()),
                y: PixelRect.whole((transform.ty * scale).rounded()))
            guard prepare(place) else { return }
            if pixels.isTransformed {
                setPictureTransform(.identity, of: pixels.buffer.picture, display: display)
                pixels.isTransformed = false
            }
            composite(pixels.buffer.picture, mask: mask, in: place)
        } else {
            let toSurface = CGAffineTransform(
                translationX: CGFloat(pixels.rect.x), y: CGFloat(pixels.rect.y))
            pixels.isTransformed = true
            paint(
                pixels.buffer.picture, width: pixels.rect.width, height: pixels.rect.height,
                transform: toSurface.concatenating(transform.inPixels(scale)), mask: mask)
        }
    }
}
