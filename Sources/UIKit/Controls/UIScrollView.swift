import Foundation

/// A view whose content is larger than itself: it shows the part at `contentOffset`, which is its bounds' origin.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Told of what happens.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The recogniser of drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    let pan = ScrollPanGestureRecognizer()

    /// The content as a guide: constraints about it say how large `contentSize` is.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The frame of the scroll view as a guide, which stays where it is while the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }

    /// The content's size in points.
    open var contentSize: CGSize = .zero { didSet { if oldValue != contentSize { extentDidChange() } } }
    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets = .zero { didSet { if oldValue != contentInset { insetsDidChange() } } }
    /// Whether the safe area is added to that.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { insetsDidChange() }
    }
    /// Room around the vertical indicator, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Room around the horizontal indicator, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Room around both indicators, in points; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the vertical position shows while the content moves.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal position shows while the content moves.
    open var showsHorizontalScrollIndicator = true
    /// Whether the person can scroll.
    open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
    /// Whether content can be dragged past its ends and comes back.
    open var bounces = true
    /// Whether that holds for content that is not higher than the view.
    open var alwaysBounceVertical = false
    /// Whether that holds for content that is not wider than the view.
    open var alwaysBounceHorizontal = false
    /// How fast content that moves by itself slows down.
    open var decelerationRate: DecelerationRate = .normal
    /// How a drag dismisses the keyboard.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether a finger's touch reaches the content only after a moment in which it does not drag.
    open var delaysContentTouches = true

    /// Whether a finger is down, and drags.
    open private(set) var isDragging = false
    /// Whether content moves by itself after a drag.
    open private(set) var isDecelerating = false
    /// Whether a touch is down.
    open var isTracking: Bool { pan.numberOfTouches > 0 }

    var motion: Motion? { didSet { if oldValue != nil, motion == nil { setNeedsLayout() } } }
    /// The offset that the finger asks for where its drag began, before the rubber band.
    var dragOrigin = CGPoint.zero
    /// Whether the drag has the keyboard in hand.
    var dragsKeyboard = false
    let indicators = ScrollIndicators()
    private var extentIsStale = false

    /// A scroll view with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pan.addAction { ($0.view as? UIScrollView)?.panDidChange() }
        attach(pan)
    }

    /// Archives do not exist here; the view has no size.
    public required init?(coder: NSCoder) { return nil }

    /// The point of the content that stands in the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The rectangle of the content that shows.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if old != newValue.origin { offsetDidChange() }
        }
    }

    /// Moves the content to an offset, at once or within a third of a second.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopMotion()
        guard animated, contentOffset != self.contentOffset else { return self.contentOffset = contentOffset }
        start(.ease(from: self.contentOffset, to: contentOffset))
    }

    /// Scrolls just as far as it takes to show a rectangle of the content; where it shows, nothing happens.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let visible = bounds.inset(by: insets)
        let x = Self.shift(to: (rect.minX, rect.maxX), in: (visible.minX, visible.maxX))
        let y = Self.shift(to: (rect.minY, rect.maxY), in: (visible.minY, visible.maxY))
        guard x != 0 || y != 0 else { return }
        setContentOffset(clamped(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y)), animated: animated)
    }

    /// The content's insets with the part of the safe area that is added to them.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaContribution }

    /// `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() {}

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { indicators.flash(in: self) }

    /// Whether a drag takes the touch from a view inside; true unless that is a control, as in UIKit.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// A drag scrolls unless a control has the touch.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        guard let touch = gestureRecognizer.sequence.last, touch.delivery == .told, let view = touch.view else {
            return true
        }
        return view === self || touchesShouldCancel(in: view)
    }

    // Constraints from inside see the content, and solve its size.
    override var laysOutContent: Bool { true }
    override var layoutSize: CGSize { contentSize }
    override func contentSizeDidSolve(_ size: CGSize) { contentSize = size }

    /// Places the indicators; content that would end inside the view is moved back.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if motion == nil, !isDragging, takeNewEnds() { keepWithinLimits() }
        indicators.layout(in: self)
    }

    private var laidOutSize = CGSize.zero

    /// Whether the content's ends may have moved since this was last asked.
    func takeNewEnds() -> Bool {
        let areNew = extentIsStale || laidOutSize != bounds.size
        extentIsStale = false
        laidOutSize = bounds.size
        return areNew
    }

    private func keepWithinLimits() {
        let offset = clamped(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    private func extentDidChange() {
        extentIsStale = true
        setNeedsLayout()
    }

    private func insetsDidChange() {
        adjustedContentInsetDidChange()
        extentDidChange()
    }

    private func offsetDidChange() {
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    func setDragging(_ isDragging: Bool) { self.isDragging = isDragging }
    func setDecelerating(_ isDecelerating: Bool) { self.isDecelerating = isDecelerating }

    private static func shift(to part: (CGFloat, CGFloat), in visible: (CGFloat, CGFloat)) -> CGFloat {
        if part.0 < visible.0 || part.1 - part.0 > visible.1 - visible.0 { return part.0 - visible.0 }
        return max(0, part.1 - visible.1)
    }
}
