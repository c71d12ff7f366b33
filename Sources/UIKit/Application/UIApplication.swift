import Foundation

/// The program: its windows, its first responder, and the clock that a host drives.
///
/// A host calls `advance(to:)` before it delivers input, `commitFrame(at:)` when a frame is due, and asks
/// `needsFrame` and `nextDeadline` what to wait for. Nothing due means nothing to wait for.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The one program.
    public static let shared = UIApplication()

    // What a frame reads stands first, together (see `UIView`).

    /// The time of the event or frame that is handled, or was handled last. What a frame does goes by it.
    @exclusivity(unchecked) private(set) final var handledTime: TimeInterval = 0
    /// Grows with each change of any view's place; what tracks places compares it.
    @exclusivity(unchecked) final var geometryGeneration = 0
    let animator = Animator()
    let keyboardTrackers = KeyboardTrackers()

    /// What shows the program to a person; told when a frame is due outside of one.
    public weak var host: (any UIApplicationHost)?

    /// The time of the event or frame that is handled now, in seconds on the host's clock; between them the time that the
    /// clock shows, so that what starts then starts now. It never goes back.
    public internal(set) var currentTime: TimeInterval {
        get {
            if let now = host?.now { handledTime = max(handledTime, now) }
            return handledTime
        }
        set { handledTime = max(handledTime, newValue) }
    }

    /// Whether anything waits to be shown.
    @exclusivity(unchecked) public final internal(set) var needsFrame = false

    /// Screens, the main one first.
    public private(set) var screens: [UIScreen]

    /// The windows of all screens that are not hidden, from the back to the front.
    open var windows: [UIWindow] { screens.flatMap { $0.windows } }

    /// The window that gets keys.
    public internal(set) var keyWindow: UIWindow? {
        get { keyWindowLink?.target as? UIWindow }
        set { keyWindowLink = .item(newValue) }
    }
    private var keyWindowLink: WeakLink<AnyObject>?

    /// The responder that gets keys and text.
    public internal(set) weak var firstResponder: UIResponder?

    /// Closures that wait for a time on the host's clock.
    public let scheduler = Scheduler()
    var input = InputState()
    var surfaceCount = 0

    override init() {
        screens = [UIScreen.main]
        super.init()
        scheduler.onNextDeadlineChange = { [unowned self] in host?.applicationNextDeadlineDidChange(self) }
    }

    /// The direction of the program's own language, which is left to right; views go by `semanticContentAttribute`.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Gives an event to the windows that it is for.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// The end of the responder chain: keys that nobody used move the focus, hide the keyboard or scroll.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { navigate(presses) }

    /// The same for keys that repeat.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { navigate(presses) }

    /// Adds a screen.
    public func addScreen(_ screen: UIScreen) { screens.append(screen) }

    /// Removes a screen that was added.
    public func removeScreen(_ screen: UIScreen) { screens.removeAll { $0 === screen && $0 !== UIScreen.main } }

    /// Asks the host for a frame, once until the frame has been committed.
    public func setNeedsFrame() {
        guard !needsFrame else { return }
        needsFrame = true
        host?.applicationNeedsFrame(self)
    }

    func geometryDidChange() { geometryGeneration &+= 1 }

    func makeSurfaceIdentifier() -> Int {
        surfaceCount += 1
        return surfaceCount
    }

    func makeKey(_ window: UIWindow) { keyWindow = window }

    func screenDidChange(_ screen: UIScreen) {
        for window in screen.windows {
            window.invalidateDisplayLists()
            window.traitsMayHaveChanged()
        }
        screen.setNeedsFullRender()
        geometryDidChange()
    }
}
