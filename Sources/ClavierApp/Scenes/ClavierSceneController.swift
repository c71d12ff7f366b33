import Clavier
import UIKit

/// Clavier's own example: two coloured views, a field, and a button that stands on the guide.
final class ClavierSceneController: UIViewController, SceneController {
    let mainField = UITextField()
    private let plainView = UIView()
    private let safeView = UIView()
    private lazy var button = KeyboardButton(field: mainField)
    private let buttonGuide = UILayoutGuide()

    var hostView: UIView { view }
    var toolbarFrame: CGRect { buttonGuide.layoutFrame }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        styleViews()
        for subview in [plainView, safeView, mainField, button] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        view.addLayoutGuide(buttonGuide)
        NSLayoutConstraint.activate(viewConstraints + fieldConstraints + buttonConstraints)
    }

    private func styleViews() {
        plainView.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.25)
        plainView.accessibilityIdentifier = "plain"
        safeView.accessibilityIdentifier = "safe"
        safeView.backgroundColor = UIColor.systemOrange.withAlphaComponent(0.35)
        mainField.placeholder = "Type here"
        mainField.borderStyle = .roundedRect
        mainField.accessibilityIdentifier = "field"
        button.backgroundColor = .secondarySystemBackground
    }

    /// The left view ends on the guide, the right one on the safe guide.
    private var viewConstraints: [NSLayoutConstraint] {
        [
            plainView.topAnchor.constraint(equalTo: view.topAnchor),
            plainView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            plainView.bottomAnchor.constraint(equalTo: view.clavierLayoutGuide.topAnchor),
            plainView.trailingAnchor.constraint(equalTo: view.centerXAnchor),
            safeView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            safeView.leadingAnchor.constraint(equalTo: view.centerXAnchor),
            safeView.bottomAnchor.constraint(equalTo: view.safeClavierLayoutGuide.topAnchor),
            safeView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ]
    }

    private var fieldConstraints: [NSLayoutConstraint] {
        let safe = view.safeAreaLayoutGuide
        return [
            // In a low window the room above the field gives way.
            mainField.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24).with(priority: 700),
            mainField.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor),
            mainField.bottomAnchor.constraint(lessThanOrEqualTo: button.topAnchor).with(priority: 999),
            mainField.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
            mainField.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24).with(priority: 999),
            mainField.heightAnchor.constraint(equalToConstant: 40).with(priority: 720),
        ]
    }

    private var buttonConstraints: [NSLayoutConstraint] {
        [
            button.bottomAnchor.constraint(equalTo: view.clavierLayoutGuide.topAnchor),
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: 44).with(priority: 710),
            buttonGuide.topAnchor.constraint(equalTo: button.topAnchor),
            buttonGuide.leadingAnchor.constraint(equalTo: button.leadingAnchor),
            buttonGuide.trailingAnchor.constraint(equalTo: button.trailingAnchor),
            buttonGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor),
        ]
    }
}
