import UIKit

/// The numbers of the two guides, one line each, in the colours in which they are painted: x, y, width and height.
/// Where there is no room for whole lines, their letters are left out, and then the decimals; where that does not help,
/// nothing is written.
final class GuideNumbersView: UIView {
    private let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .medium)
    private var shown: (guide: CGRect, safe: CGRect) = (.null, .null)

    /// The distance between the tops of the two lines, points.
    static let lineHeight: CGFloat = 18

    /// Shows where the guides are, in the coordinates of their view.
    func show(guide: CGRect, safe: CGRect) {
        guard shown != (guide, safe) else { return }
        shown = (guide, safe)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let style = Style.allCases.first(where: fits) else { return }
        let lines = [
            (text: style.text("guide", shown.guide), color: UIColor.accent),
            (text: style.text("safe ", shown.safe), color: UIColor.safeGuide),
        ]
        var top = (bounds.midY - Self.lineHeight).rounded()
        for line in lines {
            line.text.draw(at: CGPoint(x: 0, y: top), withAttributes: [.font: font, .foregroundColor: line.color])
            top += Self.lineHeight
        }
    }

    private func fits(_ style: Style) -> Bool {
        bounds.height >= 2 * Self.lineHeight
            && [shown.guide, shown.safe].allSatisfy { font.advance(of: style.text("guide", $0)) <= bounds.width }
    }
}

extension GuideNumbersView {
    /// How a line is written, from the widest to the narrowest.
    private enum Style: CaseIterable {
        case whole, withoutLetters, withoutDecimals

        func text(_ name: String, _ rect: CGRect) -> String {
            let numbers = [rect.minX, rect.minY, rect.width, rect.height]
            return name + zip(letters, numbers).map { " \($0)\(text(of: $1))" }.joined()
        }

        private var letters: [String] { self == .whole ? ["x  ", " y  ", " w  ", " h  "] : ["", "", "", ""] }

        /// A number with one decimal, at least five characters wide, or without decimals, at least three wide.
        private func text(of value: CGFloat) -> String {
            let text: String
            if !value.isFinite || abs(value) >= 1e9 {
                text = "-"
            } else if self == .withoutDecimals {
                text = "\(Int(value.rounded()))"
            } else {
                let count = Int((value * 10).rounded())
                text = "\(count < 0 ? "-" : "")\(count.magnitude / 10).\(count.magnitude % 10)"
            }
            return String(repeating: " ", count: max(0, (self == .withoutDecimals ? 3 : 5) - text.utf8.count)) + text
        }
    }
}
