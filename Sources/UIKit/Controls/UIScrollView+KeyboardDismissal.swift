import Foundation

/// What a drag does to the keyboard.
extension UIScrollView {
    private var keyboard: UIKeyboard? { window?.screen.keyboard }

    func beginKeyboardDrag() {
        switch keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: UIApplication.shared.firstResponder?.resignFirstResponder()
        case .none, .interactive, .interactiveWithAccessory: break
        }
    }

    /// The keyboard's top follows the finger from when that reaches it.
    func dragKeyboard(with pan: UIPanGestureRecognizer) {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
            let keyboard
        else { return }
        let finger = pan.centroid.y + dismissPadding
        if !dragsKeyboard {
            guard finger > keyboard.presentedFrame.minY, keyboard.presentedFrame.hasArea else { return }
            dragsKeyboard = keyboard.beginDrag()
        }
        if dragsKeyboard { keyboard.drag(to: finger) }
    }

    /// The keyboard leaves or comes back as the finger lets go, with a velocity in points a second.
    func endKeyboardDrag(velocity: CGFloat) {
        guard dragsKeyboard else { return }
        dragsKeyboard = false
        keyboard?.endDrag(velocity: velocity)
    }

    /// The keyboard comes back, since the finger was taken away.
    func cancelKeyboardDrag() {
        guard dragsKeyboard else { return }
        dragsKeyboard = false
        keyboard?.cancelDrag()
    }

    /// How far above the keyboard a drag in this view takes hold of it, in points: the greatest of the paddings that the
    /// keyboard guides of this view and of those around it ask for.
    private var dismissPadding: CGFloat {
        var padding: CGFloat = 0
        var view: UIView? = self
        while let current = view {
            if let guide = current.layout.guidesOfUIKit.keyboard {
                padding = max(padding, guide.keyboardDismissPadding)
            }
            view = current.superview
        }
        return padding
    }
}
