import Foundation

extension UIView {
    /// The colour of what shows that keys go to the view: grey while they go to another program.
    final var focusColor: UIColor { UIApplication.shared.input.isActive ? tintColor : .systemGray }

    /// Keys have begun or ceased to come to the program whose first responder this is.
    final func focusColorDidChange() {
        setNeedsDisplay()
        for case let ring as FocusRingView in links.subviews { ring.setNeedsDisplay() }
    }
}
