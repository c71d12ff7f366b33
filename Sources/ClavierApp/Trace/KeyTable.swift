import CustomKeyboard
import UIKit

/// The keys on the screen: which layout and layer, and where each key is.
@MainActor struct KeyTable: @MainActor Equatable {
    /// One key: its name, its rectangle in screen coordinates, and the control itself.
    struct Key: Equatable {
        var name: String
        var frame: CGRect
        var control: UIControl
    }

    var layout = ""
    var layer = ""
    var keys: [Key] = []

    /// No keys.
    init() {}

    /// The keys of the keyboard, none while it is hidden.
    init(keyboard: UIKeyboard) {
        guard keyboard.state == .shown, let controller = keyboard.inputViewController else { return }
        if let rows = controller as? KeyboardViewController {
            layout = rows.layout.name
            layer = rows.layerName
        }
        collect(in: controller.view, screen: keyboard.screen)
    }

    private mutating func collect(in view: UIView, screen: UIScreen) {
        if let control = view as? UIControl, let name = control.accessibilityIdentifier {
            keys.append(Key(name: name, frame: view.convert(view.bounds, to: screen), control: control))
            return
        }
        for subview in view.subviews where !subview.isHidden { collect(in: subview, screen: screen) }
    }
}
