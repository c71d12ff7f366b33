import Foundation

/// The keyboard of a screen: the one state machine that owns its frame and posts its notifications.
///
/// What always holds: nothing else writes the frame. Each `will…` notification is followed by its `did…` when the slide
/// has ended, or by the next `will…` when it is interrupted. A slide starts from where the keyboard is, so the presented
/// frame never jumps but where a duration is 0; it ends exactly in its place. Nothing moves at rest.
@preconcurrency @MainActor
public final class UIKeyboard {
    /// The screen that the keyboard is on.
    public unowned let screen: UIScreen

    /// What the keyboard does.
    @exclusivity(unchecked) public internal(set) var state = State.hidden {
        didSet { UIApplication.shared.keyboardTrackers.invalidate() }
    }
    /// Where it is while it is on the screen.
    public internal(set) var placement = Placement.docked {
        didSet { UIApplication.shared.keyboardTrackers.invalidate() }
    }
    /// Where it is at this frame of its slide, in screen coordinates, points.
    @exclusivity(unchecked) public internal(set) var presentedFrame: CGRect = .zero
    /// Where the running or last slide ends, in screen coordinates, points.
    public internal(set) var endFrame: CGRect = .zero
    /// The slide that runs.
    @exclusivity(unchecked) var slide: KeyboardSlide?
    /// Where notifications say that the keyboard is.
    var place = KeyboardPlace.hidden
    /// The views and the controller that are in the keyboard.
    private(set) lazy var input = KeyboardInput(keyboard: self)
    /// Where the running or last slide began, in screen coordinates, points.
    public internal(set) var beginFrame: CGRect = .zero

    /// How it slides. A slide that runs keeps the timing it began with.
    public var timing = KeyboardTiming.system

    /// The height in points of an input view that does not say how high it wants to be. What is not a number is no wish.
    public var preferredHeight: CGFloat = 216 {
        didSet {
            if preferredHeight.isNaN { preferredHeight = oldValue }
            if preferredHeight != oldValue { sizeMayHaveChanged() }
        }
    }

    /// Told of each event right before the notification is posted, in the order in which they are.
    public var onEvent: ((KeyboardEvent) -> Void)?

    /// The keyboards that the program brings, in the order in which `advanceToNextInputMode()` goes through them. They
    /// serve responders that have no input view of their own.
    public var installedInputViewControllers: [UIInputViewController] = [] { didSet { installedModesDidChange() } }

    /// Light or dark for the keyboard; unspecified follows the window that is typed into.
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { input.updateStyle() } }

    /// What is posted when the slide has ended.
    var pendingKinds: [KeyboardEvent.Kind] = []
    /// The velocity of the finger that lets go, while what follows from that is done.
    var dragVelocity: SIMD4<Double>?
    /// Counts changes of direction, so that a handler that causes one ends the announcement of the one before.
    var changeCount = 0
    /// How many announcements are under way inside of each other.
    var announcementDepth = 0
    /// Whether the keyboard shall be on the screen from the next frame on, as handlers said last that may not turn it
    /// round at once.
    var postponedWish: Bool?

    init(screen: UIScreen) {
        self.screen = screen
        presentedFrame = hiddenFrame
        beginFrame = presentedFrame
        endFrame = presentedFrame
    }

    /// The part of the running slide's duration that has passed, 0...1; 1 at rest.
    public var progress: Double { slide?.fraction(at: UIApplication.shared.currentTime) ?? 1 }

    /// Whether it is on the screen, or on its way there.
    public var isVisible: Bool { place != .hidden }

    /// Brings the keyboard in; nothing happens if it is in or on its way. A first responder does this by itself.
    public func show() {
        guard !postpones(true), !isVisible else { return }
        input.willShow()
        if state == .hidden { presentedFrame = frameOutside(placement) }
        moveToPlacement()
    }

    /// Takes the keyboard off the screen; nothing happens if it is off or on its way. A first responder that resigns
    /// does this by itself.
    public func hide() {
        guard !postpones(false), isVisible else { return }
        move(to: .hidden, frame: frameOutside(placement), velocity: dragVelocity)
    }

    /// Puts the keyboard in another place; on the screen it slides there. A keyboard that leaves the bottom counts as
    /// hidden (`willHide`), one that comes back as shown (`willShow`); elsewhere only its frame changes.
    public func setPlacement(_ placement: Placement) {
        guard placement != self.placement else { return }
        self.placement = placement
        guard isVisible else { return restHidden() }
        moveToPlacement()
    }
}
