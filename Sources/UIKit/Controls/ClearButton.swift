import Foundation

/// The button that clears a text field: a cross on a disc.
final class ClearButton: UIButton {
    /// The length of the button's sides, and the width of the cross' lines, in points.
    static let side: CGFloat = 18
    private static let lineWidth: CGFloat = 1.5

    override var canBecomeFocused: Bool { false }

    override func draw(_ rect: CGRect) {
        let disc = bounds.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        guard disc.hasArea else { return }
        (isHighlighted ? UIColor.secondaryLabel : UIColor.tertiaryLabel).setFill()
        UIBezierPath(ovalIn: disc).fill()
        let cross = disc.insetBy(dx: disc.width * 0.32, dy: disc.height * 0.32)
        let path = UIBezierPath()
        path.lineWidth = Self.lineWidth
        path.lineCapStyle = .round
        path.move(to: CGPoint(x: cross.minX, y: cross.minY))
        path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
        path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
        path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
        UIColor.systemBackground.setStroke()
        path.stroke()
    }
}
