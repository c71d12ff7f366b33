import Foundation

/// Where `draw(_:)` draws to: a recorder of display list items, with Core Graphics' names.
@preconcurrency @MainActor
public final class CGContext {
    /// The recorder of the `draw(_:)` that runs now.
    static var current: CGContext?

    private(set) var list = DisplayList()
    private(set) var fillColor = CGColor(red: 0, green: 0, blue: 0)
    private(set) var strokeColor = CGColor(red: 0, green: 0, blue: 0)
    private(set) var lineWidth: CGFloat = 1
    private var saved: [(fill: CGColor, stroke: CGColor, lineWidth: CGFloat)] = []
    let traits: UITraitCollection

    init(traits: UITraitCollection) { self.traits = traits }

    /// Runs `body` with a fresh recorder as the current one and returns what was recorded.
    static func record(traits: UITraitCollection, _ body: (CGContext) -> Void) -> DisplayList {
        let outer = current
        let context = CGContext(traits: traits)
        current = context
        defer { current = outer }
        body(context)
        while !context.saved.isEmpty { context.restoreGState() }
        return context.list
    }

    func append(_ item: DisplayItem) { list.append(item) }

    /// Takes back the last steps.
    func dropLast(_ count: Int) { list.items.removeLast(count) }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { fillColor = color }
    /// Sets the colour of strokes.
    public func setStrokeColor(_ color: CGColor) { strokeColor = color }
    /// Sets the width of strokes in points.
    public func setLineWidth(_ width: CGFloat) { lineWidth = width }
    /// Multiplies the opacity of what follows.
    public func setAlpha(_ alpha: CGFloat) { append(.alpha(alpha)) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { append(.fillRect(rect, color: fillColor)) }

    /// Draws a line inside the edge of a rectangle that is larger by half a line on each side, as Core Graphics does.
    public func stroke(_ rect: CGRect) { stroke(rect, width: lineWidth) }

    /// The same with a width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let outer = rect.insetBy(dx: -width / 2, dy: -width / 2)
        append(.strokeRoundedRect(outer, radius: 0, lineWidth: width, color: strokeColor))
    }

    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) { append(.clipRect(rect)) }
    /// Moves what follows.
    public func concatenate(_ transform: CGAffineTransform) { append(.concatenate(transform)) }
    /// Moves what follows by distances in points.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales what follows.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns what follows by radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Keeps colours, clip, transform and opacity.
    public func saveGState() {
        saved.append((fillColor, strokeColor, lineWidth))
        append(.save)
    }

    /// Goes back to what the last `saveGState` kept; without one, nothing happens.
    public func restoreGState() {
        guard let state = saved.popLast() else { return }
        (fillColor, strokeColor, lineWidth) = state
        append(.restore)
    }
}
