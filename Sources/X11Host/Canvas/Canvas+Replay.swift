import Foundation
import UIKit

extension Canvas {
    /// Paints a display list whose points `transform` maps to pixels.
    func play(_ list: DisplayList, transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat) {
        let outer = state
        state.transform = transform
        state.clip = outer.clip.intersection(clip)
        guard !state.clip.isEmpty else { return state = outer }
        // Steps that overlap would show through each other if each were translucent on its own.
        if alpha < 1, list.items.count(where: { $0.paints }) > 1 {
            beginLayer(within: state.clip, alpha: alpha)
        } else {
            state.alpha = alpha
        }
        for item in list.items { play(item) }
        closeLayers(downTo: outer.layers)
        saved.removeAll(keepingCapacity: true)
        state = outer
    }

    private func play(_ item: DisplayItem) {
        switch item {
        case .fillRect(let rect, let color): fill(rect, color)
        case .fillRoundedRect(let rect, let radius, let corners, let color):
            fillRounded(rect, radius: radius, corners: corners, color)
        case .strokeRoundedRect(let rect, let radius, let corners, let lineWidth, let color):
            strokeRounded(rect, radius: radius, corners: corners, lineWidth: lineWidth, color)
        case .shadow(let rect, let radius, let blur, let color): shadow(rect, radius: radius, blur: blur, color)
        case .fillPath(let elements, let color, let evenOdd): fill(elements, evenOdd: evenOdd, color)
        case .strokePath(let elements, let style, let color): stroke(elements, style, color)
        case .text(let text, let font, let origin, let color): draw(text, font, at: origin, color)
        case .image(let image, let rect): draw(image, in: rect)
        case .template(let image, let rect, let color): drawTemplate(image, in: rect, color)
        case .save: save()
        case .restore: restore()
        case .clipRect(let rect): clip(to: rect)
        case .clipPath(let elements, let evenOdd): clip(to: elements, evenOdd: evenOdd)
        case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
        case .alpha(let alpha): state.alpha *= max(0, min(1, alpha))
        }
    }

    private func save() {
        state.layers = layers.count
        saved.append(state)
    }

    private func restore() {
        guard let outer = saved.popLast() else { return }
        closeLayers(downTo: outer.layers)
        state = outer
    }

    private func clip(to rect: CGRect) {
        guard state.transform.keepsRectangles else {
            return clip(to: UIBezierPath(rect: rect).elements, evenOdd: false)
        }
        state.clip = state.clip.intersection(PixelRect(rounding: rect.applying(state.transform)))
    }
}

extension DisplayItem {
    /// Whether the step itself leaves something to see.
    fileprivate var paints: Bool {
        switch self {
        case .save, .restore, .clipRect, .clipPath, .concatenate, .alpha: false
        default: true
        }
    }
}

extension CGAffineTransform {
    /// Whether it scales and moves without turning or mirroring, so that rectangles stay what they are.
    var keepsRectangles: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
