import Foundation

@testable import UIKit

/// A host's canvas reduced to what matters for damage: each pixel holds numbers that stand for what is painted there,
/// in order. It is kept by painting only what a frame says is damaged, and can be compared with a canvas that
/// is painted as a whole.
struct PixelModel: Equatable {
    private typealias Pixel = [Int]
    private var screen: [Int: Pixel] = [:]
    private var surfaces: [Int: [Int: Pixel]] = [:]
    private let width: Int
    private let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Paints the damaged parts of a frame, or all of it.
    mutating func paint(_ frame: RenderFrame, whole: Bool) {
        // Inner surfaces come behind the outer ones in the list, and have to be ready before them.
        for surface in frame.surfaces.indices.reversed() { paintSurface(surface, of: frame, whole: whole) }
        for y in 0..<height {
            for x in 0..<width where whole || Self.holds(frame.damage, x, y) {
                screen[Self.key(x, y)] = pixel(x, y, in: frame, nodes: 0..<frame.nodes.count)
            }
        }
    }

    /// The first place at which two canvases differ, for a message.
    func difference(from other: PixelModel) -> String? {
        for y in 0..<height {
            for x in 0..<width where screen[Self.key(x, y)] != other.screen[Self.key(x, y)] { return "\(x), \(y)" }
        }
        return nil
    }

    private mutating func paintSurface(_ index: Int, of frame: RenderFrame, whole: Bool) {
        let surface = frame.surfaces[index]
        guard
            let node = frame.nodes.firstIndex(where: {
                if case .surface(index) = $0.content { true } else { false }
            })
        else { return }
        var pixels = whole ? [:] : surfaces[surface.identifier] ?? [:]
        let bounds = surface.bounds.integral
        guard bounds.width > 0, bounds.height > 0 else { return }
        for y in Int(bounds.minY)..<Int(bounds.maxY) {
            for x in Int(bounds.minX)..<Int(bounds.maxX) where whole || Self.holds(surface.damage, x, y) {
                pixels[Self.key(x, y)] = pixel(x, y, in: frame, nodes: node + 1..<surface.end)
            }
        }
        surfaces[surface.identifier] = pixels
    }

    private func pixel(_ x: Int, _ y: Int, in frame: RenderFrame, nodes: Range<Int>) -> Pixel {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        var pixel: Pixel = []
        var index = nodes.lowerBound
        while index < nodes.upperBound {
            let node = frame.nodes[index]
            let isHere = node.extent.contains(point) && node.clip.contains(point)
            let place = point.applying(node.transform.inverted())
            switch node.content {
            case .list(let list):
                if isHere { pixel.append(Self.hash(list, place.x, place.y, node.alpha)) }
                index += 1
            case .surface(let number):
                let surface = frame.surfaces[number]
                let key = Self.key(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
                if isHere, let content = surfaces[surface.identifier]?[key], !content.isEmpty {
                    if node.alpha == 1, surface.maskRect == nil {
                        pixel += content
                    } else {
                        pixel.append(Self.hash(content, surface.maskRadius, surface.maskRect?.width ?? 0, node.alpha))
                    }
                }
                index = surface.end
            }
        }
        return pixel
    }

    private static func hash(_ content: some Hashable, _ numbers: CGFloat...) -> Int {
        var hasher = Hasher()
        hasher.combine(content)
        hasher.combine(numbers)
        return hasher.finalize()
    }

    private static func holds(_ damage: Damage, _ x: Int, _ y: Int) -> Bool {
        damage.rects.contains { $0.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) }
    }

    private static func key(_ x: Int, _ y: Int) -> Int { (y + 10_000) * 100_000 + x + 10_000 }
}
