import Foundation

/// A controller of a view and of what happens in it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
    private var loadedView: UIView?

    /// What the controller shows as its name.
    open var title: String?
    /// The controllers inside of this one.
    open internal(set) var children: [UIViewController] = []
    /// The controller that this one is in.
    open internal(set) weak var parent: UIViewController?
    /// Insets that this controller adds to its view's safe area, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.safeAreaDidChange() } }

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`; true unless set.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.marginsMayHaveChanged() } }
    /// The least margins of the view in points: 16 on its sides, 20 where it is at least 414 wide, nothing above and
    /// below.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let isWide = (viewIfLoaded?.bounds.width ?? 0) >= LayoutMetrics.wideRootWidth
        let side = isWide ? LayoutMetrics.wideRootMargin : LayoutMetrics.narrowRootMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The height of what covers the top of the view, as a guide.
    open var topLayoutGuide: any UILayoutSupport { barGuides.top }
    /// The height of what covers the bottom of the view, as a guide.
    open var bottomLayoutGuide: any UILayoutSupport { barGuides.bottom }

    var appearance = Appearance.disappeared
    private var transitionIsAnimated = false
    enum Appearance { case disappeared, appearing, appeared, disappearing }

    /// A controller; the names are for archives, which do not exist here.
    public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) { super.init() }

    /// A controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Archives do not exist here; the controller starts as `init()` makes it.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        let view = loadedView
        if view?.links.controller === self { view?.links.controller = nil }
    }

    /// The controller's view; it is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.links.controller = nil
            loadedView = newValue
            newValue?.links.controller = self
            newValue?.marginsMayHaveChanged()
        }
    }

    /// The view if it has been loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// The controller that has presented this one, else the superview of its view, else the parent.
    open override var next: UIResponder? { presentedBy ?? viewIfLoaded?.superview ?? parent }

    /// Makes the view. Override it to make another one, without calling super.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view if it has not been.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// The view has been loaded.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view has been shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be taken away.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has been taken away.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Brings the view's constraints up to date; overrides end with a call to super.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Memory is short; nothing calls this here.
    open func didReceiveMemoryWarning() {}

    /// Adds a controller inside; its view is added to a view by the caller, who then calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the parent; the caller has called `willMove(toParent: nil)` and removed the view.
    open func removeFromParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// The parent is about to change.
    open func willMove(toParent parent: UIViewController?) {}
    /// The parent has changed.
    open func didMove(toParent parent: UIViewController?) {}

    /// Tells the controller that its view starts to appear or to disappear, and the controllers whose views are inside.
    /// Nothing happens if it has already.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != (appearance == .appearing || appearance == .appeared) else { return }
        appearance = isAppearing ? .appearing : .disappearing
        transitionIsAnimated = animated
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for child in children where !isAppearing || contains(child) {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// Tells the controller that the transition which began is over; without one nothing happens.
    open func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(transitionIsAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(transitionIsAnimated)
        case .appeared, .disappeared:
            return
        }
        for child in children {
            // Its view may have come while this one's appeared.
            if appearance == .appeared, contains(child) {
                child.beginAppearanceTransition(true, animated: transitionIsAnimated)
            }
            child.endAppearanceTransition()
        }
    }

    /// Whether a child's view is inside of this controller's.
    private func contains(_ child: UIViewController) -> Bool {
        guard let view = loadedView else { return false }
        return child.viewIfLoaded?.isDescendant(of: view) ?? false
    }

    // MARK: Presentation

    /// What this controller has presented.
    var presentation: Presentation?
    /// The controller that has presented this one.
    weak var presentedBy: UIViewController?

    /// How the controller lies over the window when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes and goes.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a tap beside a sheet leaves it where it is.
    open var isModalInPresentation = false

    /// The controller that was presented by this one or by the one farthest out around it.
    open var presentedViewController: UIViewController? { shownInFront }
    /// The controller that has presented this one or the one farthest out around it.
    open var presentingViewController: UIViewController? { shownBehind }
    /// Whether the controller is on its way in.
    open var isBeingPresented: Bool { presentedBy?.presentation?.phase == .arriving }
    /// Whether the controller is on its way out.
    open var isBeingDismissed: Bool { presentedBy?.presentation?.phase == .leaving }
    /// The transition that runs, for what happens alongside; nil while none does.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningCoordinator }

    /// Shows a controller in front of this one; `completion` is called when it has appeared. The outermost controller
    /// presents. Whoever is first responder resigns. Nothing happens while another one is presented, or where the view is in no window; it is
    /// a mistake to present a controller that has a parent or is presented already.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { startPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }

    /// Takes away what this controller has presented, with everything that lies in front of that, or else this
    /// controller itself; `completion` is called when it has disappeared. Nothing happens where nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: flag, completion: completion)
    }

    // MARK: Sizes and traits

    /// The size in points that the view would like to have, zero for none; sheets have it.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard oldValue != preferredContentSize else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentedBy?.presentation?.preferredSizeDidChange()
        }
    }
    /// A controller inside would like to have another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a controller inside when this one's view has the size `parentSize`: that size, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The window is about to have another size, and the view with it. Overrides call super, which tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }
    /// The traits are about to change. Overrides call super, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }
    /// Light or dark, and the pixel scale, of the view or else of the parent.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UITraitCollection()
    }
    /// The traits have changed; `previousTraitCollection` are those from before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Whether the view of a child comes or goes by itself while the parent is shown: it then appears or disappears
    /// with its window. All others are told by their parent or their window.
    final func appearsByItself(in newWindow: UIWindow?) -> Bool {
        guard parent?.appearance == .appeared else { return false }
        return appearance == (newWindow == nil ? .appeared : .disappeared)
    }
}
