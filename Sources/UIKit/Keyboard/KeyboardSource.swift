import Foundation

/// Which views a responder brings into the keyboard.
@MainActor struct KeyboardSource {
    /// The controller of the input view, if it has one.
    var controller: UIInputViewController?
    var inputView: UIView?
    var accessoryView: UIView?
    /// Whether the height is the keyboard's where the input view does not say how high it wants to be.
    var hasSystemHeight = true

    /// What a responder brings, else nil: one that takes no text and has no input views brings no keyboard.
    init?(responder: UIResponder, system: UIInputViewController?) {
        accessoryView = responder.inputAccessoryViewController?.view ?? responder.inputAccessoryView
        if let own = responder.inputViewController {
            (controller, inputView) = (own, own.view)
        } else if let own = responder.inputView {
            inputView = own
            hasSystemHeight = own.autoresizingMask.contains(.flexibleHeight)
        } else if responder is any UIKeyInput {
            (controller, inputView) = (system, system?.view)
        } else if accessoryView != nil {
            hasSystemHeight = false
        } else {
            return nil
        }
    }

    /// The system's keyboard, without a responder: the installed one whose turn it is. Its view is loaded when it is
    /// about to be shown.
    init(system: UIInputViewController?) { (controller, inputView) = (system, system?.viewIfLoaded) }

    /// Loads the controller's view.
    mutating func loadInputView() {
        if let controller { inputView = controller.view }
    }

    /// The height of the input view in points, in a keyboard of a width: its own, else the keyboard's or that of its
    /// frame.
    func inputHeight(preferred: CGFloat, width: CGFloat) -> CGFloat {
        if let height = inputView.flatMap({ Self.ownHeight(of: $0, width) }) { return height }
        return hasSystemHeight ? preferred : inputView?.frame.height ?? 0
    }

    /// The height of the accessory view in points, in a keyboard of a width: its own, else that of its frame.
    func accessoryHeight(width: CGFloat) -> CGFloat {
        guard let accessoryView else { return 0 }
        return Self.ownHeight(of: accessoryView, width) ?? accessoryView.frame.height
    }

    /// The height that a view wants by itself: by a constraint on it, by what is in it, or by its content.
    private static func ownHeight(of view: UIView, _ width: CGFloat) -> CGFloat? {
        if let constraint = view.layout.constraints.first(where: { $0.fixesHeight(of: view) }) {
            return constraint.constant
        }
        if let inputView = view as? UIInputView, inputView.allowsSelfSizing {
            return inputView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let intrinsic = view.intrinsicContentSize.height
        return intrinsic == UIView.noIntrinsicMetric || intrinsic.isNaN ? nil : intrinsic
    }
}

extension NSLayoutConstraint {
    fileprivate func fixesHeight(of view: UIView) -> Bool {
        firstItem === view && firstAttribute == .height && secondItem == nil && relation == .equal
            && priority == .required
    }
}
