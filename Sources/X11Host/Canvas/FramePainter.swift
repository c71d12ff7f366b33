import CX11
import CXft
import Foundation
import UIKit

/// Paints frames: replays what changed since the last one, and puts surfaces together that it keeps in between.
@MainActor final class FramePainter {
    private let canvas: Canvas
    private let connection: DisplayConnection
    private var surfaces: [Int: SurfacePixels] = [:]
    private var frameNumber = 0
    private var scale: CGFloat = 1
    /// The size of what is painted, in pixels.
    private var size = PixelRect(x: 0, y: 0, width: 0, height: 0)
    private var damage = ContiguousArray<PixelRect>()
    /// The surfaces of the last frame that were left out, since they are all cut away.
    private var hidden: [Int] = []

    /// How many surfaces are kept.
    var surfaceCount: Int { surfaces.count }

    init(connection: DisplayConnection) {
        self.connection = connection
        canvas = Canvas(connection: connection)
    }

    /// Paints `frame` into `buffer`, which shows it from its top left corner. Only what is damaged is painted, or
    /// everything if the buffer `isNew` and clear. Returns the rectangles that were painted, in pixels.
    func paint(
        _ frame: RenderFrame, scale: CGFloat, into buffer: PixelBuffer, isNew: Bool
    ) -> ContiguousArray<PixelRect> {
        if scale != self.scale { removeAll() }
        self.scale = scale
        frameNumber += 1
        size = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        damage.removeAll(keepingCapacity: true)
        if isNew { damage.append(size) } else { addDamage(frame.damage, within: size) }
        let painted = damage
        hidden.removeAll(keepingCapacity: true)
        canvas.begin(Canvas.Target(picture: buffer.picture, x: 0, y: 0), damage: damage)
        if !isNew { canvas.clear() }
        paint(frame, 0..<frame.nodes.count)
        removeUnused()
        return painted
    }

    /// Paints the surfaces of a painted `frame` that nothing is seen of yet, so that a frame that shows them need not.
    func paintHidden(_ frame: RenderFrame) {
        if hidden.isEmpty { return }
        for (index, node) in frame.nodes.enumerated() {
            guard case .surface(let number) = node.content else { continue }
            let surface = frame.surfaces[number]
            guard hidden.contains(surface.identifier) else { continue }
            damage.removeAll(keepingCapacity: true)
            canvas.begin(Canvas.Target(picture: 0, x: 0, y: 0), damage: damage)
            paintSurface(surface, at: node, frame, (index + 1)..<surface.end)
        }
        hidden.removeAll(keepingCapacity: true)
    }

    /// Frees all surfaces.
    func removeAll() {
        for surface in surfaces.values { surface.buffer.free() }
        surfaces.removeAll()
    }

    private func addDamage(_ new: Damage, within limit: PixelRect) {
        for rect in new.rects {
            let pixels = PixelRect(covering: rect.scaled(by: scale)).intersection(limit)
            if !pixels.isEmpty { damage.append(pixels) }
        }
    }

    private func paint(_ frame: RenderFrame, _ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let node = frame.nodes[index]
            switch node.content {
            case .list(let list):
                let extent = PixelRect(covering: node.extent.scaled(by: scale))
                if canvas.isDamaged(extent) {
                    let clip = PixelRect(rounding: node.clip.limited.scaled(by: scale)).intersection(extent)
                    canvas.play(list, transform: node.transform.scaled(by: scale), clip: clip, alpha: node.alpha)
                }
                index += 1
            case .surface(let number):
                let surface = frame.surfaces[number]
                paint(surface, at: node, frame, (index + 1)..<surface.end)
                index = surface.end
            }
        }
    }

    private func paint(_ surface: RenderSurface, at node: RenderNode, _ frame: RenderFrame, _ range: Range<Int>) {
        if surfaces[surface.identifier] == nil, node.extent.isEmpty {
            hidden.append(surface.identifier)
            return
        }
        paintSurface(surface, at: node, frame, range)
    }

    private func paintSurface(
        _ surface: RenderSurface, at node: RenderNode, _ frame: RenderFrame, _ range: Range<Int>
    ) {
        guard let pixels = pixels(for: surface, at: node) else { return }
        pixels.lastFrame = frameNumber
        let outer = canvas.interrupt()
        damage.removeAll(keepingCapacity: true)
        if pixels.isNew { damage.append(pixels.rect) } else { addDamage(surface.damage, within: pixels.rect) }
        if !damage.isEmpty {
            let target = Canvas.Target(picture: pixels.buffer.picture, x: pixels.rect.x, y: pixels.rect.y)
            canvas.begin(target, damage: damage)
            canvas.clear()
            paint(frame, range)
            canvas.cutCorners(of: pixels)
            pixels.isNew = false
        } else {
            keepInnerSurfaces(frame, range)
        }
        canvas.resume(outer)
        canvas.place(pixels, at: node, scale: scale)
    }

    /// Surfaces within one that is not painted again are still part of the picture.
    private func keepInnerSurfaces(_ frame: RenderFrame, _ range: Range<Int>) {
        for node in frame.nodes[range] {
            if case .surface(let number) = node.content {
                surfaces[frame.surfaces[number].identifier]?.lastFrame = frameNumber
            }
        }
    }

    /// The pixels kept for a surface, or new ones if there are none of that size; nil when it shows nothing.
    private func pixels(for surface: RenderSurface, at node: RenderNode) -> SurfacePixels? {
        var rect = PixelRect(covering: surface.bounds.limited.scaled(by: scale))
        var mask: (rect: PixelRect, radius: Double)?
        if let maskRect = surface.maskRect {
            let cut = PixelRect(rounding: maskRect.scaled(by: scale))
            let limit = Double(min(cut.width, cut.height)) / 2
            mask = (cut, min((Double(surface.maskRadius * scale) * 8).rounded() / 8, limit))
            rect = rect.intersection(cut)
        }
        if rect.width > 2 * size.width || rect.height > 2 * size.height {
            let visible = node.extent.scaled(by: scale).applying(node.transform.inPixels(scale).inverted())
            rect = rect.intersection(PixelRect(covering: visible))
        }
        guard !rect.isEmpty else { return nil }
        if let known = surfaces[surface.identifier] {
            if known.fits(rect, mask) { return known }
            known.buffer.free()
        }
        let buffer = PixelBuffer(connection, kind: .color, width: rect.width, height: rect.height)
        let pixels = SurfacePixels(buffer: buffer, rect: rect, mask: mask)
        surfaces[surface.identifier] = pixels
        return pixels
    }

    private func removeUnused() {
        for (identifier, surface) in surfaces where surface.lastFrame != frameNumber {
            surface.buffer.free()
            surfaces[identifier] = nil
        }
    }
}
