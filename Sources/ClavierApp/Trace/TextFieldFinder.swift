import UIKit

/// Finds the text fields on a screen.
@MainActor enum TextFieldFinder {
    /// All fields that can be seen, in the order in which they are painted.
    static func fields(on screen: UIScreen) -> [FieldRecord] {
        var fields: [FieldRecord] = []
        for window in screen.windows { collect(in: window, screen: screen, into: &fields) }
        return fields
    }

    /// The whole text of a field.
    static func text(of field: any UITextInput) -> String {
        guard let range = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) else { return "" }
        return field.text(in: range) ?? ""
    }

    private static func collect(in view: UIView, screen: UIScreen, into fields: inout [FieldRecord]) {
        guard !view.isHidden else { return }
        if view is any UITextInput {
            fields.append(
                FieldRecord(
                    name: view.accessibilityIdentifier ?? "", frame: view.convert(view.bounds, to: screen),
                    isFocused: view.isFirstResponder))
            return
        }
        for subview in view.subviews { collect(in: subview, screen: screen, into: &fields) }
    }
}
