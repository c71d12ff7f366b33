extension UIView {
    /// Notes a change of the model that an animation block makes.
    final func recordAnimation(from old: ViewState) {}
}

extension UIApplication {
    /// Whether any animation still moves.
    var animationsAreRunning: Bool { false }

    /// Moves all animations to `currentTime`.
    func advanceAnimations() {}
}
