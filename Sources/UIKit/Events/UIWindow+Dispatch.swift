extension UIWindow {
    /// Gives an event to the recognisers and views that it is for.
    final func dispatch(_ event: UIEvent) {}
}
