import Foundation

/// One transition: what it is, and what happens alongside.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    let transitionDuration: TimeInterval
    let completionCurve: UIView.AnimationCurve
    let presentationStyle: UIModalPresentationStyle
    let containerView: UIView
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private let views: [UITransitionContextViewKey: UIView]
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var isOver = false

    /// A transition between controllers; of a size or of traits alone where there are none. Without a `duration`
    /// (seconds) it takes part in the animation block that runs now.
    init(
        containerView: UIView, duration: TimeInterval = UIView.inheritedAnimationDuration,
        curve: UIView.AnimationCurve = .easeInOut, style: UIModalPresentationStyle = .none,
        controllers: [UITransitionContextViewControllerKey: UIViewController] = [:],
        views: [UITransitionContextViewKey: UIView] = [:]
    ) {
        self.containerView = containerView
        self.controllers = controllers
        self.views = views
        transitionDuration = duration
        completionCurve = curve
        presentationStyle = style
    }

    var isAnimated: Bool { transitionDuration > 0 }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }

    /// Does what is to happen alongside; what that adds too.
    func runAnimations() {
        while !animations.isEmpty { animations.removeFirst()(self) }
    }

    /// Ends the transition, once.
    func complete() {
        isOver = true
        while !completions.isEmpty { completions.removeFirst()(self) }
    }

    /// Does what is to happen alongside now, and ends when the animation block around has, or the next time something
    /// is due.
    func runAtOnce() {
        runAnimations()
        guard !completions.isEmpty else { return isOver = true }
        let application = UIApplication.shared
        application.scheduler.schedule(at: application.currentTime + transitionDuration) { self.complete() }
    }
}
