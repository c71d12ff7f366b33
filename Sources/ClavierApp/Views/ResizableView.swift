import UIKit

/// A view that a person moves by its title bar and resizes by its edges and corners.
final class ResizableView: UIView {
    /// The smallest size to which it can be dragged, points.
    static let minimumSize = CGSize(width: 200, height: 140)
    /// How far inside and outside of the edge a touch takes hold of it, points; together the 24 that WCAG 2.2 asks for
    /// (success criterion 2.5.8).
    private static let grip: CGFloat = 8
    private static let outerGrip: CGFloat = 16
    /// How far from a corner along an edge a touch takes hold of both edges, points.
    private static let corner: CGFloat = 20

    /// The person has changed the frame.
    var onResize: (() -> Void)?
    /// How much of the top moves the view, points.
    var titleHeight: CGFloat = 0

    private var drag: (edges: UIRectEdge, start: CGPoint, frame: CGRect)?

    /// The edges hold outside of the bounds too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.outerGrip, dy: -Self.outerGrip).contains(point)
    }

    /// The edges win over what stands inside, the title bar over what is no control; elsewhere subviews come first.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let inside = super.hitTest(point, with: event)
        guard inside != nil, let edges = edges(at: point) else { return inside }
        return edges.isEmpty && inside is UIControl ? inside : self
    }

    override func pointerShape(at point: CGPoint) -> UIPointerShape? {
        guard let edges = edges(at: point) else { return nil }
        switch edges {
        case []: return .move
        case [.left], [.right]: return .resizeHorizontal
        case [.top], [.bottom]: return .resizeVertical
        case [.top, .left]: return .resizeTopLeft
        case [.top, .right]: return .resizeTopRight
        case [.bottom, .left]: return .resizeBottomLeft
        default: return .resizeBottomRight
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let edges = edges(at: touch.location(in: self)) else {
            return super.touchesBegan(touches, with: event)
        }
        drag = (edges, touch.location(in: superview), frame)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let drag else { return super.touchesMoved(touches, with: event) }
        let place = touch.location(in: superview)
        let moved = CGPoint(x: place.x - drag.start.x, y: place.y - drag.start.y)
        change(drag.frame, edges: drag.edges, by: moved)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { drag = nil }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { drag = nil }

    /// Moves the edges, or with none of them the whole view, within the superview.
    func change(edges: UIRectEdge, by distance: CGPoint) { change(frame, edges: edges, by: distance) }

    private func change(_ start: CGRect, edges: UIRectEdge, by distance: CGPoint) {
        guard let area = superview?.bounds else { return }
        let horizontal = Self.change(
            from: (start.minX, start.maxX), by: distance.x, moves: (edges.contains(.left), edges.contains(.right)),
            both: edges.isEmpty, minimum: min(Self.minimumSize.width, area.width), within: (area.minX, area.maxX))
        let vertical = Self.change(
            from: (start.minY, start.maxY), by: distance.y, moves: (edges.contains(.top), edges.contains(.bottom)),
            both: edges.isEmpty, minimum: min(Self.minimumSize.height, area.height), within: (area.minY, area.maxY))
        frame = CGRect(
            x: horizontal.0, y: vertical.0, width: horizontal.1 - horizontal.0, height: vertical.1 - vertical.0)
        onResize?()
    }

    private static func change(
        from side: (CGFloat, CGFloat), by distance: CGFloat, moves: (Bool, Bool), both: Bool, minimum: CGFloat,
        within area: (CGFloat, CGFloat)
    ) -> (CGFloat, CGFloat) {
        if both {
            let distance = max(area.0 - side.0, min(distance, area.1 - side.1))
            return (side.0 + distance, side.1 + distance)
        }
        let low = moves.0 ? max(area.0, min(side.0 + distance, side.1 - minimum)) : side.0
        let high = moves.1 ? min(area.1, max(side.1 + distance, side.0 + minimum)) : side.1
        return (low, high)
    }

    /// The edges that a touch takes hold of; none of them in the title bar, nil elsewhere.
    private func edges(at point: CGPoint) -> UIRectEdge? {
        guard !edges(at: point, within: Self.grip).isEmpty else {
            return point.y < bounds.minY + titleHeight ? [] : nil
        }
        return edges(at: point, within: Self.corner)
    }

    private func edges(at point: CGPoint, within distance: CGFloat) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x < bounds.minX + distance { edges.insert(.left) }
        if point.x > bounds.maxX - distance { edges.insert(.right) }
        if point.y < bounds.minY + distance { edges.insert(.top) }
        if point.y > bounds.maxY - distance { edges.insert(.bottom) }
        return edges
    }
}
