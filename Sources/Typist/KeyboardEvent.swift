import Foundation
import UIKit

extension Typist {
    /// What happens to the keyboard.
    public enum KeyboardEvent: CaseIterable, Sendable {
        /// It is about to come in, or to change its size while it is there.
        case willShow
        /// It has come in, or changed its size.
        case didShow
        /// It is about to leave.
        case willHide
        /// It has left.
        case didHide
        /// Its frame is about to change, also under a finger that dismisses it.
        case willChangeFrame
        /// Its frame has changed.
        case didChangeFrame

        var notification: Notification.Name {
            switch self {
            case .willShow: UIResponder.keyboardWillShowNotification
            case .didShow: UIResponder.keyboardDidShowNotification
            case .willHide: UIResponder.keyboardWillHideNotification
            case .didHide: UIResponder.keyboardDidHideNotification
            case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
            case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
            }
        }
    }
}
