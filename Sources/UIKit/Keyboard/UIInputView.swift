import Foundation

/// A view that stands in the keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// How an input view looks, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// As it draws itself.
        case `default` = 0
        /// On the ground of the system's keyboard.
        case keyboard = 1
    }

    /// How the view looks.
    public let inputViewStyle: Style

    /// Whether the view's own constraints say how high it is, in place of its frame. Set it before the view is shown.
    open var allowsSelfSizing = false

    /// An input view with a frame, of which the height counts, and a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Archives do not exist here; the view has the default style.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(frame: .zero)
    }
}
