import Foundation

/// What `present(_:animated:completion:)` and its family do.
extension UIViewController {
    /// The controller farthest out, which presents for all that are in it.
    private var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// `presentedViewController`.
    final var shownInFront: UIViewController? { outermost.presentation?.presented }

    /// `presentingViewController`.
    final var shownBehind: UIViewController? { outermost.presentedBy }

    /// `transitionCoordinator`.
    final var runningCoordinator: TransitionCoordinator? {
        outermost.presentation?.coordinator ?? shownBehind?.presentation?.coordinator
    }

    /// `present(_:animated:completion:)`.
    final func startPresentation(
        of controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        precondition(
            controller !== self && controller.presentedBy == nil && controller.parent == nil,
            "Application tried to present modally a view controller \(controller) that is already being presented by "
                + "another one or has a parent view controller \(String(describing: controller.parent)).")
        let presenter = outermost
        guard presenter.presentation == nil, let window = presenter.viewIfLoaded?.window else { return }
        let presentation = Presentation(of: controller, by: presenter)
        presenter.presentation = presentation
        controller.presentedBy = presenter
        presentation.arrive(in: window, animated: animated, completion: completion)
    }

    /// `dismiss(animated:completion:)`.
    final func endPresentation(animated: Bool, completion: (() -> Void)?) {
        if let presentation = outermost.presentation {
            // Only the one in front is seen to go.
            presentation.presented.endPresentationsInFront()
            presentation.leave(animated: animated, completion: completion)
        } else {
            shownBehind?.dismiss(animated: animated, completion: completion)
        }
    }

    private func endPresentationsInFront() {
        guard let presentation else { return }
        presentation.presented.endPresentationsInFront()
        presentation.leave(animated: false, completion: nil)
    }

    /// `viewWillTransition(to:with:)`, for the controllers inside.
    final func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }
}
