import Foundation

/// The window that the keyboard is in. It moves with the keyboard, so that nothing inside is laid out for that.
@MainActor final class KeyboardWindow: UIWindow {
    /// In front of everything that a program shows, alerts included.
    static let level = UIWindow.Level(10_000)

    let container = KeyboardContainer()

    init(screen: UIScreen) {
        super.init(frame: screen.bounds)
        self.screen = screen
        windowLevel = Self.level
        addSubview(container)
    }

    required init?(coder: NSCoder) { nil }
}
