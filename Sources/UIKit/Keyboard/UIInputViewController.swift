import Foundation

/// The controller of a keyboard.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {}
