import UIKit

/// The numbers of the two guides, one line each, in the colours in which they are painted.
final class GuideNumbersView: UIView {
    private let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .medium)
    private var shown: (guide: CGRect, safe: CGRect) = (.null, .null)

    /// The distance between the tops of the two lines, points.
    private static let lineHeight: CGFloat = 16

    /// Shows where the guides are, in the coordinates of their view.
    func show(guide: CGRect, safe: CGRect) {
        guard shown != (guide, safe) else { return }
        shown = (guide, safe)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let top = (bounds.midY - Self.lineHeight).rounded()
        draw("guide", shown.guide, GuideOverlay.guideColor, at: top)
        draw("safe ", shown.safe, GuideOverlay.safeColor, at: top + Self.lineHeight)
    }

    private func draw(_ name: String, _ rect: CGRect, _ color: UIColor, at top: CGFloat) {
        let text =
            "\(name) x \(Self.tenths(rect.minX))  y \(Self.tenths(rect.minY))  w \(Self.tenths(rect.width))  "
            + "h \(Self.tenths(rect.height))"
        text.draw(at: CGPoint(x: 0, y: top), withAttributes: [.font: font, .foregroundColor: color])
    }

    /// A number with one decimal, at least six characters wide.
    private static func tenths(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "     -" }
        let count = Int((value * 10).rounded())
        let text = "\(count < 0 ? "-" : "")\(count.magnitude / 10).\(count.magnitude % 10)"
        return String(repeating: " ", count: max(0, 6 - text.utf8.count)) + text
    }
}
