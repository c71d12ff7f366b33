import Foundation

/// A rectangle in a view that takes part in constraints without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    // What a frame reads stands first, together (see `UIView`).

    /// Not isolated, as a view may end anywhere; it clears this when it does.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var owner: UIView?
    /// The place in the engine's list of items; negative outside of an engine.
    @exclusivity(unchecked) final var slot: Int32 = -1

    /// A name that reports of conflicts show.
    open var identifier: String = ""

    /// The view that the guide belongs to. Setting it adds the guide to that view or, with nil, removes it.
    open var owningView: UIView? {
        get { owner }
        set { move(to: newValue) }
    }

    /// What constraints refer to the guide by; nil while none does.
    var ownLink: WeakLink<AnyObject>?

    /// What places the guide besides constraints.
    @exclusivity(unchecked) final var pin = Pin.none
    /// For `.insets`: the distances from the owning view's sides, points.
    var pinnedInsets = UIEdgeInsets.zero { didSet { if oldValue != pinnedInsets { invalidatePlace() } } }
    /// For `.frame`: the place in the owning view's coordinates, points, not rounded.
    var pinnedFrame = CGRect.zero { didSet { if oldValue != pinnedFrame { invalidatePlace() } } }
    /// The active constraints about this guide that are installed on another view than its own.
    var mentions: [NSLayoutConstraint] = []
    var sharedAnchors = SharedAnchors()

    /// What places a guide besides constraints.
    enum Pin {
        /// Nothing: constraints alone do.
        case none
        /// Its distances from the sides of the owning view, or of its content if it scrolls.
        case insets
        /// Its distances from the sides of the owning view's frame, even if that scrolls.
        case frameInsets
        /// A rectangle in the owning view's coordinates.
        case frame
        /// The content of a scroll view.
        case content
    }

    /// A guide without a view; add it with `UIView.addLayoutGuide(_:)`.
    public override init() { super.init() }

    /// Archives do not exist here; the guide starts as `init()` makes it.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        ownLink?.target = nil
        AssociatedObjects.shared.removeAll(of: self)
    }

    /// Where the guide is, in the owning view's coordinates, points, not rounded to pixels; zero without a view.
    open var layoutFrame: CGRect { solvedFrame }

    /// The side where reading starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The side where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The left side.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The right side.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The top.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The bottom.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The middle from left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

    /// The active constraints that place the guide along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.enteredEngine?.constraintsAffecting(.guide(self), axis: axis) ?? []
    }

    /// Whether more than one place satisfies the constraints about this guide.
    open var hasAmbiguousLayout: Bool { owningView?.enteredEngine?.isAmbiguous(.guide(self)) ?? false }
}

extension UILayoutGuide {
    private func move(to view: UIView?) {
        let old = owner
        guard view !== old else { return }
        owner = view
        old?.forgetLayoutGuide(self)
        slot = -1
        view?.rememberLayoutGuide(self)
        if pin != .none { invalidatePlace() }
    }

    /// The guide's place or what fixes it has changed.
    final func invalidatePlace() {
        guard let owningView else { return }
        if slot >= 0 { owningView.treeEngine?.fixtureDidChange(slot) }
    }

    /// The place that the engine has found, else the one that the pin says.
    final var solvedFrame: CGRect {
        guard let owner else { return .zero }
        if let engine = owner.treeEngine {
            engine.flush()
            if slot >= 0 { return engine.frame(ofSlot: slot) }
        }
        return placeWithoutEngine(in: owner)
    }

    private func placeWithoutEngine(in view: UIView) -> CGRect {
        switch pin {
        case .none: return .zero
        case .frame: return pinnedFrame
        case .frameInsets: return view.sidesInLayout.inset(by: pinnedInsets)
        case .insets: return CGRect(origin: .zero, size: view.layoutSize).inset(by: pinnedInsets)
        case .content: return CGRect(origin: .zero, size: view.layoutSize)
        }
    }
}
