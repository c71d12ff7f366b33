import Foundation

/// A path of lines and Bézier curves that can be filled, stroked and used as a clip.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    /// The steps so far.
    public private(set) var elements: [PathElement] = []
    /// The stroke's width in points.
    open var lineWidth: CGFloat = 1
    /// How a stroke ends.
    open var lineCapStyle: CGLineCap = .butt
    /// How a stroke turns.
    open var lineJoinStyle: CGLineJoin = .miter
    /// Whether overlapping parts cut holes when filled.
    open var usesEvenOddFillRule = false

    private var start = CGPoint.zero

    /// An empty path.
    public override init() { super.init() }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// An ellipse that touches the rectangle's sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init(
            roundedRect: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2), corners: .allCorners)
    }

    /// A rectangle with circular corners; the radius is at most half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(roundedRect: rect, radii: CGSize(width: radius, height: radius), corners: .allCorners)
    }

    /// A rectangle some of whose corners are rounded; each radius is at most half the side it lies on.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radii = CGSize(
            width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2))
        self.init(roundedRect: rect, radii: radii, corners: corners)
    }

    /// A circular arc; angles in radians from the positive x axis, growing clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    private convenience init(roundedRect r: CGRect, radii: CGSize, corners: UIRectCorner) {
        self.init()
        // The distance of a Bézier control point that draws a quarter circle of radius 1 within 0.03 %.
        let k: CGFloat = 0.5522847498
        let w = radii.width
        let h = radii.height
        func corner(_ which: UIRectCorner, from: CGPoint, at: CGPoint, to: CGPoint) {
            guard corners.contains(which), w > 0, h > 0 else { return addLine(to: at) }
            addLine(to: from)
            addCurve(
                to: to,
                controlPoint1: CGPoint(x: from.x + (at.x - from.x) * k, y: from.y + (at.y - from.y) * k),
                controlPoint2: CGPoint(x: to.x + (at.x - to.x) * k, y: to.y + (at.y - to.y) * k))
        }
        move(to: CGPoint(x: r.midX, y: r.minY))
        corner(
            .topRight, from: CGPoint(x: r.maxX - w, y: r.minY), at: CGPoint(x: r.maxX, y: r.minY),
            to: CGPoint(x: r.maxX, y: r.minY + h))
        corner(
            .bottomRight, from: CGPoint(x: r.maxX, y: r.maxY - h), at: CGPoint(x: r.maxX, y: r.maxY),
            to: CGPoint(x: r.maxX - w, y: r.maxY))
        corner(
            .bottomLeft, from: CGPoint(x: r.minX + w, y: r.maxY), at: CGPoint(x: r.minX, y: r.maxY),
            to: CGPoint(x: r.minX, y: r.maxY - h))
        corner(
            .topLeft, from: CGPoint(x: r.minX, y: r.minY + h), at: CGPoint(x: r.minX, y: r.minY),
            to: CGPoint(x: r.minX + w, y: r.minY))
        close()
    }

    /// Where the next step starts.
    open private(set) var currentPoint = CGPoint.zero

    /// Whether there is no step yet.
    open var isEmpty: Bool { elements.isEmpty }

    /// Starts a new subpath.
    open func move(to point: CGPoint) {
        elements.append(.move(point))
        currentPoint = point
        start = point
    }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) {
        elements.append(.line(point))
        currentPoint = point
    }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(.cubic(endPoint, control1: controlPoint1, control2: controlPoint2))
        currentPoint = endPoint
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        elements.append(.quad(endPoint, control: controlPoint))
        currentPoint = endPoint
    }

    /// Adds a circular arc, joined by a line to where the path stands; angles that are infinite or NaN add nothing.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: 2 * .pi)
        if abs(endAngle - startAngle) >= 2 * .pi {
            sweep = clockwise ? 2 * .pi : -2 * .pi
        } else if clockwise, sweep < 0 {
            sweep += 2 * .pi
        } else if !clockwise, sweep > 0 {
            sweep -= 2 * .pi
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = point(startAngle)
        if isEmpty { move(to: first) } else { addLine(to: first) }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let k = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let from = startAngle + CGFloat(index) * step
            let to = from + step
            let p = point(from)
            let q = point(to)
            addCurve(
                to: q,
                controlPoint1: CGPoint(x: p.x - k * sin(from), y: p.y + k * cos(from)),
                controlPoint2: CGPoint(x: q.x + k * sin(to), y: q.y - k * cos(to)))
        }
    }

    /// Closes the subpath with a straight line.
    open func close() {
        elements.append(.close)
        currentPoint = start
    }

    /// Adds the steps of another path.
    open func append(_ bezierPath: UIBezierPath) {
        elements.append(contentsOf: bezierPath.elements)
        currentPoint = bezierPath.currentPoint
        start = bezierPath.start
    }

    /// Fills the path with the current fill colour. Outside `draw(_:)` nothing happens.
    open func fill() {
        guard let context = CGContext.current else { return }
        context.append(.fillPath(elements, color: context.fillColor, evenOdd: usesEvenOddFillRule))
    }

    /// Strokes the path with the current stroke colour. Outside `draw(_:)` nothing happens.
    open func stroke() {
        guard let context = CGContext.current else { return }
        let style = StrokeStyle(lineWidth: lineWidth, cap: lineCapStyle, join: lineJoinStyle)
        context.append(.strokePath(elements, style: style, color: context.strokeColor))
    }

    /// Limits what is drawn from now on to the inside of the path.
    open func addClip() {
        CGContext.current?.append(.clipPath(elements, evenOdd: usesEvenOddFillRule))
    }
}
