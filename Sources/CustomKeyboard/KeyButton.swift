import Foundation
import UIKit

/// The button of a key: rounded, with a soft edge, clearly pressed while it is, and light while what it switches is on.
final class KeyButton: UIButton {
    let key: Key

    /// The radius of the corners, the reach of the shadow, and the sizes of titles, in points.
    private static let radius: CGFloat = 5
    private static let shadowRadius: CGFloat = 1
    private static let characterSize: CGFloat = 20
    private static let wordSize: CGFloat = 15

    init(key: Key) {
        self.key = key
        super.init(frame: .zero)
        become(.system)
        accessibilityIdentifier = key.name
        translatesAutoresizingMaskIntoConstraints = false
        layer.cornerRadius = Self.radius
        layer.shadowOpacity = 0.3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = Self.shadowRadius
        titleLabel?.font = .systemFont(ofSize: key.isCharacter ? Self.characterSize : Self.wordSize)
        setTitleColor(.label, for: .normal)
        setTitleColor(.label, for: .highlighted)
        updateGround()
    }

    required init?(coder: NSCoder) { nil }

    /// The picture in place of a title.
    var icon: KeyIcon? { didSet { if oldValue != icon { setNeedsDisplay() } } }

    override var isHighlighted: Bool { didSet { updateGround() } }
    override var isSelected: Bool { didSet { updateGround() } }

    // Keys are pressed with the pointer and by touch; the physical keyboard has keys of its own.
    override var canBecomeFocused: Bool { false }

    override func pointerShape(at point: CGPoint) -> UIPointerShape? { .arrow }

    /// Nothing shows on a key that is too small for it.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let titleLabel else { return }
        titleLabel.isHidden =
            bounds.height < titleLabel.font.capHeight || bounds.width < titleLabel.intrinsicContentSize.width
    }

    override func draw(_ rect: CGRect) {
        if bounds.width >= KeyIcon.side, bounds.height >= KeyIcon.height { icon?.draw(in: bounds, color: .label) }
    }

    private func updateGround() {
        let isLight = key.isCharacter || key.name == "SPACE" || isSelected
        backgroundColor = isLight != isHighlighted ? .keyGround : .functionKeyGround
    }
}
