import Foundation

/// What a drag does to the keyboard.
extension UIScrollView {
    func beginKeyboardDrag() {
        switch keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: UIApplication.shared.firstResponder?.resignFirstResponder()
        case .none, .interactive, .interactiveWithAccessory: break
        }
    }

    func dragKeyboard(with pan: UIPanGestureRecognizer) {}

    func endKeyboardDrag(velocity: CGFloat) {}
}
