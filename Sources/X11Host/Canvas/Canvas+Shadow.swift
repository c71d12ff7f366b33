import Foundation
import UIKit

extension Canvas {
    /// The widest blur that is painted, in pixels, since the memory for a shadow grows with its square.
    private static let widestBlur: CGFloat = 512

    /// A soft shadow. A turned one is that of the rectangle around it.
    func shadow(_ rect: CGRect, radius: CGFloat, blur: CGFloat, _ color: CGColor) {
        let scale = state.transform.keepsRectangles ? state.transform.a : abs(state.transform.determinant).squareRoot()
        let inner = PixelRect(rounding: rect.applying(state.transform))
        let reach = PixelRect.whole(min(Self.widestBlur, (blur * scale).rounded()))
        guard reach > 0 else { return fillRounded(rect, radius: radius, corners: .allCorners, color) }
        let outer = PixelRect(
            x: inner.x - reach, y: inner.y - reach, width: inner.width + 2 * reach, height: inner.height + 2 * reach)
        guard prepare(outer) else { return }
        let limit = Double(min(inner.width, inner.height)) / 2
        let corner = max(0, min((Double(radius * scale) * 2).rounded() / 2, limit))
        // Farther in than this from a corner, a side looks the same all along.
        let block = Int(corner.rounded(.up)) + reach
        if min(inner.width, inner.height) <= 2 * block {
            let shape = ShadowShape(width: inner.width, height: inner.height, radius: corner, blur: reach)
            composite(solid(color), mask: connection.masks.shadow(shape).picture, in: outer)
        } else {
            let side = 2 * block + 1
            let parts = connection.masks.shadowParts(
                ShadowShape(width: side, height: side, radius: corner, blur: reach))
            paint(parts, side: side + 2 * reach, block: block + reach, in: outer, color)
        }
    }

    private func paint(_ parts: MaskCache.ShadowParts, side: Int, block: Int, in outer: PixelRect, _ color: CGColor) {
        let source = solid(color)
        let right = outer.width - block
        let down = outer.height - block
        let width = outer.width - 2 * block
        let height = outer.height - 2 * block
        func part(_ mask: PixelBuffer, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ maskX: Int, _ maskY: Int) {
            let rect = PixelRect(x: outer.x + x, y: outer.y + y, width: width, height: height)
            composite(source, mask: mask.picture, in: rect, maskX: maskX, maskY: maskY)
        }
        let far = side - block
        part(parts.whole, 0, 0, block, block, 0, 0)
        part(parts.whole, right, 0, block, block, far, 0)
        part(parts.whole, 0, down, block, block, 0, far)
        part(parts.whole, right, down, block, block, far, far)
        part(parts.column, block, 0, width, block, 0, 0)
        part(parts.column, block, down, width, block, 0, far)
        part(parts.row, 0, block, block, height, 0, 0)
        part(parts.row, right, block, block, height, far, 0)
        rectangles.removeAll(keepingCapacity: true)
        add(PixelRect(x: outer.x + block, y: outer.y + block, width: width, height: height))
        fillRectangles(color)
    }
}

extension CGAffineTransform {
    /// By how much areas grow; negative when it mirrors.
    var determinant: CGFloat { a * d - b * c }
}
