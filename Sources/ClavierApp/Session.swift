import Clavier
import CustomKeyboard
import UIKit

/// A screen with a window, a scene and the keyboard in it, as the options ask for.
@MainActor final class Session {
    let screen: UIScreen
    let window: UIWindow
    let scene: any SceneController
    private let keyboardHeight: CGFloat?

    /// The keyboard's own height in points where there is room for it.
    private static let usualHeight: CGFloat = 216
    /// The part of the screen's height that it takes at the most, so that the field that is typed into stays in sight.
    private static let largestPart: CGFloat = 0.55

    /// Sets the scene up on `screen`, whose size and scale are known.
    init(options: Options, screen: UIScreen) {
        self.screen = screen
        keyboardHeight = options.keyboardHeight
        UIAccessibility.isReduceMotionEnabled = options.reduceMotion
        Self.configure(screen.keyboard, options)
        screen.keyboard.preferredHeight = Self.height(keyboardHeight, on: screen)
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
        window.frame = screen.bounds
        screen.keyboard.preferredHeight = Self.height(keyboardHeight, on: screen)
    }

    private static func height(_ wanted: CGFloat?, on screen: UIScreen) -> CGFloat {
        wanted ?? min(usualHeight, (screen.bounds.height * largestPart).rounded())
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
