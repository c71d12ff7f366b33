import Clavier
import UIKit

/// What stands in the host view: a title, a field, some content that scrolls, and a toolbar pinned to the guide.
final class HostContentController: UIViewController {
    let mainField = UITextField()
    let toolbarGuide = UILayoutGuide()
    let numbers = GuideNumbersView()
    private let scrollView = UIScrollView()
    private let toolbar = UIView()
    private let keyboardButton = UIButton(type: .system)
    private let appleSwitch = UISwitch()
    private let overlaySwitch = UISwitch()
    private var pin: NSLayoutConstraint?
    private var observers: [any NSObjectProtocol] = []

    /// The switch that shows the guides was turned.
    var onShowGuides: ((Bool) -> Void)?

    static let titleHeight: CGFloat = 44
    private static let margin: CGFloat = 20

    override func viewDidLoad() {
        super.viewDidLoad()
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        makeContent()
        makeToolbar()
        pinToolbar()
    }

    /// The heart of it: the toolbar's bottom is the guide's top, whatever the guide is.
    private func pinToolbar() {
        pin?.isActive = false
        pin = toolbar.bottomAnchor.constraint(equalTo: view.clavierLayoutGuide.topAnchor)
        pin?.isActive = true
    }

    private func useAppleGuide(_ isOn: Bool) {
        view.usingAppleKeyboardLayoutGuideIfAvailable = isOn
        pinToolbar()
    }

    private func toggleKeyboard() {
        if let responder = UIApplication.shared.firstResponder {
            responder.resignFirstResponder()
        } else {
            mainField.becomeFirstResponder()
        }
    }

    // MARK: Content

    private func makeContent() {
        let title = UILabel()
        title.text = "Clavier"
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        title.accessibilityIdentifier = "title"
        mainField.placeholder = "Type here"
        mainField.borderStyle = .roundedRect
        mainField.font = .systemFont(ofSize: 16)
        mainField.clearButtonMode = .whileEditing
        mainField.accessibilityIdentifier = "field"
        scrollView.keyboardDismissMode = .interactive
        for subview in [title, mainField, scrollView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let rows = [
            makeText(), makeRow("Apple's guide in place of Clavier's", appleSwitch, "apple"),
            makeRow("Show the guides", overlaySwitch, "guides"),
        ]
        overlaySwitch.isOn = true
        appleSwitch.addAction(
            UIAction { [weak self] _ in self.map { $0.useAppleGuide($0.appleSwitch.isOn) } }, for: .valueChanged)
        overlaySwitch.addAction(
            UIAction { [weak self] _ in self.map { $0.onShowGuides?($0.overlaySwitch.isOn) } }, for: .valueChanged)
        constrain(title)
        stack(rows)
    }

    private func makeText() -> UILabel {
        let text = UILabel()
        text.numberOfLines = 0
        text.font = .systemFont(ofSize: 14)
        text.textColor = .secondaryLabel
        text.text =
            "The hatched rectangle is where the keyboard and this view meet. It is a layout guide, and the bar below "
            + "is pinned to its top. Drag this view by its title, resize it by its edges, and do it while the "
            + "keyboard slides."
        return text
    }

    private func makeRow(_ text: String, _ control: UISwitch, _ name: String) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 15)
        control.accessibilityIdentifier = name
        control.accessibilityLabel = text
        let row = UIView()
        for subview in [label, control] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: control.leadingAnchor, constant: -8),
            control.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            control.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            row.heightAnchor.constraint(equalToConstant: 44),
        ])
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return row
    }

    private func constrain(_ title: UIView) {
        let safe = view.safeAreaLayoutGuide
        // In a low window the title makes room, so that the field is never behind the toolbar.
        let titleHeight = title.heightAnchor.constraint(equalToConstant: Self.titleHeight)
        titleHeight.priority = .defaultHigh
        title.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        NSLayoutConstraint.activate([
            titleHeight,
            title.topAnchor.constraint(equalTo: safe.topAnchor),
            title.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            mainField.topAnchor.constraint(equalTo: title.bottomAnchor),
            mainField.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: Self.margin),
            mainField.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -Self.margin),
            mainField.heightAnchor.constraint(equalToConstant: 40),
            scrollView.topAnchor.constraint(equalTo: mainField.bottomAnchor, constant: 8),
            scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
    }

    /// Puts the rows under each other; together they are what scrolls.
    private func stack(_ rows: [UIView]) {
        let content = scrollView.contentLayoutGuide
        var above = content.topAnchor
        for row in rows {
            row.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above, constant: 8),
                row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.margin),
                row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Self.margin),
                row.widthAnchor.constraint(
                    equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -2 * Self.margin),
            ])
            above = row.bottomAnchor
        }
        above.constraint(equalTo: content.bottomAnchor, constant: -8).isActive = true
    }

    // MARK: Toolbar

    private func makeToolbar() {
        toolbar.backgroundColor = .secondarySystemBackground
        nameButton(keyboardIsShown: false)
        observe(UIResponder.keyboardWillShowNotification, keyboardIsShown: true)
        observe(UIResponder.keyboardWillHideNotification, keyboardIsShown: false)
        keyboardButton.accessibilityIdentifier = "toggle"
        keyboardButton.setContentHuggingPriority(.required, for: .horizontal)
        keyboardButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        keyboardButton.addAction(UIAction { [weak self] _ in self?.toggleKeyboard() }, for: .touchUpInside)
        for subview in [toolbar, keyboardButton, numbers] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(toolbar)
        view.addLayoutGuide(toolbarGuide)
        toolbar.addSubview(numbers)
        toolbar.addSubview(keyboardButton)
        // Where there is no room for the content, it gives way, and the toolbar stays on the guide.
        let contentBottom = scrollView.bottomAnchor.constraint(equalTo: toolbar.topAnchor)
        contentBottom.priority = .defaultHigh
        let fieldBottom = mainField.bottomAnchor.constraint(lessThanOrEqualTo: toolbar.topAnchor, constant: -4)
        fieldBottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            contentBottom, fieldBottom,
            toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            toolbar.heightAnchor.constraint(equalToConstant: Self.titleHeight),
            keyboardButton.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor, constant: -Self.margin),
            keyboardButton.centerYAnchor.constraint(equalTo: toolbar.centerYAnchor),
            numbers.leadingAnchor.constraint(equalTo: toolbar.leadingAnchor, constant: Self.margin),
            numbers.trailingAnchor.constraint(equalTo: keyboardButton.leadingAnchor, constant: -8),
            numbers.topAnchor.constraint(equalTo: toolbar.topAnchor),
            numbers.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor),
            toolbarGuide.topAnchor.constraint(equalTo: toolbar.topAnchor),
            toolbarGuide.leadingAnchor.constraint(equalTo: toolbar.leadingAnchor),
            toolbarGuide.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor),
            toolbarGuide.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor),
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
            keyboardButton.setTitle(keyboardIsShown ? "Hide keyboard" : "Show keyboard", for: .normal)
        }
    }
}
