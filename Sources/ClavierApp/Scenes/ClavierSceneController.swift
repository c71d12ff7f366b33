import Clavier
import UIKit

/// Clavier's own example: two coloured views, a field, and a button that stands on the guide.
final class ClavierSceneController: UIViewController, SceneController {
    let mainField = UITextField()
    private let plainView = UIView()
    private let safeView = UIView()
    private let button = UIButton(type: .system)
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
        safeView.backgroundColor = UIColor.systemOrange.withAlphaComponent(0.35)
        mainField.placeholder = "Type here"
        mainField.borderStyle = .roundedRect
        mainField.accessibilityIdentifier = "field"
        button.setTitle("Keyboard", for: .normal)
        button.backgroundColor = .secondarySystemBackground
        button.accessibilityIdentifier = "toggle"
        button.addAction(UIAction { [weak self] _ in self?.toggleKeyboard() }, for: .touchUpInside)
    }

    private func toggleKeyboard() {
        if mainField.isFirstResponder { mainField.resignFirstResponder() } else { mainField.becomeFirstResponder() }
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
        [
            mainField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            mainField.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            mainField.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
            mainField.heightAnchor.constraint(equalToConstant: 40),
        ]
    }

    private var buttonConstraints: [NSLayoutConstraint] {
        [
            button.bottomAnchor.constraint(equalTo: view.clavierLayoutGuide.topAnchor),
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: 44),
            buttonGuide.topAnchor.constraint(equalTo: button.topAnchor),
            buttonGuide.leadingAnchor.constraint(equalTo: button.leadingAnchor),
            buttonGuide.trailingAnchor.constraint(equalTo: button.trailingAnchor),
            buttonGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor),
        ]
    }
}
