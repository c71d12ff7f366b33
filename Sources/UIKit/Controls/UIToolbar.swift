import Foundation

/// A bar of items in a row.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// The height in points that UIKit gives its bars.
    static let height: CGFloat = 44
    /// The room at the bar's ends and between neighbours, in points.
    static let margin: CGFloat = 16
    static let spacing: CGFloat = 8

    /// What stands in the bar, in the order of reading.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in oldValue ?? [] where item.toolbar === self { item.toolbar = nil }
            for item in items ?? [] { item.toolbar = self }
            itemsDidChange()
        }
    }
    /// The bar's colour; nil means that of the style.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? Self.ground } }

    private let line = UIView()
    /// The views that the items have in the bar.
    private var itemViews: [UIView] = []

    private static let ground = UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        return UIColor(white: isDark ? 0.12 : 0.97, alpha: 1)
    }

    /// A bar with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.ground
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    /// Archives do not exist here; the bar has no size.
    public required init?(coder: NSCoder) { return nil }

    /// Sets the items; they change at once.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// No width of its own, and the height of bars.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    /// The width that is offered, and the height of bars.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Places the items; flexible room shares what they leave.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / traitCollection.displayScale
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
        let items = items ?? []
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: Self.margin + safeAreaInsets.left, bottom: safeAreaInsets.bottom,
                right: Self.margin + safeAreaInsets.right))
        let gaps = zip(items, items.dropFirst()).map { $0.view != nil && $1.view != nil ? Self.spacing : 0 }
        let used = items.reduce(0) { $0 + $1.barWidth } + gaps.reduce(0, +)
        let flexible = items.filter { $0.isFlexibleSpace }.count
        let share = flexible > 0 ? max(0, room.width - used) / CGFloat(flexible) : 0
        var x = room.minX
        for (index, item) in items.enumerated() {
            let width = item.isFlexibleSpace ? share : item.barWidth
            let height = item.barHeight(in: room.height)
            item.view?.frame = CGRect(x: x, y: room.midY - height / 2, width: width, height: height)
            x += width + (index < gaps.count ? gaps[index] : 0)
        }
    }

    /// Takes the views in that the items have now, and those out that they had.
    func itemsDidChange() {
        let views = (items ?? []).compactMap { $0.view }
        for view in itemViews where view.superview === self && !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        itemViews = views
        setNeedsLayout()
    }
}
