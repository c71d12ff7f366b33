import UIKit

/// A field of parallel slanted lines. It is drawn once, larger than what is seen of it, and only cut anew.
final class HatchView: UIView {
    private let color: UIColor
    private let slant: CGFloat

    /// The distance from line to line along the edge, points.
    private static let spacing: CGFloat = 12

    /// Lines in `color`; a positive slant falls to the right, a negative one rises.
    init(color: UIColor, slant: CGFloat) {
        self.color = color
        self.slant = slant
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.shouldRasterize = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        color.withAlphaComponent(0.10).setFill()
        UIRectFill(bounds)
        color.withAlphaComponent(0.35).setStroke()
        let path = UIBezierPath()
        var x = -bounds.height
        while x < bounds.width + bounds.height {
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x + slant * bounds.height, y: bounds.height))
            x += Self.spacing
        }
        path.stroke()
    }
}
