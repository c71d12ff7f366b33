import Foundation

/// A rectangle on the screen that draws, holds other views and gets touches.
///
/// Every member that UIKit lets clients override stands in this class body, since on Linux nothing in an extension can be
/// overridden; that is why this file is longer than any other. What the members do is in the extensions named after
/// each aspect, which never call an overridable member where UIKit's own work is meant.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // MARK: State

    // What each step of a frame reads is not checked for overlapping accesses, which would take a fifth of the frame:
    // all of it is UIKit's own, is changed in place and never across a call to a client. It stands together, in the order
    // in which it is needed: after the pause between two frames each line of memory comes from afar.

    /// Not isolated, as a view may end anywhere.
    @exclusivity(unchecked) nonisolated(unsafe) final var links = ViewLinks()
    @exclusivity(unchecked) final var layoutFlags = ViewLayoutFlags()
    @exclusivity(unchecked) final var renderingFlags = ViewRenderingFlags()
    /// What the view was set to; written through `setModel` only.
    @exclusivity(unchecked) final var model = ViewState()
    @exclusivity(unchecked) final var layout = ViewLayout()
    @exclusivity(unchecked) final var rendering = ViewRendering()
    /// What is shown while animations run.
    @exclusivity(unchecked) final var presentation: ViewState? {
        didSet { renderingFlags.hasPresentation = presentation != nil }
    }
    /// The animations that run on this view.
    @exclusivity(unchecked) final var animations: [ViewAnimation] = []
    /// What is shown now.
    final var shown: ViewState { presentation ?? model }

    var roundedCorners: UIRectCorner = .allCorners
    var shadowRadius: CGFloat = 3
    var shouldRasterize = false { didSet { setNeedsDisplay() } }
    var ownTintColor: UIColor?
    final var controller: UIViewController? { links.controller }

    /// The views inside, from the back to the front.
    open var subviews: [UIView] { links.subviews }
    /// The view that this one is in.
    open var superview: UIView? { links.superview }
    /// The window that this view is in.
    open var window: UIWindow? { links.window }

    /// A number of the program's own.
    open var tag = 0
    /// A name for tests and traces; nobody sees it.
    open var accessibilityIdentifier: String?
    /// What the view is, in words.
    open var accessibilityLabel: String?
    /// Whether touches come here; they pass through otherwise.
    open var isUserInteractionEnabled = true
    /// Whether more than the first touch comes here.
    open var isMultipleTouchEnabled = false
    /// How subviews follow when the bounds change, for views that have no constraints.
    open var autoresizesSubviews: Bool {
        get { layoutFlags.autoresizesSubviews }
        set { layoutFlags.autoresizesSubviews = newValue }
    }
    /// How this view follows when its superview's bounds change.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
        didSet { if oldValue != autoresizingMask { maskDidChange() } }
    }
    /// How the content follows when the bounds change.
    open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }
    /// The recognisers of this view's touches.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    // MARK: Life

    /// A view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    /// A view without a size.
    public override convenience init() { self.init(frame: .zero) }

    /// Archives do not exist here; the view has no size.
    public required init?(coder: NSCoder) { super.init() }

    deinit { clearLinks(layout: layout, recognizers: gestureRecognizers) }

    /// The controller whose view this is, else the superview.
    open override var next: UIResponder? { controller ?? superview }

    // MARK: Geometry and looks

    /// The smallest rectangle around the view in its superview's coordinates, points.
    open var frame: CGRect {
        get { model.place.frame }
        set { setFrame(newValue) }
    }

    /// The rectangle that the view shows, in its own coordinates, points.
    open var bounds: CGRect {
        get { model.bounds }
        set { setGeometry(center: model.center, bounds: newValue) }
    }

    /// The view's middle in its superview's coordinates, points.
    open var center: CGPoint {
        get { model.center }
        set { setGeometry(center: newValue, bounds: model.bounds) }
    }

    /// How the view is turned and scaled around its middle.
    open var transform: CGAffineTransform {
        get { model.transform }
        set { setModel { $0.transform = newValue } }
    }

    /// Opacity, 0...1, of the view with everything in it.
    open var alpha: CGFloat {
        get { model.alpha }
        set { setModel { $0.alpha = min(max(newValue, 0), 1) } }
    }

    /// The colour behind the view's content; nil paints nothing.
    open var backgroundColor: UIColor? {
        get { model.backgroundColor }
        set { setModel { $0.backgroundColor = newValue } }
    }

    /// Whether the view is taken off the screen without being removed.
    open var isHidden = false { didSet { if isHidden != oldValue { hiddenDidChange() } } }

    /// Whether what sticks out of the bounds is cut off.
    open var clipsToBounds = false { didSet { setNeedsDisplay() } }

    /// The colour of what can be touched in this view and in its subviews.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }

    /// The visual properties under Core Animation's names.
    public final var layer: CALayer { CALayer(view: self) }

    // MARK: Conversion

    /// A point of this view in another one's coordinates; nil means the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    /// A point of another view in this one's coordinates; nil means the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(from: view)) }
    /// A rectangle of this view in another one's coordinates; nil means the window's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
    /// A rectangle of another view in this one's coordinates; nil means the window's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

    /// A point of this view in another coordinate space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transform(toSpace: coordinateSpace))
    }
    /// A point of another coordinate space in this view's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(coordinateSpace.transform(toSpace: self))
    }
    /// A rectangle of this view in another coordinate space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transform(toSpace: coordinateSpace))
    }
    /// A rectangle of another coordinate space in this view's.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(coordinateSpace.transform(toSpace: self))
    }

    // MARK: Drawing

    /// Draws the view's content with UIKit's drawing calls; what they record is kept until `setNeedsDisplay()`.
    open func draw(_ rect: CGRect) {}

    /// Has the view drawn again at the next frame.
    open func setNeedsDisplay() { displayDidBecomeStale() }

    /// Has the view drawn again at the next frame; the whole of it, since lists are kept whole.
    open func setNeedsDisplay(_ rect: CGRect) { displayDidBecomeStale() }

    /// A picture of the view and everything in it as it is shown now, or with `afterUpdates` as it will be once it is laid
    /// out, in a view of its size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(afterLayout: afterUpdates) }

    /// The tint colour of this view has changed.
    open func tintColorDidChange() {
        setNeedsDisplay()
        for subview in subviews where subview.ownTintColor == nil { subview.tintColorDidChange() }
    }

    /// Fonts have other measures and pictures than before.
    func fontsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
        for subview in subviews { subview.fontsDidChange() }
    }

    // MARK: Layout

    /// Has the view laid out before the next frame.
    open func setNeedsLayout() { layoutDidBecomeStale() }

    /// Lays out now what needs it, from the topmost ancestor that does.
    open func layoutIfNeeded() { layoutFromTopmostStaleAncestor() }

    /// Places the subviews; the default gives them the frames that constraints call for.
    open func layoutSubviews() { applyLayout() }

    /// The size that suits the view best within `size`; the default is the size it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits it best; the origin of its frame stays where it is.
    open func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        frame.origin = origin
    }

    // MARK: Constraints

    /// The constraints that are installed on this view: those of which it is the closest common ancestor.
    open var constraints: [NSLayoutConstraint] { layout.constraints }
    /// Installs a constraint whose items are this view or inside of it; anything else is a mistake.
    open func addConstraint(_ constraint: NSLayoutConstraint) { install([constraint]) }
    /// Installs constraints whose items are this view or inside of it; anything else is a mistake.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { install(constraints) }
    /// Takes a constraint away that is installed on this view.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
    /// Takes constraints away that are installed on this view.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }

    /// The active constraints that place the view along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        placingConstraints(axis)
    }
    /// Whether more than one place satisfies the constraints about this view.
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    /// Gives the view another frame that satisfies its constraints as well, the next time the one that it had, so that
    /// what is ambiguous is seen. Without ambiguity nothing happens. For debugging only.
    open func exerciseAmbiguityInLayout() { enteredEngine?.exercise(self) }

    /// Whether the view's frame counts as constraints. Set it to false before making constraints about the view.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layout.translatesMask }
        set { setTranslatesMask(newValue) }
    }

    /// Whether the view cannot do without constraints; false unless overridden. Nothing here depends on it.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Brings the view's own constraints up to date. Overrides end with a call to super.
    open func updateConstraints() {}
    /// Has `updateConstraints()` called before the next layout pass.
    open func setNeedsUpdateConstraints() { constraintsDidBecomeStale() }
    /// Whether `updateConstraints()` waits to be called.
    open func needsUpdateConstraints() -> Bool { layoutFlags.needsUpdate }
    /// Calls `updateConstraints()` now in this view and inside, from the inside out, where it waits.
    open func updateConstraintsIfNeeded() { updateStaleConstraints() }

    /// A length that the content does not have by itself, in `intrinsicContentSize`.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The size in points that the content has by itself, `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// The height of `intrinsicContentSize` if the view were so wide; nil where that does not depend on the width.
    func contentHeight(atWidth width: CGFloat) -> CGFloat? { nil }
    /// `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

    /// How strongly the view resists to be larger than its content; 250 unless set.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities(axis).hugging
    }
    /// Sets how strongly the view resists to be larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriorities(axis) { $0.hugging = priority }
    }
    /// How strongly the view resists to be smaller than its content; 750 unless set.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities(axis).resistance
    }
    /// Sets how strongly the view resists to be smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setContentPriorities(axis) { $0.resistance = priority } }

    /// How far the rectangle that constraints place lies inside the frame, points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that constraints place, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame, for a rectangle that constraints place.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: -alignmentRectInsets) }

    /// The view inside, or this one, whose first baseline counts as this view's.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view inside, or this one, whose last baseline counts as this view's.
    open var forLastBaselineLayout: UIView { self }

    /// The distance in points from the top of the bounds to the first baseline; text views have one.
    var firstBaselineFromTop: CGFloat { 0 }
    /// The distance in points from the last baseline to the bottom of the bounds; text views have one.
    var lastBaselineFromBottom: CGFloat { 0 }

    /// One of the views inside has been hidden or shown.
    func subviewHiddenDidChange(_ subview: UIView) {}

    /// Whether constraints from inside see the content in place of the frame; scroll views do.
    var laysOutContent: Bool { false }
    /// Constraints have solved the content's size in points; only called where `laysOutContent`.
    func contentSizeDidSolve(_ size: CGSize) {}
    /// The content's size in points as long as constraints have not solved it.
    var layoutSize: CGSize { bounds.size }

    /// As small as possible, for `systemLayoutSizeFitting(_:)`.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// As large as possible, for `systemLayoutSizeFitting(_:)`: 10,000 points each way, as in UIKit.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size that fits everything inside best, close to `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that fits everything inside best; the priorities say how strongly `targetSize` pulls.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    // MARK: Anchors

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
    /// The baseline of the first line of text; the top of a view that has none.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
    /// The baseline of the last line of text; the bottom of a view that has none.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

    // MARK: Guides, margins, direction

    /// The guides of this view, in the order they were added.
    open var layoutGuides: [UILayoutGuide] { layout.guides }
    /// Adds a guide; it leaves the view that it had.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    /// Removes a guide of this view and the constraints about it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

    /// The view within its margins, as a guide.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
    /// The part of the view within its margins whose width is comfortable to read, at most 672 points, in the middle.
    open var readableContentGuide: UILayoutGuide { readableGuide }
    /// The part of the view that lies in the safe area, as a guide.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
    /// The part of this view that the keyboard covers; it follows the keyboard without any animation of the program's.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    /// The part of each side, in points, in which nothing should stand.
    open var safeAreaInsets: UIEdgeInsets { layout.safeArea }
    /// The safe area of this view has changed.
    open func safeAreaInsetsDidChange() {}
    /// Whether the margins include the safe area.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layout.margins.includesSafeArea }
        set { setMargins { $0.includesSafeArea = newValue } }
    }

    /// The distances in points from the sides that content should keep; the safe area is in them.
    open var layoutMargins: UIEdgeInsets {
        get { layout.margins.effective }
        set { setLayoutMargins(newValue) }
    }
    /// `layoutMargins` by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(layout.margins.effective) }
        set { setMargins { $0.own = newValue } }
    }
    /// Whether the margins are at least as large as what the superview's margins leave of this view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layout.margins.preservesSuperview }
        set { setMargins { $0.preservesSuperview = newValue } }
    }
    /// The margins have changed.
    open func layoutMarginsDidChange() {}

    /// Whether the view is mirrored where reading goes from right to left.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layout.semantic }
        set { setSemantic(newValue) }
    }

    /// The direction for a kind of content; left to right unless it is forced the other way.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

    /// The direction for a kind of content in a container that goes in `layoutDirection`: that one, unless the kind is
    /// never mirrored or is forced one way.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Whether this view's direct content goes from left to right.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    // MARK: Hierarchy

    /// Puts a view in front of the others inside; it leaves the superview that it had.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Puts a view at a place among the others inside, counted from the back; the nearest place if there is none such.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts a view right behind another one inside.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }

    /// Puts a view right in front of another one inside.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }

    /// Swaps two views inside.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }

    /// Leaves the superview.
    open func removeFromSuperview() { detachFromSuperview() }

    /// Brings a view inside to the front.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

    /// Sends a view inside to the back.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    /// Whether this view is `view` or lies anywhere inside of it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// The first view with the tag, this one included, in depth-first order.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    /// A view was added.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to leave.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The superview is about to become `newSuperview`.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview has changed.
    open func didMoveToSuperview() {}
    /// The window is about to become `newWindow`.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The window has changed.
    open func didMoveToWindow() {}

    // MARK: Touches

    /// The view farthest in front that holds `point` (own coordinates) and takes touches; nil if none does.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { defaultHitTest(point, with: event) }

    /// Whether `point` (own coordinates) lies in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Has a recogniser watch the touches of this view and its subviews; it leaves the view that it had.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Has a recogniser no longer watch; a running gesture is cut off.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recogniser of this view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Has the first responder in this view resign, or resigns it unasked if `force` is true. Returns whether there was
    /// one and it is no more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }

    /// Whether the Tab key stops here; false unless overridden.
    open var canBecomeFocused: Bool { false }

    /// What the pointer looks like over `point` (own coordinates); nil leaves it to the superview.
    open func pointerShape(at point: CGPoint) -> UIPointerShape? { nil }

    // MARK: Traits

    /// Light or dark, and the pixel scale.
    open var traitCollection: UITraitCollection {
        window?.windowTraits ?? UITraitCollection()
    }

    /// The traits have changed; `previousTraitCollection` are those from before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
