extension UIApplication {
    /// Whether any animation still moves.
    var animationsAreRunning: Bool { animator.isMoving(at: handledTime) || screens.contains { $0.keyboard.isMoving } }

    /// Moves all animations, and the keyboards, to the frame's time.
    func advanceAnimations() {
        animator.advance(to: handledTime)
        for screen in screens { screen.keyboard.advance(to: handledTime) }
    }
}
