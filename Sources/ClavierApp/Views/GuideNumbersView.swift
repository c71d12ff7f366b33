import UIKit

/// The numbers of the two guides, one line each, in the colours in which they are painted: x, y, width and height.
/// Where there is no room for whole lines, their letters are left out; where that does not help, nothing is written.
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
        guard let letters = [["x  ", " y  ", " w  ", " h  "], ["", "", "", ""]].first(where: fits) else { return }
        let lines = [
            (text: Self.text("guide", shown.guide, letters), color: UIColor.accent),
            (text: Self.text("safe ", shown.safe, letters), color: UIColor.safeGuide),
        ]
        var top = (bounds.midY - Self.lineHeight).rounded()
        for line in lines {
            line.text.draw(at: CGPoint(x: 0, y: top), withAttributes: [.font: font, .foregroundColor: line.color])
            top += Self.lineHeight
        }
    }

    private func fits(_ letters: [String]) -> Bool {
        [shown.guide, shown.safe].allSatisfy { font.advance(of: Self.text("guide", $0, letters)) <= bounds.width }
    }

    private static func text(_ name: String, _ rect: CGRect, _ letters: [String]) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        return name + zip(letters, numbers).map { " \($0)\(tenths($1))" }.joined()
    }

    /// A number with one decimal, at least five characters wide.
    private static func tenths(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "    -" }
        let count = Int((value * 10).rounded())
        let text = "\(count < 0 ? "-" : "")\(count.magnitude / 10).\(count.magnitude % 10)"
        return String(repeating: " ", count: max(0, 5 - text.utf8.count)) + text
    }
}
