import Foundation

/// One notification of the keyboard, as a value.
public struct KeyboardEvent: Hashable, Sendable {
    /// What happens to the keyboard.
    public enum Kind: String, CaseIterable, Sendable {
        /// It is about to come in, or to change its size while it is there.
        case willShow
        /// It has come in, or changed its size.
        case didShow
        /// It is about to leave the bottom of the screen.
        case willHide
        /// It has left.
        case didHide
        /// Its frame is about to change.
        case willChangeFrame
        /// Its frame has changed.
        case didChangeFrame
    }

    /// What happens.
    public var kind: Kind
    /// The frame from which it moves, in screen coordinates, points.
    public var beginFrame: CGRect
    /// The frame to which it moves, in screen coordinates, points.
    public var endFrame: CGRect
    /// The announced duration in seconds.
    public var duration: TimeInterval
    /// The announced curve, the raw value of a `UIView.AnimationCurve`.
    public var curve: Int
    /// Whether the keyboard belongs to this program.
    public var isLocal: Bool

    /// The `userInfo` of the notification, under UIKit's keys.
    public var userInfo: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: beginFrame),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: endFrame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
        ]
    }
}

extension KeyboardEvent.Kind {
    /// The name under which `NotificationCenter` knows it.
    public var notificationName: Notification.Name {
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
