import Foundation

/// The window that the keyboard is in. It covers the screen; touches beside the keyboard go through it.
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

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
