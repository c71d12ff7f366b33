import Clavier
import CustomKeyboard
import UIKit

/// A screen with a window, a scene and the keyboard in it, as the options ask for.
@MainActor final class Session {
    let screen: UIScreen
    let window: UIWindow
    let scene: any SceneController
    private let options: Options

    /// Sets the scene up on `screen`, whose size and scale are known.
    init(options: Options, screen: UIScreen) {
        self.screen = screen
        self.options = options
        UIAccessibility.isReduceMotionEnabled = options.reduceMotion
        Self.configure(screen.keyboard, options)
        screen.keyboard.preferredHeight = options.keyboardHeight(on: screen.bounds.height)
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.overrideUserInterfaceStyle = options.theme == .dark ? .dark : .light
        window.tintColor = .accent
        scene = options.scene.makeController()
        window.rootViewController = scene
        if let insets = options.safeArea { scene.setHostSafeArea(insets) }
        window.makeKeyAndVisible()
    }

    private static func configure(_ keyboard: UIKeyboard, _ options: Options) {
        keyboard.installedInputViewControllers = [
            KeyboardViewController(), KeyboardViewController(layout: .symbols),
        ]
        keyboard.overrideUserInterfaceStyle = options.theme == .dark ? .dark : .light
        keyboard.timing = options.curve.timing(duration: options.duration)
    }

    /// The screen has another size.
    func screenDidResize() {
        screen.keyboard.preferredHeight = options.keyboardHeight(on: screen.bounds.height)
    }

    /// Whether the keyboard neither slides nor is held.
    var keyboardIsAtRest: Bool { [.hidden, .shown].contains(screen.keyboard.state) }

    /// What the trace says of the frame that was laid out last.
    func frameRecord(at time: TimeInterval) -> FrameRecord {
        let host = scene.hostView
        return FrameRecord(
            time: time, keyboard: screen.keyboard.presentedFrame, host: host.convert(host.bounds, to: screen),
            guide: host.clavierLayoutGuide.layoutFrame, safeGuide: host.safeClavierLayoutGuide.layoutFrame,
            toolbar: scene.toolbarFrame, progress: screen.keyboard.progress, safeArea: host.safeAreaInsets)
    }
}
