import UIKit

/// A layout guide made visible: hatched, framed, and with its numbers.
final class GuideOverlayView: UIView {
    private let frameView = UIView()
    private let hatch: HatchView
    private let label = UILabel()
    private let name: String
    private let color: UIColor
    private var shownNumbers = CGRect.null

    private static let labelHeight: CGFloat = 18

    init(name: String, color: UIColor, slant: CGFloat) {
        self.name = name
        self.color = color
        hatch = HatchView(color: color, slant: slant)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = false
        addSubview(frameView)
        frameView.clipsToBounds = true
        frameView.addSubview(hatch)
        frameView.layer.borderWidth = 1
        label.font = .monospacedSystemFont(ofSize: 11, weight: .medium)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = color
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the guide: `rect` in the superview's coordinates, `numbers` in those of the guide's own view. The
    /// label stands at the guide's top edge, `labelOffset` points from its left end.
    func show(_ rect: CGRect, numbers: CGRect, labelOffset: CGFloat, in area: CGSize) {
        frame = rect
        frameView.frame = bounds
        frameView.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        hatch.frame = CGRect(x: 0, y: 0, width: area.width, height: area.height)
        if numbers != shownNumbers {
            shownNumbers = numbers
            label.text = Self.text(name, numbers)
        }
        let width = min(label.intrinsicContentSize.width + 12, max(bounds.width - labelOffset, 0))
        label.frame = CGRect(x: labelOffset, y: -Self.labelHeight, width: width, height: Self.labelHeight)
    }

    private static func text(_ name: String, _ rect: CGRect) -> String {
        func number(_ value: CGFloat) -> String { String(format: "%.1f", value) }
        return "\(name)  x \(number(rect.minX))  y \(number(rect.minY))  "
            + "w \(number(rect.width))  h \(number(rect.height))"
    }
}
