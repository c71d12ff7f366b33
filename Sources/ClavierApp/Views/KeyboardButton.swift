import UIKit

/// The button that brings the keyboard of a field and sends it away; it says which of the two it does.
final class KeyboardButton: UIButton {
    private unowned let field: UITextField
    private var observers: [any NSObjectProtocol] = []
    private var keyboardIsShown = false { didSet { updateTitle() } }

    /// Whether the title is one word.
    var isShort = false { didSet { if isShort != oldValue { updateTitle() } } }

    /// A button for `field`, which it does not keep.
    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        become(.system)
        accessibilityIdentifier = "toggle"
        addAction(UIAction { [weak self] _ in self?.toggleKeyboard() }, for: .touchUpInside)
        updateTitle()
        observe(UIResponder.keyboardWillShowNotification, keyboardIsShown: true)
        observe(UIResponder.keyboardWillHideNotification, keyboardIsShown: false)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// A title without room does not show. Frames are rounded to pixels, so one that fits may lack a part of a point.
    override func layoutSubviews() {
        super.layoutSubviews()
        let size = titleLabel?.intrinsicContentSize ?? .zero
        titleLabel?.isHidden = bounds.width + 1 < size.width || bounds.height + 1 < size.height
    }

    private func toggleKeyboard() {
        if field.isFirstResponder { field.resignFirstResponder() } else { field.becomeFirstResponder() }
    }

    private func observe(_ name: Notification.Name, keyboardIsShown: Bool) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.keyboardIsShown = keyboardIsShown }
            })
    }

    private func updateTitle() {
        let verb = keyboardIsShown ? "Hide" : "Show"
        accessibilityLabel = "\(verb) keyboard"
        UIView.performWithoutAnimation { setTitle(isShort ? verb : accessibilityLabel, for: .normal) }
    }
}
