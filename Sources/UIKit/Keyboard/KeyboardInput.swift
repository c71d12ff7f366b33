import Foundation

/// What is in the keyboard: its window, the views of the responder that is typed into, and the installed keyboards.
@MainActor final class KeyboardInput {
    private unowned let keyboard: UIKeyboard
    private weak var responder: UIResponder?
    private var source = KeyboardSource(system: nil)
    private var window: KeyboardWindow?
    /// The controller whose view is on the screen.
    private(set) var shownController: UIInputViewController?
    /// Which of the installed keyboards has its turn.
    private var mode = 0

    init(keyboard: UIKeyboard) { self.keyboard = keyboard }

    /// The height of the input view with its accessory view in points, as wide as the screen.
    var height: CGFloat {
        let width = keyboard.screen.bounds.width
        return source.accessoryHeight(width: width)
            + source.inputHeight(preferred: keyboard.preferredHeight, width: width)
    }

    private var system: UIInputViewController? {
        let installed = keyboard.installedInputViewControllers
        return installed.isEmpty ? nil : installed[mode % installed.count]
    }

    /// The mode of the installed keyboard whose turn it is.
    var currentMode: UITextInputMode? { system?.inputMode }
    private weak var announcedMode: UITextInputMode?
    /// Whether there was a mode before; a program's first one is no change.
    private var hadMode = false

    /// Takes the installed keyboard that the responder asks for.
    private func takeMode(of responder: UIResponder) {
        guard let wanted = responder.textInputMode else { return }
        let index = keyboard.installedInputViewControllers.firstIndex { $0.inputMode === wanted }
        if let index { mode = index }
        announceMode()
    }

    private func announceMode() {
        let current = currentMode
        guard current !== announcedMode else { return }
        announcedMode = current
        defer { hadMode = true }
        guard hadMode else { return }
        NotificationCenter.default.post(
            name: UITextInputMode.currentInputModeDidChangeNotification, object: current)
    }

    // MARK: What is typed into

    /// Follows a first responder of this screen, or none. Returns whether it wants a keyboard.
    func follow(_ responder: UIResponder?) -> Bool {
        (self.responder as? any UITextInput)?.inputDelegate = nil
        self.responder = responder
        if let responder { takeMode(of: responder) }
        return reload()
    }

    /// Reads the responder's input views. Returns whether it wants a keyboard.
    @discardableResult
    func reload() -> Bool {
        guard let responder, let new = KeyboardSource(responder: responder, system: system) else { return false }
        use(new)
        return true
    }

    /// Goes to the installed keyboard behind the present one.
    func advanceMode() {
        mode += 1
        installedModesDidChange()
    }

    func installedModesDidChange() {
        announceMode()
        if responder == nil { use(KeyboardSource(system: system)) } else { reload() }
    }

    private func use(_ new: KeyboardSource) {
        source = new
        new.controller?.screenLink = keyboard.screen.ownLink
        let text = responder as? any UITextInput
        text?.inputDelegate = new.controller
        if keyboard.state != .hidden { install() }
        new.controller?.textWillChange(text)
        new.controller?.textDidChange(text)
    }

    // MARK: What is on the screen

    func willShow() {
        let window = window ?? KeyboardWindow(screen: keyboard.screen)
        window.container.didLayOut = { [unowned keyboard] in keyboard.sizeMayHaveChanged() }
        self.window = window
        updateStyle()
        install()
        window.isHidden = false
    }

    func didHide() {
        window?.isHidden = true
        window?.container.set(content: nil, accessory: nil)
        // A window holds its screen, which holds this.
        window = nil
        appear(nil)
        let own = responder.flatMap { KeyboardSource(responder: $0, system: system) }
        source = own ?? KeyboardSource(system: system)
    }

    private func install() {
        source.loadInputView()
        updateStyle()
        if keyboard.state == .hidden { follow(keyboard.presentedFrame) }
        window?.container.set(content: source.inputView, accessory: source.accessoryView)
        appear(source.controller)
    }

    private func appear(_ controller: UIInputViewController?) {
        guard controller !== shownController else { return }
        shownController?.beginAppearanceTransition(false, animated: false)
        shownController?.endAppearanceTransition()
        shownController = controller
        controller?.beginAppearanceTransition(true, animated: true)
        controller?.endAppearanceTransition()
    }

    /// Puts the window where the keyboard is; nothing in it moves. The views have the size that they will have; while a
    /// keyboard shrinks, there is ground below them.
    func follow(_ frame: CGRect) {
        guard let window else { return }
        let height = keyboard.isVisible ? keyboard.endFrame.height : frame.height
        AnimationRecording.run(nil) {
            window.frame = CGRect(
                x: frame.minX, y: frame.minY, width: frame.width, height: max(frame.height, height))
            let accessory = source.accessoryHeight(width: frame.width)
            window.container.layOut(
                in: window.bounds, heights: (content: max(0, height - accessory), accessory: accessory))
        }
    }

    func updateStyle() {
        guard let window else { return }
        let style =
            switch (responder as? any UITextInputTraits)?.keyboardAppearance {
            case .dark: UIUserInterfaceStyle.dark
            case .light: UIUserInterfaceStyle.light
            case .default, nil: responder?.hostWindow?.overrideUserInterfaceStyle ?? .unspecified
            }
        let wanted = keyboard.overrideUserInterfaceStyle == .unspecified ? style : keyboard.overrideUserInterfaceStyle
        if window.overrideUserInterfaceStyle != wanted { window.overrideUserInterfaceStyle = wanted }
    }
}

extension UIResponder {
    /// The window that the responder is in, by way of the chain.
    final var hostWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }
}
