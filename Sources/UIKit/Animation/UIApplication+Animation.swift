extension UIApplication {
    /// Whether any animation still moves.
    var animationsAreRunning: Bool { animator.isMoving(at: currentTime) || screens.contains { $0.keyboard.isMoving } }

    /// Moves all animations, and the keyboards, to `currentTime`.
    func advanceAnimations() {
        animator.advance(to: currentTime)
        for screen in screens { screen.keyboard.advance(to: currentTime) }
    }
}
