extension CALayer {
    /// Ends all animations of the view; it shows its model. Animations that change nothing else complete unfinished.
    public func removeAllAnimations() {
        UIApplication.shared.animator.cancelAnimations(of: view)
        view.setNeedsRender()
    }
}
