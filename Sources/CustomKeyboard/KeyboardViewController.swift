import Foundation
import UIKit

/// A keyboard of four rows of keys.
///
/// ```swift
/// UIScreen.main.keyboard.installedInputViewControllers = [
///     KeyboardViewController(), KeyboardViewController(layout: .symbols),
/// ]
/// ```
@preconcurrency @MainActor
open class KeyboardViewController: UIInputViewController {
    /// The keys.
    public let layout: KeyboardLayout
    /// Whether letters are typed in upper case.
    public private(set) var isUppercase = true
    /// What the keys type now: `upper` or `lower` case, or what the layout is called where there are no cases.
    public var layerName: String { layout.hasCases ? isUppercase ? "upper" : "lower" : layout.name }

    /// The least height in points of the strip above the rows, in which the hide key stands.
    private static let stripHeight: CGFloat = 30
    /// How long a key is held until it repeats, and the time between repeats, in seconds.
    private static let repeatDelay: TimeInterval = 0.5
    private static let repeatInterval: TimeInterval = 0.1

    private var keysView: KeysView?
    private var stripConstraint: NSLayoutConstraint?
    private var presses = KeyPresses<KeyButton>()
    private var repeatTimer: Scheduler.Entry?

    /// A keyboard with the keys of `layout`.
    public init(layout: KeyboardLayout = .letters) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Archives do not exist here; the keyboard has letters.
    public required init?(coder: NSCoder) {
        layout = .letters
        super.init(coder: coder)
    }

    /// Builds the keys.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .keyboardGround
        let hideKey = makeHideKey()
        let keysView = KeysView(layout: layout)
        self.keysView = keysView
        let stripConstraint = hideKey.heightAnchor.constraint(equalToConstant: Self.stripHeight)
        self.stripConstraint = stripConstraint
        let hideWidth = hideKey.widthAnchor.constraint(equalToConstant: 44)
        hideWidth.priority = .defaultHigh
        for subview in [hideKey, keysView] { view.addSubview(subview) }
        NSLayoutConstraint.activate([
            hideKey.topAnchor.constraint(equalTo: view.topAnchor),
            hideKey.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8).yielding,
            hideKey.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor),
            hideWidth,
            stripConstraint,
            keysView.topAnchor.constraint(equalTo: hideKey.bottomAnchor),
            keysView.leftAnchor.constraint(equalTo: view.leftAnchor),
            keysView.rightAnchor.constraint(equalTo: view.rightAnchor),
            keysView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        for button in keysView.keys { connect(button) }
        updateTitles()
    }

    /// The strip takes what rows of whole pixels leave, so that all rows are equally high on the screen too.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let scale = view.traitCollection.displayScale
        let rowCount = CGFloat(max(1, layout.rows.count))
        let room = max(0, view.bounds.height - Self.stripHeight)
        let rowHeight = (room / rowCount * scale).rounded(.down) / scale
        stripConstraint?.constant = max(0, view.bounds.height - rowHeight * rowCount)
    }

    /// The return key says what the text field asks for.
    open override func textDidChange(_ textInput: (any UITextInput)?) {
        super.textDidChange(textInput)
        updateTitles()
    }

    /// A key that is held stops repeating when the keyboard leaves.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopRepeating()
        presses.settle()
    }

    // MARK: Pressing

    private func connect(_ button: KeyButton) {
        func on(_ events: UIControl.Event, _ body: @escaping (KeyboardViewController, KeyButton) -> Void) {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let self, let button { body(self, button) }
                }, for: events)
        }
        on(.touchDown) { $0.press($1) }
        on(.touchUpInside) { $0.lift($1) }
        on([.touchUpOutside, .touchCancel]) { $0.cancel($1) }
    }

    private func press(_ button: KeyButton) {
        stopRepeating()
        if let earlier = presses.press(button) { perform(earlier.key) }
        if button.key.action == .deleteBackward {
            presses.settle()
            perform(button.key)
            repeatKey(button, after: Self.repeatDelay)
        }
    }

    private func lift(_ button: KeyButton) {
        stopRepeating()
        if presses.lift(button) { perform(button.key) }
    }

    private func cancel(_ button: KeyButton) {
        stopRepeating()
        presses.cancel(button)
    }

    private func repeatKey(_ button: KeyButton, after delay: TimeInterval) {
        let application = UIApplication.shared
        repeatTimer = application.scheduler.schedule(at: application.currentTime + delay) { [weak self] in
            guard let self, button.isTracking else { return }
            perform(button.key)
            repeatKey(button, after: Self.repeatInterval)
        }
    }

    private func stopRepeating() {
        UIApplication.shared.scheduler.cancel(repeatTimer)
        repeatTimer = nil
    }

    private func perform(_ key: Key) {
        switch key.action {
        case .insert(let text): textDocumentProxy.insertText(isUppercase ? text : text.lowercased())
        case .deleteBackward: textDocumentProxy.deleteBackward()
        case .toggleCapitals:
            isUppercase.toggle()
            updateTitles()
        case .nextKeyboard: advanceToNextInputMode()
        }
    }

    // MARK: Looks

    private func makeHideKey() -> UIButton {
        let button = IconButton(icon: .hide)
        button.accessibilityIdentifier = "HIDE"
        button.accessibilityLabel = "Hide keyboard"
        button.addAction(UIAction { [weak self] _ in self?.dismissKeyboard() }, for: .touchUpInside)
        return button
    }

    private func updateTitles() {
        for button in keysView?.keys ?? [] {
            switch button.key.name {
            case "CP":
                button.icon = .capitals(isOn: isUppercase)
                button.isSelected = isUppercase
            case "BP": button.icon = .delete
            case "CHG": button.icon = .globe
            case "SPACE": button.setTitle("space", for: .normal)
            case "RETURN": button.setTitle(textDocumentProxy.returnKeyType.keyTitle, for: .normal)
            default: button.setTitle(isUppercase ? button.key.name : button.key.name.lowercased(), for: .normal)
            }
        }
    }
}
