import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The size in points that UIKit's switches have, and the room around the thumb.
    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2
    /// How long the thumb slides, in seconds.
    private static let duration: TimeInterval = 0.2

    private let track = UIView()
    private let thumb = UIView()
    private var isOnNow = false

    /// The colour of the track while the switch is on; nil means green.
    open var onTintColor: UIColor? { didSet { show() } }
    /// The colour of the thumb; nil means white.
    open var thumbTintColor: UIColor? { didSet { show() } }

    /// A switch at the frame's origin; the size is always the same.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        // A focus ring follows the track's round ends.
        layer.cornerRadius = Self.size.height / 2
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        thumb.layer.shadowRadius = 2
        show()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) { return nil }

    /// Whether the switch is on. Setting it sends no event.
    open var isOn: Bool {
        get { isOnNow }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off; no event is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnNow else { return }
        isOnNow = on
        if animated, window != nil {
            UIView.animate(withDuration: Self.duration) { self.show() }
        } else {
            show()
        }
    }

    /// The size of every switch.
    open override var intrinsicContentSize: CGSize { Self.size }
    /// The size of every switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Places track and thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    private func show() {
        let rect = CGRect(
            x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2, width: Self.size.width,
            height: Self.size.height)
        let side = rect.height - 2 * Self.margin
        track.frame = rect
        track.layer.cornerRadius = rect.height / 2
        track.backgroundColor = isOnNow ? onTintColor ?? .systemGreen : .systemGray4
        thumb.frame = CGRect(
            x: isOnNow ? rect.maxX - Self.margin - side : rect.minX + Self.margin, y: rect.minY + Self.margin,
            width: side, height: side)
        thumb.layer.cornerRadius = side / 2
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    override func stateDidChange() {
        super.stateDidChange()
        track.alpha = isEnabled ? 1 : 0.5
        thumb.layer.shadowOpacity = isHighlighted ? 0.35 : 0.2
    }

    override func activate() {
        setOn(!isOnNow, animated: true)
        sendActions(for: .valueChanged)
    }

    /// A touch that is lifted inside turns the switch over.
    open override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents == .touchUpInside { activate() }
        if controlEvents == .valueChanged { super.sendActions(for: .primaryActionTriggered) }
    }

    /// The hand.
    open override func pointerShape(at point: CGPoint) -> UIPointerShape? { isEnabled ? .hand : nil }
}
