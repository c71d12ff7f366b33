import UIKit

/// The bar that is pinned to the guide: the guides' numbers, and the button that brings the keyboard and sends it away.
///
/// Its ground is a view of its own behind it that reaches down to the host view's bottom, as the ground of UIKit's bars
/// reaches below the safe area.
final class HostToolbar: UIView {
    let numbers = GuideNumbersView()
    let ground = UIView()
    private let button: KeyboardButton

    static let height: CGFloat = 44
    /// The height to which the bar shrinks where room is scarce, points: that of the two lines of numbers.
    static let leastHeight = 2 * GuideNumbersView.lineHeight
    /// The width of a bar in which the button leaves the room to the numbers, points.
    private static let narrowWidth: CGFloat = 400
    /// The room between numbers and button, points.
    private static let spacing: CGFloat = 8

    /// A bar whose button brings the keyboard of `field`.
    init(field: UITextField) {
        button = KeyboardButton(field: field)
        super.init(frame: .zero)
        ground.backgroundColor = .secondarySystemBackground
        clipsToBounds = true
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
        addSubview(numbers)
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts the bar and its ground into `view`; its content stands within the margins.
    func place(in view: UIView) {
        for subview in [ground, self] { view.addSubview(subview) }
        for subview in [ground, self, numbers, button] { subview.translatesAutoresizingMaskIntoConstraints = false }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ground.topAnchor.constraint(equalTo: topAnchor),
            ground.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ground.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ground.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            button.trailingAnchor.constraint(equalTo: margins.trailingAnchor).with(priority: 999),
            button.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
            // A wide safe area takes the numbers' room before the button's.
            numbers.leadingAnchor.constraint(equalTo: margins.leadingAnchor).with(priority: 750),
            numbers.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -Self.spacing),
            numbers.topAnchor.constraint(equalTo: topAnchor),
            numbers.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    override func layoutSubviews() {
        button.isShort = bounds.width < Self.narrowWidth
        super.layoutSubviews()
    }
}
