import Clavier
import UIKit

/// What stands in the host view: a title, a field, some content that scrolls, and a toolbar pinned to the guide.
final class HostContentController: UIViewController {
    let mainField = UITextField()
    /// Where the toolbar is, not rounded to pixels.
    let toolbarGuide = UILayoutGuide()
    private let titleLabel = UILabel()
    private let scrollView = UIScrollView()
    private lazy var toolbar = HostToolbar { [weak self] in self?.toggleKeyboard() }
    private let appleSwitch = UISwitch()
    private let overlaySwitch = UISwitch()
    private var pin: NSLayoutConstraint?

    /// The view that shows the guides' numbers.
    var numbers: GuideNumbersView { toolbar.numbers }
    /// Whether the guides are to be shown.
    var showsGuides: Bool { overlaySwitch.isOn }
    /// One of the two switches was turned.
    var onSwitch: (() -> Void)?

    static let titleHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 10
    private static let margin: CGFloat = 20

    override func viewDidLoad() {
        super.viewDidLoad()
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        makeContent()
        makeToolbar()
        pinToolbar()
    }

    /// A title without room for its line does not show.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        titleLabel.isHidden = titleLabel.bounds.height < titleLabel.font.lineHeight
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
        onSwitch?()
    }

    private func toggleKeyboard() {
        if mainField.isFirstResponder { mainField.resignFirstResponder() } else { mainField.becomeFirstResponder() }
    }

    // MARK: Content

    private func makeContent() {
        titleLabel.text = "Clavier"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityIdentifier = "title"
        mainField.placeholder = "Type here"
        mainField.borderStyle = .roundedRect
        mainField.font = .systemFont(ofSize: 16)
        mainField.clearButtonMode = .whileEditing
        mainField.accessibilityIdentifier = "field"
        scrollView.keyboardDismissMode = .interactive
        for subview in [titleLabel, mainField, scrollView] {
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
            UIAction { [weak self] _ in self?.onSwitch?() }, for: .valueChanged)
        constrain(titleLabel)
        stack(rows)
    }

    private func makeText() -> UILabel {
        let text = UILabel()
        text.numberOfLines = 0
        text.font = .systemFont(ofSize: 14)
        text.textColor = .explanation
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
        toolbar.ground.layer.cornerRadius = Self.cornerRadius
        toolbar.ground.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        toolbar.place(in: view, margin: Self.margin)
        view.addLayoutGuide(toolbarGuide)
        // Where there is no room for the content, it gives way, and the toolbar stays on the guide.
        let contentBottom = scrollView.bottomAnchor.constraint(equalTo: toolbar.topAnchor)
        contentBottom.priority = .defaultHigh
        let fieldBottom = mainField.bottomAnchor.constraint(lessThanOrEqualTo: toolbar.topAnchor, constant: -4)
        fieldBottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            contentBottom, fieldBottom,
            toolbarGuide.topAnchor.constraint(equalTo: toolbar.topAnchor),
            toolbarGuide.leadingAnchor.constraint(equalTo: toolbar.leadingAnchor),
            toolbarGuide.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor),
            toolbarGuide.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor),
        ])
    }
}
