import Foundation
import UIKit

/// A picture that can be pressed.
final class IconButton: UIButton {
    private let icon: KeyIcon

    init(icon: KeyIcon) {
        self.icon = icon
        super.init(frame: .zero)
        become(.system)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { setNeedsDisplay() } }
    override var canBecomeFocused: Bool { false }

    override func draw(_ rect: CGRect) {
        if min(bounds.width, bounds.height) >= KeyIcon.side {
            icon.draw(in: bounds, color: isHighlighted ? .tertiaryLabel : .secondaryLabel)
        }
    }
}
