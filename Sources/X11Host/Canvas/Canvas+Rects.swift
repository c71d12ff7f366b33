import CX11
import CXft
import Foundation
import UIKit

extension Canvas {
    func fill(_ rect: CGRect, _ color: CGColor) {
        guard state.transform.keepsRectangles else {
            return fill(UIBezierPath(rect: rect).elements, evenOdd: false, color)
        }
        let pixels = PixelRect(rounding: rect.applying(state.transform))
        guard prepare(pixels) else { return }
        rectangles.removeAll(keepingCapacity: true)
        add(pixels)
        fillRectangles(color)
    }

    func fillRounded(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner, _ color: CGColor) {
        guard let (pixels, radius) = pixels(of: rect, radius: radius) else {
            let limit = min(radius, rect.width / 2, rect.height / 2)
            let path = UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: limit, height: limit))
            return fill(path.elements, evenOdd: false, color)
        }
        if radius == 0 { return fill(rect, color) }
        guard prepare(pixels) else { return }
        let block = Int(radius.rounded(.up))
        guard 2 * block <= min(pixels.width, pixels.height) else {
            return paintWhole(pixels, radius: radius, corners: corners, lineWidth: nil, color)
        }
        rectangles.removeAll(keepingCapacity: true)
        add(PixelRect(x: pixels.x + block, y: pixels.y, width: pixels.width - 2 * block, height: pixels.height))
        let sides = PixelRect(x: pixels.x, y: pixels.y + block, width: block, height: pixels.height - 2 * block)
        add(sides)
        add(sides.offset(x: pixels.width - block, y: 0))
        let mask = connection.masks.mask(RoundedShape(width: 2 * block, height: 2 * block, radius: radius))
        paintCorners(of: pixels, block: block, mask: mask.picture, corners: corners, color) { add($0) }
        fillRectangles(color)
    }

    func strokeRounded(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner, lineWidth: CGFloat, _ color: CGColor) {
        guard let (pixels, radius) = pixels(of: rect, radius: radius) else {
            return strokeTurned(rect, radius: radius, corners: corners, lineWidth: lineWidth, color)
        }
        guard lineWidth > 0, prepare(pixels) else { return }
        // A line as wide as the rectangle fills it.
        let widest = Double(max(pixels.width, pixels.height))
        let line = max(1, min((lineWidth * state.transform.a).rounded(), widest))
        let width = Int(line)
        let block = max(Int(radius.rounded(.up)), width)
        guard 2 * block <= min(pixels.width, pixels.height) else {
            return paintWhole(pixels, radius: radius, corners: corners, lineWidth: line, color)
        }
        rectangles.removeAll(keepingCapacity: true)
        addSides(of: pixels, block: block, width: width)
        let mask = connection.masks.mask(
            RoundedShape(width: 2 * block, height: 2 * block, radius: radius, lineWidth: line))
        let sharp = radius > 0 ? corners : []
        paintCorners(of: pixels, block: block, mask: mask.picture, corners: sharp, color) { square in
            let isTop = square.y == pixels.y
            let isLeft = square.x == pixels.x
            add(
                PixelRect(
                    x: square.x, y: isTop ? square.y : square.maxY - width, width: square.width, height: width))
            add(
                PixelRect(
                    x: isLeft ? square.x : square.maxX - width, y: isTop ? square.y + width : square.y, width: width,
                    height: square.height - width))
        }
        fillRectangles(color)
    }

    /// The four straight parts of a line inside an edge.
    private func addSides(of pixels: PixelRect, block: Int, width: Int) {
        let top = PixelRect(x: pixels.x + block, y: pixels.y, width: pixels.width - 2 * block, height: width)
        add(top)
        add(top.offset(x: 0, y: pixels.height - width))
        let left = PixelRect(x: pixels.x, y: pixels.y + block, width: width, height: pixels.height - 2 * block)
        add(left)
        add(left.offset(x: pixels.width - width, y: 0))
    }

    private func strokeTurned(
        _ rect: CGRect, radius: CGFloat, corners: UIRectCorner, lineWidth: CGFloat, _ color: CGColor
    ) {
        let middle = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        let limit = max(0, min(radius, rect.width / 2, rect.height / 2) - lineWidth / 2)
        let path = UIBezierPath(
            roundedRect: middle, byRoundingCorners: corners, cornerRadii: CGSize(width: limit, height: limit))
        stroke(path.elements, StrokeStyle(lineWidth: lineWidth), color)
    }

    /// A rectangle too small to be put together from corners is one mask.
    private func paintWhole(
        _ pixels: PixelRect, radius: Double, corners: UIRectCorner, lineWidth: Double?, _ color: CGColor
    ) {
        let shape = RoundedShape(
            width: pixels.width, height: pixels.height, radius: radius, corners: corners, lineWidth: lineWidth)
        composite(solid(color), mask: connection.masks.mask(shape).picture, in: pixels)
    }

    /// Paints the rounded corners through a mask of all four; `addSquare` takes the others.
    private func paintCorners(
        of pixels: PixelRect, block: Int, mask: Picture, corners: UIRectCorner, _ color: CGColor,
        addSquare: (PixelRect) -> Void
    ) {
        let source = solid(color)
        let square = PixelRect(x: pixels.x, y: pixels.y, width: block, height: block)
        let right = pixels.width - block
        let down = pixels.height - block
        func corner(_ which: UIRectCorner, _ x: Int, _ y: Int) {
            let place = square.offset(x: x, y: y)
            guard corners.contains(which) else { return addSquare(place) }
            composite(source, mask: mask, in: place, maskX: x == 0 ? 0 : block, maskY: y == 0 ? 0 : block)
        }
        corner(.topLeft, 0, 0)
        corner(.topRight, right, 0)
        corner(.bottomLeft, 0, down)
        corner(.bottomRight, right, down)
    }

    /// A rounded rectangle in whole pixels with its radius in eighths of a pixel; nil when it is turned or stretched.
    func pixels(of rect: CGRect, radius: CGFloat) -> (PixelRect, Double)? {
        let transform = state.transform
        guard transform.keepsRectangles, radius <= 0 || abs(transform.a - transform.d) < 1e-6 else { return nil }
        let pixels = PixelRect(rounding: rect.applying(transform))
        let limit = Double(min(pixels.width, pixels.height)) / 2
        return (pixels, max(0, min((Double(radius * transform.a) * 8).rounded() / 8, limit)))
    }

    func add(_ rect: PixelRect) {
        if !rect.isEmpty { rectangles.append(rect.offset(x: -target.x, y: -target.y).xRectangle) }
    }

    func fillRectangles(_ color: CGColor) {
        var color = XRenderColor(color, alpha: state.alpha)
        let picture = target.picture
        rectangles.withUnsafeBufferPointer {
            guard !$0.isEmpty else { return }
            XRenderFillRectangles(display, PictOpOver, picture, &color, $0.baseAddress, Int32($0.count))
        }
    }
}
