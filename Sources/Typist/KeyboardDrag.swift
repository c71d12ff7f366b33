import Foundation
import UIKit

/// Turns what a finger does to the keyboard into events, of which UIKit posts none before the finger lets go.
///
/// It follows the keyboard's frame besides the finger, since a window that is resized under the finger moves it too.
@MainActor final class KeyboardDrag: KeyboardFrameTracker {
    private let onStep: (Typist.KeyboardOptions) -> Void
    private weak var scrollView: UIScrollView?
    /// Where the finger had the keyboard at the last event; nil at first, and once it has let go.
    private var lastFrame: CGRect?

    /// Runs `onStep` for each event.
    init(onStep: @escaping (Typist.KeyboardOptions) -> Void) { self.onStep = onStep }

    /// Follows drags in `scrollView`, and in no other one any more.
    func follow(_ scrollView: UIScrollView) {
        guard scrollView !== self.scrollView else { return }
        if self.scrollView == nil { UIApplication.shared.addKeyboardFrameTracker(self) }
        self.scrollView = scrollView
        scrollView.keyboardDismissMode = .interactive
        scrollView.panGestureRecognizer.addAction { [weak self, weak scrollView] _ in
            guard let self, let scrollView, scrollView === self.scrollView else { return }
            tellStep()
        }
    }

    func keyboardFrameOrGeometryDidChange() -> Bool { tellStep() }

    /// Tells of the part of the keyboard that a finger leaves on the screen. Returns whether it has moved it.
    @discardableResult
    private func tellStep() -> Bool {
        guard let keyboard = scrollView?.window?.screen.keyboard, keyboard.state == .dragged else {
            lastFrame = nil
            return false
        }
        var frame = keyboard.presentedFrame
        frame.size.height = max(0, keyboard.screen.bounds.maxY - frame.minY)
        guard frame != lastFrame else { return false }
        let start = lastFrame ?? keyboard.endFrame
        lastFrame = frame
        onStep(Typist.KeyboardOptions(stepFrom: start, to: frame, curve: keyboard.timing.announcedCurve))
        return true
    }
}
