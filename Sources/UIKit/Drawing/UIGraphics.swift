import Foundation

/// The recorder of the `draw(_:)` that runs now; nil outside of one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Fills a rectangle with the current fill colour. Outside `draw(_:)` nothing happens.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

extension UIColor {
    /// Makes this the colour of fills and strokes.
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of fills.
    @preconcurrency @MainActor public func setFill() {
        guard let context = CGContext.current else { return }
        context.setFillColor(resolvedColor(with: context.traits).cgColor)
    }

    /// Makes this the colour of strokes.
    @preconcurrency @MainActor public func setStroke() {
        guard let context = CGContext.current else { return }
        context.setStrokeColor(resolvedColor(with: context.traits).cgColor)
    }
}

extension UIImage {
    /// Draws the picture, stretched to the rectangle. Outside `draw(_:)` nothing happens.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        CGContext.current?.append(.image(self, in: rect))
    }

    /// Draws the picture at its own size. Outside `draw(_:)` nothing happens.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
}
