import Foundation

/// The area that windows and the keyboard live in. The host sets its size and scale.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
    /// The screen on which programs start.
    public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 0, height: 0))

    /// The screen's size in points; its origin is always zero. A host or a test sets it. Windows that fill the screen go
    /// on to fill it, before the keyboard announces where it is now.
    @exclusivity(unchecked) open var bounds: CGRect {
        didSet {
            guard oldValue != bounds else { return }
            UIApplication.shared.screenDidChange(self)
            for window in windows where window.frame == oldValue { window.frame = bounds }
            keyboard.screenDidChange(from: oldValue)
        }
    }

    /// Pixels per point. A host or a test sets it.
    @exclusivity(unchecked) open var scale: CGFloat {
        didSet { if oldValue != scale { UIApplication.shared.screenDidChange(self) } }
    }

    /// How many frames a second the screen can show. A host sets it.
    open var maximumFramesPerSecond = 60

    /// The windows on the screen that are not hidden, from the back to the front.
    @exclusivity(unchecked) public internal(set) var windows: [UIWindow] = []

    /// What the last frame painted; the host reads it after `UIApplication.commitFrame(at:)`.
    public internal(set) var renderFrame = RenderFrame()

    /// The screen's keyboard.
    public private(set) lazy var keyboard = UIKeyboard(screen: self)

    /// What windows refer to the screen by.
    let ownLink = WeakLink<UIScreen>()
    /// Parts that views left behind when they were removed.
    var leftovers = Damage()
    var frameBuilder = FrameBuilder()

    /// A screen with a size in points and a number of pixels per point.
    public init(bounds: CGRect, scale: CGFloat = 1) {
        self.bounds = bounds
        self.scale = scale
        super.init()
        ownLink.target = self
    }

    deinit { ownLink.target = nil }

    /// The coordinates in which keyboard frames are given.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// The screen's coordinates are the screen's.
    public var transformToScreen: CGAffineTransform { .identity }

    /// A point of the screen in another space's coordinates.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transform(toSpace: coordinateSpace))
    }
    /// A point of another space in the screen's coordinates.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(coordinateSpace.transform(toSpace: self))
    }
    /// A rectangle of the screen in another space's coordinates.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transform(toSpace: coordinateSpace))
    }
    /// A rectangle of another space in the screen's coordinates.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(coordinateSpace.transform(toSpace: self))
    }

    func insert(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
        windows.insert(window, at: place)
        UIApplication.shared.geometryDidChange()
        UIApplication.shared.setNeedsFrame()
    }

    func remove(_ window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        window.eraseFromScreen()
        windows.removeAll { $0 === window }
        UIApplication.shared.geometryDidChange()
        UIApplication.shared.setNeedsFrame()
    }

    /// Sorts by level; windows of one level keep their order.
    func sortWindows() {
        var sorted: [UIWindow] = []
        for window in windows {
            let place = sorted.firstIndex { $0.windowLevel > window.windowLevel } ?? sorted.count
            sorted.insert(window, at: place)
        }
        guard !sorted.elementsEqual(windows, by: { $0 === $1 }) else { return }
        windows = sorted
        for window in windows { window.markDamaged() }
        UIApplication.shared.geometryDidChange()
        UIApplication.shared.setNeedsFrame()
    }
}
