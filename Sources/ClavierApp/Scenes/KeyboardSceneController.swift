import Clavier
import UIKit

/// The custom keyboard's own example: one text field, and the keyboard of four rows.
final class KeyboardSceneController: UIViewController, SceneController {
    let mainField = UITextField()

    var hostView: UIView { view }
    /// This example pins nothing; what would be pinned stands on the guide with no height.
    var toolbarFrame: CGRect {
        let guide = view.clavierLayoutGuide.layoutFrame
        return CGRect(x: guide.minX, y: guide.minY, width: guide.width, height: 0)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        mainField.placeholder = "Click here for the keyboard"
        mainField.borderStyle = .roundedRect
        mainField.font = .systemFont(ofSize: 17)
        mainField.accessibilityIdentifier = "field"
        mainField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mainField)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            mainField.widthAnchor.constraint(equalToConstant: 480).with(priority: 750),
            mainField.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            mainField.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 16)
                .with(priority: 999),
            // In a low window the room above the field gives way.
            mainField.topAnchor.constraint(equalTo: safe.topAnchor, constant: 32).with(priority: 700),
            mainField.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor),
            mainField.bottomAnchor.constraint(lessThanOrEqualTo: view.clavierLayoutGuide.topAnchor, constant: -4)
                .with(priority: 999),
            mainField.heightAnchor.constraint(equalToConstant: 40).with(priority: 710),
        ])
    }
}
