import Foundation

/// A root of views on a screen. Its frame is in screen coordinates.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level as a number; more is farther in front.
        public let rawValue: CGFloat

        /// A level from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Whether `lhs` is farther behind.
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

        /// A program's windows.
        public static let normal = Level(0)
        /// Bars of the system.
        public static let statusBar = Level(1000)
        /// Alerts.
        public static let alert = Level(2000)
    }

    /// The screen on which the window is; the main one at first, and when the window's own is gone. A screen keeps the
    /// windows that it shows, a window keeps no screen.
    open var screen: UIScreen {
        get { screenLink?.target ?? .main }
        set {
            screen.remove(self)
            screenLink = newValue.ownLink
            UIApplication.shared.geometryDidChange()
            if !isHidden { newValue.insert(self) }
            traitsMayHaveChanged()
        }
    }
    @exclusivity(unchecked) private var screenLink: WeakLink<UIScreen>?
    /// The traits that everything in the window was last told of.
    private lazy var knownTraits = windowTraits

    /// How far in front the window is.
    open var windowLevel: Level = .normal { didSet { screen.sortWindows() } }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.dismiss(animated: false)
            if let old = oldValue, let view = old.viewIfLoaded, view.superview === self {
                old.beginAppearanceTransition(false, animated: false)
                view.removeFromSuperview()
                old.endAppearanceTransition()
            }
            if !isHidden { installRootView() }
        }
    }

    /// Light or dark for everything in the window; unspecified means light.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { traitsMayHaveChanged() } }

    /// The parts of the window, from its edges, in which nothing should stand. A host or a test sets them.
    public var windowSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != windowSafeAreaInsets { safeAreaDidChange() } }
    }

    /// A window with a frame in screen coordinates; it is hidden until `makeKeyAndVisible()`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        links.window = self
        isHidden = true
        _ = knownTraits
    }

    /// A window that fills the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Archives do not exist here; the window fills nothing.
    public required init?(coder: NSCoder) { nil }

    deinit { clearWindow() }

    /// The application, since no view is around a window.
    open override var next: UIResponder? { UIApplication.shared }

    /// Whether keys go to this window.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window and makes it the one that gets keys.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes this the window that gets keys.
    open func makeKey() { UIApplication.shared.makeKey(self) }

    /// Shows the window or takes it off the screen.
    open override var isHidden: Bool {
        didSet {
            guard oldValue != isHidden else { return }
            if isHidden {
                screen.remove(self)
            } else {
                screen.insert(self)
                traitsMayHaveChanged()
                installRootView()
            }
        }
    }

    /// The window's place on the screen. Its controllers are told before its size changes.
    open override var frame: CGRect {
        get { super.frame }
        set { resize(to: newValue.standardized.size) { super.frame = newValue } }
    }

    /// The rectangle that the window shows. Its controllers are told before its size changes.
    open override var bounds: CGRect {
        get { super.bounds }
        set { resize(to: newValue.size) { super.bounds = newValue } }
    }

    /// The root controller's view fills the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded?.frame = bounds
    }

    /// Gives an event to the views and recognisers that it is for.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// A point of the window in another window's coordinates; nil means the screen's.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let screenPoint = point.applying(transformToScreen)
        return window.map { screenPoint.applying($0.transformToScreen.inverted()) } ?? screenPoint
    }

    /// A point of another window, nil meaning the screen, in this window's coordinates.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let screenPoint = window.map { point.applying($0.transformToScreen) } ?? point
        return screenPoint.applying(transformToScreen.inverted())
    }

    /// A rectangle of the window in another window's coordinates; nil means the screen's.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        let screenRect = rect.applying(transformToScreen)
        return window.map { screenRect.applying($0.transformToScreen.inverted()) } ?? screenRect
    }

    /// A rectangle of another window, nil meaning the screen, in this window's coordinates.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        let screenRect = window.map { rect.applying($0.transformToScreen) } ?? rect
        return screenRect.applying(transformToScreen.inverted())
    }

    final var windowTraits: UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: overrideUserInterfaceStyle == .dark ? .dark : .light, displayScale: screen.scale)
    }

    private func installRootView() {
        guard let controller = rootViewController, controller.presentation?.hidesPresenter != true,
            controller.view.superview !== self
        else { return }
        controller.view.frame = bounds
        controller.beginAppearanceTransition(true, animated: false)
        addSubview(controller.view)
        controller.endAppearanceTransition()
    }

    /// Tells everything in the window when its traits are others than before.
    final func traitsMayHaveChanged() {
        let old = knownTraits
        let new = windowTraits
        guard new != old else { return }
        knownTraits = new
        let coordinator = TransitionCoordinator(containerView: self)
        for controller in shownControllers { controller.willTransition(to: new, with: coordinator) }
        invalidateDisplayLists()
        tellTraits(from: old)
        coordinator.runAtOnce()
        setNeedsFrame()
    }

    /// The controllers that fill the window or lie in front of it, from the back to the front.
    private var shownControllers: [UIViewController] {
        var controllers: [UIViewController] = []
        var next = rootViewController
        while let controller = next {
            if controller.isViewLoaded { controllers.append(controller) }
            next = controller.presentation?.presented
        }
        return controllers
    }

    /// Changes the window's size within what its controllers do alongside.
    private func resize(to size: CGSize, _ change: () -> Void) {
        guard size != bounds.size, !isHidden else { return change() }
        let coordinator = TransitionCoordinator(containerView: self)
        for controller in shownControllers { controller.viewWillTransition(to: size, with: coordinator) }
        change()
        coordinator.runAtOnce()
    }
}
