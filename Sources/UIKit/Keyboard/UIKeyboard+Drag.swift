import Foundation

/// Interactive dismissal: a finger takes the keyboard down with it.
extension UIKeyboard {
    /// Takes the keyboard in hand. Returns whether it could be: it is docked and shown, or on its way in.
    @discardableResult
    public func beginDrag() -> Bool {
        guard place == .docked, state == .shown || state == .showing else { return false }
        slide = nil
        state = .dragged
        return true
    }

    /// Puts the keyboard's top at `top` (screen coordinates, points), never above its place nor below the screen.
    public func drag(to top: CGFloat) {
        guard state == .dragged else { return }
        var frame = presentedFrame
        frame.origin.y = min(max(top, shownFrame.minY), screen.bounds.height)
        present(frame)
    }

    /// Lets go. The keyboard goes on in the direction of `velocity` (points a second, down is positive), from rest to
    /// the nearer end. If it leaves, the first responder resigns; one that refuses to has the keyboard come back.
    public func endDrag(velocity: CGFloat) {
        guard state == .dragged else { return }
        let isPastHalf = presentedFrame.minY - shownFrame.minY > height / 2
        guard velocity == 0 ? isPastHalf : velocity > 0 else { return comeBack(velocity: velocity) }
        dragVelocity = momentum(velocity, to: hiddenFrame.minY)
        if let responder = UIApplication.shared.firstResponder {
            responder.resignFirstResponder()
        } else {
            hide()
        }
        dragVelocity = nil
        if state == .dragged { comeBack(velocity: 0) }
    }

    /// Lets go, and has the keyboard come back.
    public func cancelDrag() {
        guard state == .dragged else { return }
        comeBack(velocity: 0)
    }

    /// Slides back, and announces that; one that is in the place in which it was announced stays without a word.
    private func comeBack(velocity: CGFloat) {
        if presentedFrame == shownFrame, shownFrame == endFrame {
            startSlide(to: .docked, frame: shownFrame)
        } else {
            move(to: .docked, frame: shownFrame, velocity: momentum(velocity, to: shownFrame.minY))
        }
    }

    /// The finger's velocity as that of a frame, no faster than a critically damped spring can brake before `end`.
    private func momentum(_ velocity: CGFloat, to end: CGFloat) -> SIMD4<Double>? {
        guard case .spring(let spring) = timing.curve.kind, timing.duration > 0 else { return nil }
        let limit = spring.frequency * spring.naturalDuration / timing.duration * abs(end - presentedFrame.minY)
        return [0, min(max(velocity, -limit), limit), 0, 0]
    }
}
