import Foundation

extension UIKeyboard {
    /// The input views may want another height.
    func sizeMayHaveChanged() {
        guard isVisible else { return restHidden() }
        guard shownFrame != endFrame else { return input.follow(presentedFrame) }
        if state == .dragged {
            present(CGRect(x: shownFrame.minX, y: presentedFrame.minY, width: shownFrame.width, height: height))
            drag(to: presentedFrame.minY)
        } else {
            moveToPlacement()
        }
    }

    /// The screen has another size. The keyboard keeps its place relative to the bottom; a slide goes on in its time. In
    /// a finger's hand it says nothing before it is let go.
    func screenDidChange(from old: CGRect) {
        guard state != .hidden else { return restHidden() }
        let target = isVisible ? shownFrame : frameOutside(placement)
        let begin = presentedFrame
        let shift = screen.bounds.height - old.height
        func moved(_ frame: CGRect) -> CGRect {
            CGRect(x: target.minX, y: frame.minY + shift, width: target.width, height: target.height)
        }
        if state == .dragged {
            present(moved(presentedFrame))
            return drag(to: presentedFrame.minY)
        }
        if let slide {
            slide.redirect(to: target, shiftedBy: shift)
            present(slide.frame(at: UIApplication.shared.currentTime))
        } else {
            present(target)
        }
        guard isVisible, target != endFrame else { return endFrame = target }
        beginFrame = begin
        endFrame = target
        pendingKinds = pendingKinds.isEmpty ? [.didChangeFrame] : pendingKinds
        if slide == nil { holdForAnnouncement(from: begin, to: target) }
        // What is told compares the frame with views, which therefore have their places in a screen of this size.
        UIApplication.shared.layoutWindows()
        announce([.willChangeFrame], timing: timing.withoutMotion)
    }

    /// Has the change that was made at once announced as done at the next frame.
    private func holdForAnnouncement(from begin: CGRect, to end: CGRect) {
        slide = KeyboardSlide(
            from: begin, to: end, at: UIApplication.shared.currentTime, timing: timing.withoutMotion)
    }
}
