import Clavier
import Typist
import UIKit

/// Typist's own example: a list, a toolbar with a field under it, interactive dismissal by dragging the list, and
/// the last event's frame as the field's prompt.
final class TypistSceneController: UIViewController, SceneController {
    let mainField = UITextField()
    private let keyboard = Typist()
    private let scrollView = UIScrollView()
    private let toolbar = UIView()
    /// The toolbar's colour below it, down to the bottom.
    private let ground = UIView()
    private lazy var toolbarBottom = toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    /// How much of the view the keyboard covers from the bottom, points, as its last event says.
    private var covered: CGFloat = 0

    private static let rowHeight: CGFloat = 44
    private static let toolbarHeight: CGFloat = 52
    private static let rowCount = 40

    var hostView: UIView { view }

    /// The toolbar moves in animations, so what is shown counts, not what it is set to.
    var toolbarFrame: CGRect { toolbar.layer.presentation()?.frame ?? toolbar.frame }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        makeList()
        makeToolbar()
        configureKeyboard()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        placeToolbar()
    }

    /// The toolbar stands on the keyboard, or on the bottom of the safe area where that is higher.
    private func placeToolbar() { toolbarBottom.constant = -max(covered, view.safeAreaInsets.bottom) }

    /// What the library is for: move the toolbar with each event, at the keyboard's own pace.
    private func configureKeyboard() {
        keyboard
            .toolbar(scrollView: scrollView)
            .on(event: .willChangeFrame) { [weak self] options in
                self?.follow(options, named: "willChangeFrame")
            }
            .on(event: .willHide) { [weak self] options in
                self?.follow(options, named: "willHide")
            }
            .start()
    }

    private func follow(_ options: Typist.KeyboardOptions, named name: String) {
        covered = max(0, view.bounds.height - view.convert(options.endFrame, from: nil).minY)
        UIView.animate(withDuration: options.animationDuration, delay: 0, options: options.animationOptions) {
            self.placeToolbar()
            self.view.layoutIfNeeded()
        }
        let frame = options.endFrame
        mainField.placeholder =
            "\(name) \(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) × \(Int(frame.height))"
    }

    private func makeList() {
        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        var above = scrollView.contentLayoutGuide.topAnchor
        for index in 1...Self.rowCount {
            let row = makeRow("Row \(index)")
            scrollView.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above),
                row.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
                row.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor).with(priority: 999),
                row.heightAnchor.constraint(equalToConstant: Self.rowHeight),
            ])
            above = row.bottomAnchor
        }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            above.constraint(equalTo: content.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    private func makeRow(_ title: String) -> UIView {
        let row = ListRow()
        row.text = title
        row.font = .systemFont(ofSize: 16)
        row.translatesAutoresizingMaskIntoConstraints = false
        return row
    }

    private func makeToolbar() {
        toolbar.backgroundColor = .secondarySystemBackground
        toolbar.layer.borderWidth = 1
        toolbar.layer.borderColor = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
        ground.backgroundColor = toolbar.backgroundColor
        mainField.placeholder = "No event yet"
        mainField.font = .systemFont(ofSize: 14)
        mainField.borderStyle = .roundedRect
        mainField.accessibilityIdentifier = "field"
        for subview in [ground, toolbar, mainField] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(ground)
        view.addSubview(toolbar)
        toolbar.addSubview(mainField)
        constrainColumn()
        constrainField()
    }

    /// From the top: the list, the toolbar, the ground. Where room is scarce, the list gives way, then the toolbar.
    private func constrainColumn() {
        for part in [scrollView, toolbar, ground] {
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: toolbar.topAnchor).with(priority: 600),
            toolbar.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor).with(priority: 999),
            toolbar.heightAnchor.constraint(equalToConstant: Self.toolbarHeight).with(priority: 700),
            toolbarBottom,
            ground.topAnchor.constraint(equalTo: toolbar.bottomAnchor),
            ground.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func constrainField() {
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            mainField.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
            mainField.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12).with(priority: 999),
            mainField.centerYAnchor.constraint(equalTo: toolbar.centerYAnchor),
            mainField.heightAnchor.constraint(equalToConstant: 36).with(priority: 700),
            mainField.heightAnchor.constraint(lessThanOrEqualTo: toolbar.heightAnchor),
        ])
    }
}
