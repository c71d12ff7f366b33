import Foundation

/// Something that follows the presented frame of a keyboard: a layout guide.
@MainActor public protocol KeyboardFrameTracker: AnyObject {
    /// A keyboard's presented frame, or the place of some view, has changed. Bring what follows it up to date. Returns
    /// whether anything changed; views are laid out again if so.
    func keyboardFrameOrGeometryDidChange() -> Bool
}
