import Foundation

/// A row of segments of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// No segment is selected.
    public static let noSegment = -1

    /// The height, the corner radius and the room beside titles and around the selected segment, in points.
    private static let height: CGFloat = 32
    private static let radius: CGFloat = 8
    private static let padding: CGFloat = 12
    private static let margin: CGFloat = 2
    private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    /// How long the selection slides, in seconds.
    private static let duration: TimeInterval = 0.2

    private var labels: [UILabel] = []
    private let pill = UIView()
    private var pressedSegment: Int?

    /// The selected segment, or `noSegment`. Setting it sends no event.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { if oldValue != selectedSegmentIndex { setNeedsLayout() } }
    }

    /// A control with a segment for each title; UIKit takes pictures too, which this one does not.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] { insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false) }
        frame.size = intrinsicContentSize
    }

    /// A control without segments, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemFill
        layer.cornerRadius = Self.radius
        pill.isUserInteractionEnabled = false
        pill.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.4, alpha: 1) : .white
        }
        pill.layer.cornerRadius = Self.radius - Self.margin
        pill.layer.shadowOpacity = 0.15
        pill.layer.shadowOffset = CGSize(width: 0, height: 1)
        pill.layer.shadowRadius = 2
        pill.isHidden = true
        addSubview(pill)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { labels.count }

    /// Adds a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let label = UILabel()
        label.text = title
        label.font = Self.font
        label.textAlignment = .center
        let place = min(max(segment, 0), labels.count)
        labels.insert(label, at: place)
        addSubview(label)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        segmentsDidChange()
    }

    /// Takes a segment out; one that does not exist is none.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard labels.indices.contains(segment) else { return }
        labels.remove(at: segment).removeFromSuperview()
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
        segmentsDidChange()
    }

    /// Takes all segments out.
    open func removeAllSegments() {
        for label in labels { label.removeFromSuperview() }
        labels.removeAll()
        selectedSegmentIndex = Self.noSegment
        segmentsDidChange()
    }

    /// A segment's title; nil where there is no segment.
    open func titleForSegment(at segment: Int) -> String? {
        labels.indices.contains(segment) ? labels[segment].text : nil
    }

    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard labels.indices.contains(segment) else { return }
        labels[segment].text = title
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// As wide as the widest title asks of every segment.
    open override var intrinsicContentSize: CGSize {
        let widest = labels.reduce(0) { max($0, $1.intrinsicContentSize.width) }
        return CGSize(width: (widest + 2 * Self.padding) * CGFloat(labels.count), height: Self.height)
    }

    /// The intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the segments side by side, equally wide.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() { label.frame = rect(of: index) }
        let margins = UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
        let place = rect(of: selectedSegmentIndex).inset(by: margins)
        pill.isHidden = !labels.indices.contains(selectedSegmentIndex) || !place.hasArea
        if !pill.isHidden { pill.frame = place }
    }

    private func rect(of segment: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(1, labels.count))
        return CGRect(x: CGFloat(segment) * width, y: 0, width: width, height: bounds.height)
    }

    private func segment(at point: CGPoint) -> Int {
        Int(point.x / bounds.width * CGFloat(labels.count), in: 0...max(0, labels.count - 1))
    }

    // MARK: Events

    /// Shows which segment is pressed.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard !labels.isEmpty else { return false }
        press(segment(at: touch.location(in: self)))
        return true
    }

    /// Follows the touch from segment to segment.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(isTouchInside ? segment(at: touch.location(in: self)) : nil)
        return true
    }

    /// Selects the segment in which the touch is lifted.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let segment = pressedSegment
        press(nil)
        if let segment { select(segment) }
    }

    /// Nothing is selected.
    open override func cancelTracking(with event: UIEvent?) { press(nil) }

    /// The arrow keys select the neighbours.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let step: Int? =
            switch presses.first?.key?.keyCode {
            case UIKeyboardHIDUsage.keyboardLeftArrow?: -1
            case UIKeyboardHIDUsage.keyboardRightArrow?: 1
            default: nil
            }
        guard isFirstResponder, isEnabled, let step, !labels.isEmpty else {
            return super.pressesBegan(presses, with: event)
        }
        select(min(max(selectedSegmentIndex + step, 0), labels.count - 1))
    }

    override func activate() {
        if !labels.isEmpty { select((selectedSegmentIndex + 1) % labels.count) }
    }

    private func press(_ segment: Int?) {
        guard segment != pressedSegment else { return }
        pressedSegment = segment
        for (index, label) in labels.enumerated() {
            label.alpha = index == segment && index != selectedSegmentIndex ? 0.4 : 1
        }
    }

    private func select(_ segment: Int) {
        guard segment != selectedSegmentIndex, labels.indices.contains(segment) else { return }
        let slides = selectedSegmentIndex != Self.noSegment && window != nil
        selectedSegmentIndex = segment
        if slides { UIView.animate(withDuration: Self.duration) { self.layoutIfNeeded() } }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    override func stateDidChange() {
        super.stateDidChange()
        for label in labels { label.isEnabled = isEnabled }
    }

    /// The hand.
    open override func pointerShape(at point: CGPoint) -> UIPointerShape? { isEnabled ? .hand : nil }
}
