import Foundation

/// A control for a value in a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// The height, the size of the thumb and the thickness of the track, in points.
    private static let height: CGFloat = 31
    private static let thumbSide: CGFloat = 27
    private static let trackHeight: CGFloat = 4
    /// The part of the range by which an arrow key moves.
    private static let keyShare: Float = 0.05

    private let track = UIView()
    private let filling = UIView()
    private let thumb = UIView()
    private var grip: CGFloat = 0

    /// The value, within the range. Setting it sends no event.
    open var value: Float = 0 {
        didSet {
            value = min(max(value, minimumValue), max(minimumValue, maximumValue))
            if value != oldValue { setNeedsLayout() }
        }
    }

    /// The smallest value; 0.
    open var minimumValue: Float = 0 { didSet { rangeDidChange() } }
    /// The largest value; 1.
    open var maximumValue: Float = 1 { didSet { rangeDidChange() } }
    /// Whether events are sent while the thumb is dragged, and not only at the end.
    open var isContinuous = true
    /// The colour of the track before the thumb; nil means the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of the track behind the thumb.
    open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of the thumb; nil means white.
    open var thumbTintColor: UIColor? { didSet { updateColors() } }

    /// A slider with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [track, filling, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = Self.trackHeight / 2
        filling.layer.cornerRadius = Self.trackHeight / 2
        thumb.layer.cornerRadius = Self.thumbSide / 2
        thumb.layer.shadowOpacity = 0.25
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        thumb.layer.shadowRadius = 3
        updateColors()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) { return nil }

    /// Sets the value; no event is sent.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
        if animated, window != nil { UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() } }
    }

    /// No width of its own, and the height of sliders.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    /// The width that is offered, and the height of sliders.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Places track and thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let middle = thumbMiddle
        let y = bounds.midY - Self.trackHeight / 2
        track.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: Self.trackHeight)
        filling.frame = CGRect(x: bounds.minX, y: y, width: middle - bounds.minX, height: Self.trackHeight)
        thumb.frame = CGRect(
            x: middle - Self.thumbSide / 2, y: bounds.midY - Self.thumbSide / 2, width: Self.thumbSide,
            height: Self.thumbSide)
    }

    private var way: CGFloat { max(0, bounds.width - Self.thumbSide) }

    private var thumbMiddle: CGFloat {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return bounds.minX + Self.thumbSide / 2 + way * share
    }

    // MARK: Events

    /// Takes the thumb where it is touched; a touch beside it brings it there.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self).x
        grip = abs(place - thumbMiddle) <= Self.thumbSide / 2 ? place - thumbMiddle : 0
        follow(place)
        return true
    }

    /// The thumb follows the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch.location(in: self).x)
        return true
    }

    /// The value that is chosen is sent if it was not while dragging.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send() }
    }

    /// A drag that starts here is the slider's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self, isEnabled { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The arrow keys, Home and End move the thumb.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !moveByKey(presses) { super.pressesBegan(presses, with: event) }
    }

    /// Keys that repeat move it on.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !moveByKey(presses) { super.pressesChanged(presses, with: event) }
    }

    private func moveByKey(_ presses: Set<UIPress>) -> Bool {
        let step = (maximumValue - minimumValue) * Self.keyShare
        let target: Float? =
            switch presses.first?.key?.keyCode {
            case UIKeyboardHIDUsage.keyboardLeftArrow?, UIKeyboardHIDUsage.keyboardDownArrow?: value - step
            case UIKeyboardHIDUsage.keyboardRightArrow?, UIKeyboardHIDUsage.keyboardUpArrow?: value + step
            case UIKeyboardHIDUsage.keyboardHome?: minimumValue
            case UIKeyboardHIDUsage.keyboardEnd?: maximumValue
            default: nil
            }
        guard isFirstResponder, isEnabled, let target else { return false }
        let old = value
        value = target
        if value != old { send() }
        return true
    }

    private func follow(_ place: CGFloat) {
        let share = way > 0 ? (place - grip - bounds.minX - Self.thumbSide / 2) / way : 0
        let old = value
        value = minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue)
        if value != old, isContinuous { send() }
    }

    private func send() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    private func rangeDidChange() {
        let value = value
        self.value = value
        setNeedsLayout()
    }

    private func updateColors() {
        track.backgroundColor = maximumTrackTintColor ?? .systemGray4
        filling.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    /// The track takes the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// The hand.
    open override func pointerShape(at point: CGPoint) -> UIPointerShape? { isEnabled ? .hand : nil }
}
