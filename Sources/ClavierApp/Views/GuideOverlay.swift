import Clavier
import UIKit

/// The window over everything, in which the guides of one view are painted at every frame.
@MainActor final class GuideOverlay: KeyboardFrameTracker {
    /// In front of the keyboard, since the guide is what the keyboard covers.
    private static let level = UIWindow.Level(20_000)

    private let window: UIWindow
    private let guideView = GuideOverlayView(color: .accent, slant: 1)
    private let safeGuideView = GuideOverlayView(color: .safeGuide, slant: -1)
    private unowned let watched: UIView
    private unowned let numbers: GuideNumbersView
    private var shown: (guide: CGRect, safe: CGRect, screen: CGRect) = (.null, .null, .null)

    /// An overlay on the screen of `view`'s window that paints the guides of `view` and writes their numbers.
    init(watching view: UIView, numbers: GuideNumbersView, like other: UIWindow) {
        watched = view
        self.numbers = numbers
        window = UIWindow(frame: other.screen.bounds)
        window.screen = other.screen
        window.windowLevel = Self.level
        window.isUserInteractionEnabled = false
        window.overrideUserInterfaceStyle = other.overrideUserInterfaceStyle
        window.addSubview(guideView)
        window.addSubview(safeGuideView)
        window.isHidden = false
        UIApplication.shared.addKeyboardFrameTracker(self)
    }

    /// Whether the guides are painted.
    var isHidden: Bool {
        get { window.isHidden }
        set { window.isHidden = newValue }
    }

    /// Follows the guides, which were added as trackers before. Returns whether they have moved.
    func keyboardFrameOrGeometryDidChange() -> Bool {
        let guide = watched.clavierLayoutGuide.layoutFrame
        let safe = watched.safeClavierLayoutGuide.layoutFrame
        let screen = window.screen
        let now = (watched.convert(guide, to: screen), watched.convert(safe, to: screen), screen.bounds)
        numbers.show(guide: guide, safe: safe)
        if now == shown { return false }
        shown = now
        window.frame = screen.bounds
        guideView.show(now.0, in: screen.bounds.size)
        safeGuideView.show(now.1, in: screen.bounds.size)
        return true
    }
}
