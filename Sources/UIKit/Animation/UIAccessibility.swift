import Foundation

/// What the person at the desktop needs; a host says so.
@MainActor public enum UIAccessibility {
    /// Whether movement should be avoided: the keyboard comes and goes without a slide. A host or a test sets it.
    public static var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Posted when `isReduceMotionEnabled` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
