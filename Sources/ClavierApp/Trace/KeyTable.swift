import CustomKeyboard
import UIKit

/// The keys on the screen: which layout and layer, and where each key is.
@MainActor struct KeyTable: @MainActor Equatable {
    /// One key: its name, and its rectangle in screen coordinates.
    struct Key: Equatable {
        var name: String
        var frame: CGRect
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
        keys = Self.controls(in: controller.view).map { name, control in
            Key(name: name, frame: control.convert(control.bounds, to: keyboard.screen))
        }
    }

    /// The controls that have a name, which is what keys are.
    static func controls(in view: UIView) -> [(name: String, control: UIControl)] {
        if let control = view as? UIControl, let name = control.accessibilityIdentifier { return [(name, control)] }
        return view.subviews.filter { !$0.isHidden }.flatMap { controls(in: $0) }
    }
}
