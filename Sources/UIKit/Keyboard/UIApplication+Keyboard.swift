extension UIApplication {
    /// The first responder reads its input views again.
    func firstResponderInputViewsChanged() {}

    /// The keyboard follows the first responder.
    func firstResponderDidChange(from old: UIResponder?) {}

    /// Has guides that track the keyboard follow. Returns whether anything changed.
    func updateTrackedGuides() -> Bool { false }
}
