import Foundation

/// What is known of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether anything moves.
    var isAnimated: Bool { get }
    /// How the controller is presented; `none` where none is.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger began the transition; never here.
    var initiallyInteractive: Bool { get }
    /// Whether a finger can take the transition over; never here.
    var isInterruptible: Bool { get }
    /// Whether a finger has the transition in hand; never here.
    var isInteractive: Bool { get }
    /// Whether the transition was called off; never here.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far a finger has it, 0...1; 0 here.
    var percentComplete: CGFloat { get }
    /// How fast a finger lets go; 1 here, the speed of a transition by itself.
    var completionVelocity: CGFloat { get }
    /// How it eases.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view that everything happens in.
    var containerView: UIView { get }
    /// How the view is turned; not at all here.
    var targetTransform: CGAffineTransform { get }
    /// The controller that goes or the one that comes; nil where only a size changes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or the one that comes; nil where it stays in its place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that was shown before.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown afterwards.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that was shown before.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is shown afterwards.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
