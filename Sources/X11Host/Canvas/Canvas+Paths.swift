import CX11
import CXft
import Foundation
import UIKit

extension Canvas {
    func fill(_ elements: [PathElement], evenOdd: Bool, _ color: CGColor) {
        flattener.flatten(elements, transform: state.transform)
        guard prepare(PixelRect(covering: flattener.bounds)) else { return }
        tessellator.begin(offsetX: -Double(target.x), offsetY: -Double(target.y))
        tessellator.fill(flattener, evenOdd: evenOdd)
        paintTrapezoids(solid(color), into: target.picture)
    }

    func stroke(_ elements: [PathElement], _ style: StrokeStyle, _ color: CGColor) {
        let transform = state.transform
        flattener.flatten(elements, transform: .identity, pixels: abs(transform.determinant).squareRoot())
        // A sharp corner's tip is at most ten half widths away from the path.
        let reach = style.lineWidth / 2 * (style.join == .miter ? 10 : 1.5)
        let extent = flattener.bounds.insetBy(dx: -reach, dy: -reach).applying(transform)
        guard prepare(PixelRect(covering: extent)) else { return }
        tessellator.begin(offsetX: -Double(target.x), offsetY: -Double(target.y))
        stroker.stroke(flattener, style: style, transform: transform, into: &tessellator)
        paintTrapezoids(solid(color), into: target.picture)
    }

    /// Paints what the tessellator holds as one shape.
    func paintTrapezoids(_ source: Picture, into picture: Picture) {
        let format = connection.formats.mask
        tessellator.trapezoids.withUnsafeBufferPointer {
            guard !$0.isEmpty else { return }
            XRenderCompositeTrapezoids(
                display, PictOpOver, source, picture, format, 0, 0, $0.baseAddress, Int32($0.count))
        }
    }
}
