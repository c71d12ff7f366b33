import Clavier
import UIKit

/// The window over everything, in which the guides of one view are painted at every frame.
@MainActor final class GuideOverlay: KeyboardFrameTracker {
    /// In front of the keyboard, since the guide is what the keyboard covers.
    private static let level = UIWindow.Level(20_000)

    private let window: UIWindow
    private let guideView = GuideOverlayView(color: .accent, slant: 1)
    private let safeGuideView = GuideOverlayView(color: .safeGuide, slant: -1)
    private let watched: UIView
    private let screen: UIScreen
    private let numbers: GuideNumbersView
    private var guides: (whole: UILayoutGuide, safe: UILayoutGuide)
    private var shown: (whole: CGRect, safe: CGRect, screen: CGRect) = (.null, .null, .null)

    /// An overlay on the screen of `view`'s window that paints the guides of `view` and writes their numbers.
    init(watching view: UIView, numbers: GuideNumbersView, like other: UIWindow) {
        watched = view
        screen = other.screen
        self.numbers = numbers
        guides = (view.clavierLayoutGuide, view.safeClavierLayoutGuide)
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
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

    /// Follows the guides that the view has now.
    func reload() {
        guides = (watched.clavierLayoutGuide, watched.safeClavierLayoutGuide)
        _ = keyboardFrameOrGeometryDidChange()
    }

    /// Follows the guides, which were added as trackers before. Returns whether they have moved.
    func keyboardFrameOrGeometryDidChange() -> Bool {
        let whole = guides.whole.layoutFrame
        let safe = guides.safe.layoutFrame
        let transform = watched.transformToScreen
        let now = (whole: whole.applying(transform), safe: safe.applying(transform), screen: screen.bounds)
        numbers.show(guide: whole, safe: safe)
        if now == shown { return false }
        if now.screen != shown.screen { window.frame = now.screen }
        shown = now
        guideView.show(now.whole, in: now.screen.size)
        safeGuideView.show(now.safe, in: now.screen.size)
        return true
    }
}
