import CX11
import CXft
import Foundation
import UIKit

extension Canvas {
    /// A part of a list that is painted aside first, because it is clipped to a path or translucent as a whole.
    struct Layer {
        var buffer: PixelBuffer
        var rect: PixelRect
        /// What of the layer is shown; nil shows all of it.
        var mask: PixelBuffer?
        var alpha: CGFloat
        var outer: State
        var outerTarget: Target
    }

    /// Paints what follows aside, within a rectangle of the surface.
    func beginLayer(within rect: PixelRect, alpha: CGFloat, mask: PixelBuffer? = nil) {
        let buffer = PixelBuffer(connection, kind: .color, width: rect.width, height: rect.height)
        layers.append(
            Layer(buffer: buffer, rect: rect, mask: mask, alpha: alpha, outer: state, outerTarget: target))
        target = Target(picture: buffer.picture, x: rect.x, y: rect.y)
        state.clip = rect
        state.alpha = 1
        forgetClip()
        buffer.clear()
    }

    /// Puts layers where they belong until `count` are left open.
    func closeLayers(downTo count: Int) {
        while layers.count > count, let layer = layers.popLast() {
            target = layer.outerTarget
            state = layer.outer
            forgetClip()
            if prepare(layer.rect) {
                let mask = layer.mask?.picture ?? connection.solids.mask(layer.alpha)
                composite(layer.buffer.picture, mask: mask, in: layer.rect)
            }
            layer.mask?.free()
            layer.buffer.free()
        }
    }

    /// Limits what follows to the inside of a path.
    func clip(to elements: [PathElement], evenOdd: Bool) {
        flattener.flatten(elements, transform: state.transform)
        let rect = PixelRect(covering: flattener.bounds).intersection(state.clip)
        guard isDamaged(rect) else {
            state.clip = PixelRect(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let mask = PixelBuffer(connection, kind: .mask, width: rect.width, height: rect.height)
        mask.clear()
        tessellator.begin(offsetX: -Double(rect.x), offsetY: -Double(rect.y))
        tessellator.fill(flattener, evenOdd: evenOdd)
        paintTrapezoids(connection.solids.opacity(1), into: mask.picture)
        let alpha = state.alpha
        beginLayer(within: rect, alpha: 1, mask: mask)
        state.alpha = alpha
    }
}
