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
        mainField.placeholder = "Type on the keyboard below"
        mainField.borderStyle = .roundedRect
        mainField.font = .systemFont(ofSize: 17)
        mainField.accessibilityIdentifier = "field"
        mainField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mainField)
        let width = mainField.widthAnchor.constraint(equalToConstant: 480)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width,
            mainField.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            mainField.leadingAnchor.constraint(
                greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            mainField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
            mainField.heightAnchor.constraint(equalToConstant: 40),
        ])
    }
}
