extension UIView {
    /// Brings constraints up to date before a layout pass, from the inside out.
    final func updateConstraintsBeforeLayout() {}

    /// Drops the constraints that lead out of this view, when it leaves its superview.
    final func dropCrossingConstraints() {}

    /// The safe area of this view may have changed.
    final func safeAreaDidChange() {}

    /// Brings the view's constraints up to date.
    public final func updateConstraints() {}
}
