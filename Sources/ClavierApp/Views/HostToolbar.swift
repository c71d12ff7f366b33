import UIKit

/// The bar that is pinned to the guide: the guides' numbers, and the button that brings the keyboard and sends it away.
///
/// Its ground is a view of its own behind it that reaches down to the host view's bottom, as the ground of UIKit's bars
/// reaches below the safe area.
final class HostToolbar: UIView {
    let numbers = GuideNumbersView()
    let ground = UIView()
    private let button = UIButton(type: .system)
    private var observers: [any NSObjectProtocol] = []

    static let height: CGFloat = 44
    /// The room between numbers and button, points.
    private static let spacing: CGFloat = 8

    /// A bar whose button runs `toggle`.
    init(toggle: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        ground.backgroundColor = .secondarySystemBackground
        button.accessibilityIdentifier = "toggle"
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.addAction(UIAction { _ in toggle() }, for: .touchUpInside)
        addSubview(numbers)
        addSubview(button)
        nameButton(keyboardIsShown: false)
        observe(UIResponder.keyboardWillShowNotification, keyboardIsShown: true)
        observe(UIResponder.keyboardWillHideNotification, keyboardIsShown: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts the bar and its ground into `view`; its content stands `margin` points within the safe area.
    func place(in view: UIView, margin: CGFloat) {
        for subview in [ground, self] { view.addSubview(subview) }
        for subview in [ground, self, numbers, button] { subview.translatesAutoresizingMaskIntoConstraints = false }
        let safe = view.safeAreaLayoutGuide
        // A wide safe area takes the numbers' room before the button's.
        let numbersStart = numbers.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin)
        numbersStart.priority = .defaultHigh
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            heightAnchor.constraint(equalToConstant: Self.height),
            ground.topAnchor.constraint(equalTo: topAnchor),
            ground.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ground.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ground.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin),
            button.centerYAnchor.constraint(equalTo: centerYAnchor),
            numbersStart,
            numbers.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -Self.spacing),
            numbers.topAnchor.constraint(equalTo: topAnchor),
            numbers.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    private func observe(_ name: Notification.Name, keyboardIsShown: Bool) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.nameButton(keyboardIsShown: keyboardIsShown) }
            })
    }

    private func nameButton(keyboardIsShown: Bool) {
        UIView.performWithoutAnimation {
            button.setTitle(keyboardIsShown ? "Hide keyboard" : "Show keyboard", for: .normal)
        }
    }
}
