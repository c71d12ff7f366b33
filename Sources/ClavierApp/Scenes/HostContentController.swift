import Clavier
import UIKit

/// What stands in the host view: a title, a field, some content that scrolls, and a toolbar pinned to the guide.
final class HostContentController: UIViewController {
    let mainField = UITextField()
    /// Where the toolbar is, not rounded to pixels.
    let toolbarGuide = UILayoutGuide()
    private let titleLabel = TitleLabel()
    private let scrollView = UIScrollView()
    private lazy var toolbar = HostToolbar(field: mainField)
    private let appleSwitch = UISwitch()
    private let overlaySwitch = UISwitch()
    private var pin: NSLayoutConstraint?

    /// The view that shows the guides' numbers.
    var numbers: GuideNumbersView { toolbar.numbers }
    /// Whether the guides are to be shown.
    var showsGuides: Bool { overlaySwitch.isOn }
    /// One of the two switches was turned.
    var onSwitch: (() -> Void)?

    /// How much of the view's top, in points, has to be above the keyboard, so that title, field and toolbar can be read.
    var leastHeight: CGFloat { view.safeAreaInsets.top + Self.fieldHeight + Self.fieldGap + HostToolbar.height }

    static let titleHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 10
    private static let margin: CGFloat = 20
    private static let rowHeight: CGFloat = 40
    private static let textGap: CGFloat = 8
    /// The part of a narrow view's width that the margin is, on each side.
    private static let marginPart: CGFloat = 1 / 14.0
    private static let fontSize: CGFloat = 16
    /// Between field and toolbar, points.
    private static let fieldGap: CGFloat = 4
    private static let fieldHeight: CGFloat = 40
    private static let leastFieldHeight: CGFloat = 32

    override func viewDidLoad() {
        super.viewDidLoad()
        viewRespectsSystemMinimumLayoutMargins = false
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        makeContent()
        makeToolbar()
        pinToolbar()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let margin = min(Self.margin, view.bounds.width * Self.marginPart)
        view.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
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

    // MARK: Content

    private func makeContent() {
        titleLabel.text = "Clavier"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        mainField.placeholder = "Type here"
        mainField.borderStyle = .roundedRect
        mainField.font = .systemFont(ofSize: Self.fontSize)
        mainField.clearButtonMode = .whileEditing
        mainField.accessibilityIdentifier = "field"
        scrollView.keyboardDismissMode = .interactive
        for subview in [titleLabel, mainField, scrollView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let rows = [
            makeRow("Use Apple's guide", appleSwitch, "apple"), makeRow("Show the guides", overlaySwitch, "guides"),
        ]
        overlaySwitch.isOn = true
        appleSwitch.addAction(
            UIAction { [weak self] _ in self.map { $0.useAppleGuide($0.appleSwitch.isOn) } }, for: .valueChanged)
        overlaySwitch.addAction(
            UIAction { [weak self] _ in self?.onSwitch?() }, for: .valueChanged)
        constrain(titleLabel)
        stack(rows, over: makeText())
    }

    private func makeText() -> UILabel {
        let text = UILabel()
        text.numberOfLines = 0
        text.font = .systemFont(ofSize: 13)
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
            row.heightAnchor.constraint(equalToConstant: Self.rowHeight),
        ])
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return row
    }

    private func constrain(_ title: UIView) {
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: safe.topAnchor),
            title.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: safe.trailingAnchor).with(priority: 999),
            mainField.topAnchor.constraint(equalTo: title.bottomAnchor),
            mainField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            mainField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).with(priority: 999),
            scrollView.topAnchor.constraint(equalTo: mainField.bottomAnchor, constant: 8),
            scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor).with(priority: 999),
        ])
    }

    /// Puts the rows and the text under each other; together they are what scrolls.
    private func stack(_ rows: [UIView], over text: UIView) {
        let content = scrollView.contentLayoutGuide
        var above = content.topAnchor
        for row in rows + [text] {
            row.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above, constant: row === text ? Self.textGap : 0),
                row.leadingAnchor.constraint(equalTo: mainField.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: mainField.trailingAnchor),
            ])
            above = row.bottomAnchor
        }
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        above.constraint(equalTo: content.bottomAnchor, constant: -Self.textGap).isActive = true
    }

    // MARK: Heights

    /// What gives way where room is scarce, the first thing first: the content that scrolls, the room around the title,
    /// the toolbar's and the field's, then the title, and at last the toolbar. The field is behind the toolbar only where
    /// there is no room for its text.
    private var heights: [NSLayoutConstraint] {
        let title = titleLabel.heightAnchor
        let bar = toolbar.heightAnchor
        let field = mainField.heightAnchor
        let textHeight = UIFont.systemFont(ofSize: Self.fontSize).lineHeight.rounded(.up)
        return [
            scrollView.bottomAnchor.constraint(equalTo: toolbar.topAnchor).with(priority: 600),
            title.constraint(equalToConstant: Self.titleHeight).with(priority: 700),
            bar.constraint(equalToConstant: HostToolbar.height).with(priority: 710),
            field.constraint(equalToConstant: Self.fieldHeight).with(priority: 720),
            title.constraint(greaterThanOrEqualToConstant: titleLabel.font.lineHeight.rounded(.up)).with(priority: 800),
            bar.constraint(greaterThanOrEqualToConstant: HostToolbar.leastHeight).with(priority: 810),
            field.constraint(greaterThanOrEqualToConstant: Self.leastFieldHeight).with(priority: 820),
            mainField.bottomAnchor.constraint(lessThanOrEqualTo: toolbar.topAnchor, constant: -Self.fieldGap).with(
                priority: 998),
            field.constraint(greaterThanOrEqualToConstant: textHeight).with(priority: 999),
        ]
    }

    // MARK: Toolbar

    private func makeToolbar() {
        toolbar.ground.layer.cornerRadius = Self.cornerRadius
        toolbar.ground.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        toolbar.place(in: view)
        view.addLayoutGuide(toolbarGuide)
        NSLayoutConstraint.activate(heights)
        NSLayoutConstraint.activate([
            toolbarGuide.topAnchor.constraint(equalTo: toolbar.topAnchor),
            toolbarGuide.leadingAnchor.constraint(equalTo: toolbar.leadingAnchor),
            toolbarGuide.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor),
            toolbarGuide.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor),
        ])
    }
}
