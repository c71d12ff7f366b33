import Foundation

/// Places views in a row or a column by constraints of its own. Views that are hidden take no room.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the views share the stack's length, with UIKit's raw values.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack; which of them grow or shrink, their priorities say.
        case fill = 0
        /// The views fill the stack and are equally long.
        case fillEqually = 1
        /// The views fill the stack in proportion to their own lengths.
        case fillProportionally = 2
        /// The views fill the stack with equal distances between them, at least `spacing`.
        case equalSpacing = 3
        /// The views fill the stack with equal distances between their middles, as far as `spacing` allows.
        case equalCentering = 4
    }

    /// Where the views stand across the stack, with UIKit's raw values.
    public enum Alignment: Int, Sendable {
        /// From side to side.
        case fill = 0
        /// At the side where reading starts, of a column.
        case leading = 1
        /// On one first baseline, in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the side where reading ends, of a column.
        case trailing = 4
        /// On one last baseline, in a row.
        case lastBaseline = 5

        /// At the top, of a row.
        public static let top = Alignment.leading
        /// At the bottom, of a row.
        public static let bottom = Alignment.trailing
    }

    /// The custom spacing that stands for `spacing`.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The custom spacing that stands for the system's, 8 points.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Whether the views stand in a row or in a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if oldValue != axis { arrangementDidChange() } } }
    /// How the views share the stack's length.
    open var distribution: Distribution = .fill { didSet { if oldValue != distribution { arrangementDidChange() } } }
    /// Where the views stand across the stack.
    open var alignment: Alignment = .fill { didSet { if oldValue != alignment { arrangementDidChange() } } }
    /// The distance between neighbours, in points; the least one where distances are equal.
    open var spacing: CGFloat = 0 { didSet { if oldValue != spacing { spacingDidChange() } } }
    /// Whether distances in a column go from baseline to baseline.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// Whether the views keep the stack's margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

    /// The views that the stack places, in order.
    open private(set) var arrangedSubviews: [UIView] = []

    let arrangement = StackArrangement()
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// A stack with a frame in its superview's coordinates.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Archives do not exist here; the stack is empty.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Adds a view at the end; it becomes a subview and is placed by constraints.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at a place in the order, or moves it there. It is a mistake if the place is beyond the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
            "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                + "\(arrangedSubviews.count)")
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Stops placing a view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Sets the distance behind one view in points, in place of `spacing`; or one of the two constants.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        spacingDidChange()
    }

    /// The distance that was set behind a view; `spacingUseDefault` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// A view that leaves the stack is no longer arranged.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Makes the stack's constraints anew if the arrangement has changed.
    open override func updateConstraints() {
        arrangement.update(self)
        super.updateConstraints()
    }

    override func subviewHiddenDidChange(_ subview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
        arrangementDidChange()
        // In an animation block the others move up without being asked to, as in UIKit.
        if AnimationRecording.current != nil { layoutIfNeeded() }
    }

    /// The distance behind a view, in points.
    func distance(after view: UIView) -> CGFloat {
        let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
        return distance == Self.spacingUseSystem ? LayoutMetrics.systemSpacing : distance
    }

    /// The content of a view inside has another size, and so has that of the stack.
    func arrangedSizeDidChange() {
        if distribution == .fillProportionally { arrangementDidChange() }
        (superview as? UIStackView)?.arrangedSizeDidChange()
    }

    private func arrangementDidChange() {
        arrangement.isStale = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    private func spacingDidChange() {
        arrangement.updateDistances(of: self)
        setNeedsLayout()
    }
}
