import Clavier
import UIKit

/// The window over everything, in which the guides of one view are painted at every frame.
@MainActor final class GuideOverlay: KeyboardFrameTracker {
    private let window: UIWindow
    private let guideView = GuideOverlayView(name: "guide", color: .systemBlue, slant: 1)
    private let safeGuideView = GuideOverlayView(name: "safe", color: .systemOrange, slant: -1)
    private unowned let watched: UIView
    private var shown: (guide: CGRect, safe: CGRect, screen: CGRect) = (.null, .null, .null)

    /// Where each label stands along its guide's top edge, so that the two do not cover each other.
    private static let labelOffsets: (guide: CGFloat, safe: CGFloat) = (0, 300)

    /// An overlay on the screen that paints the guides of `view`.
    init(watching view: UIView, on screen: UIScreen, theme: UIUserInterfaceStyle) {
        watched = view
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.windowLevel = .alert
        window.isUserInteractionEnabled = false
        window.overrideUserInterfaceStyle = theme
        window.addSubview(guideView)
        window.addSubview(safeGuideView)
        window.isHidden = false
        screen.keyboard.addTracker(self)
    }

    /// Whether the guides are painted.
    var isHidden: Bool {
        get { window.isHidden }
        set { window.isHidden = newValue }
    }

    /// Follows the guides, which were added as trackers before.
    func keyboardFrameOrGeometryDidChange(_ keyboard: UIKeyboard) -> Bool {
        let guide = watched.clavierLayoutGuide.layoutFrame
        let safe = watched.safeClavierLayoutGuide.layoutFrame
        let screen = keyboard.screen.bounds
        let now = (watched.convert(guide, to: keyboard.screen), watched.convert(safe, to: keyboard.screen), screen)
        if now == shown { return false }
        shown = now
        window.frame = screen
        guideView.show(now.0, numbers: guide, labelOffset: Self.labelOffsets.guide, in: screen.size)
        safeGuideView.show(now.1, numbers: safe, labelOffset: Self.labelOffsets.safe, in: screen.size)
        return true
    }
}
