import Foundation

/// Watches touches and tells when they make a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {}
