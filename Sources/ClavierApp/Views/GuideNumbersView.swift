import UIKit

/// The numbers of the two guides, one line each, in the colours in which they are painted. Where there is no room for
/// whole lines, nothing is written.
final class GuideNumbersView: UIView {
    private let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .medium)
    private var shown: (guide: CGRect, safe: CGRect) = (.null, .null)

    /// The distance between the tops of the two lines, points.
    private static let lineHeight: CGFloat = 18

    /// Shows where the guides are, in the coordinates of their view.
    func show(guide: CGRect, safe: CGRect) {
        guard shown != (guide, safe) else { return }
        shown = (guide, safe)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let lines = [
            (text: Self.text("guide", shown.guide), color: UIColor.accent),
            (text: Self.text("safe ", shown.safe), color: UIColor.safeGuide),
        ]
        guard lines.allSatisfy({ font.advance(of: $0.text) <= bounds.width }) else { return }
        var top = (bounds.midY - Self.lineHeight).rounded()
        for line in lines {
            line.text.draw(at: CGPoint(x: 0, y: top), withAttributes: [.font: font, .foregroundColor: line.color])
            top += Self.lineHeight
        }
    }

    private static func text(_ name: String, _ rect: CGRect) -> String {
        "\(name) x \(tenths(rect.minX))  y \(tenths(rect.minY))  w \(tenths(rect.width))  h \(tenths(rect.height))"
    }

    /// A number with one decimal, at least six characters wide.
    private static func tenths(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "     -" }
        let count = Int((value * 10).rounded())
        let text = "\(count < 0 ? "-" : "")\(count.magnitude / 10).\(count.magnitude % 10)"
        return String(repeating: " ", count: max(0, 6 - text.utf8.count)) + text
    }
}
