import Foundation

/// Something that follows the keyboard's presented frame: a layout guide.
@MainActor public protocol KeyboardFrameTracker: AnyObject {
    /// The keyboard's presented frame, or the place of any view, has changed. Bring what follows it up to date.
    /// Returns whether anything changed; views are laid out again if so.
    func keyboardFrameOrGeometryDidChange(_ keyboard: UIKeyboard) -> Bool
}
