import Foundation

/// The keyboard of a screen: the one state machine that owns its frame and posts its notifications.
@preconcurrency @MainActor
public final class UIKeyboard {
    /// The screen that the keyboard is on.
    public unowned let screen: UIScreen
    /// Where the keyboard is at this frame of its slide, in screen coordinates, points.
    public private(set) var presentedFrame: CGRect = .zero

    private var trackers: [WeakTracker] = []
    private struct WeakTracker { weak var tracker: (any KeyboardFrameTracker)? }

    init(screen: UIScreen) { self.screen = screen }

    /// Adds something that follows the keyboard, behind those added before. It is not kept alive.
    public func addTracker(_ tracker: any KeyboardFrameTracker) {
        trackers.removeAll { $0.tracker == nil }
        trackers.append(WeakTracker(tracker: tracker))
    }

    /// Has everything that tracks follow. Returns whether anything changed.
    func updateTrackers() -> Bool {
        var changed = false
        for entry in trackers {
            if let tracker = entry.tracker, tracker.keyboardFrameOrGeometryDidChange(self) { changed = true }
        }
        return changed
    }
}
