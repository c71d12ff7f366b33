import UIKit

/// The numbers of the two guides, one line each, in the colours in which they are painted.
final class GuideNumbersView: UIView {
    private let guideLabel = UILabel()
    private let safeLabel = UILabel()
    private var shown: (guide: CGRect, safe: CGRect) = (.null, .null)

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        for (label, color) in [(guideLabel, GuideOverlay.guideColor), (safeLabel, GuideOverlay.safeColor)] {
            label.font = .monospacedSystemFont(ofSize: 11, weight: .medium)
            label.textColor = color
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
        guideLabel.accessibilityIdentifier = "guideNumbers"
        safeLabel.accessibilityIdentifier = "safeNumbers"
        guideLabel.bottomAnchor.constraint(equalTo: centerYAnchor).isActive = true
        safeLabel.topAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows where the guides are, in the coordinates of their view.
    func show(guide: CGRect, safe: CGRect) {
        if guide != shown.guide { guideLabel.text = Self.text("guide", guide) }
        if safe != shown.safe { safeLabel.text = Self.text("safe ", safe) }
        shown = (guide, safe)
    }

    private static func text(_ name: String, _ rect: CGRect) -> String {
        String(format: "%@ x %5.1f  y %5.1f  w %5.1f  h %5.1f", name, rect.minX, rect.minY, rect.width, rect.height)
    }
}
