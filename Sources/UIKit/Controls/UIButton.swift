import Foundation

/// A control that is pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button looks like, with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        /// Nothing of its own.
        case custom = 0
        /// A title in the tint colour that fades while it is pressed.
        case system = 1
    }

    /// What the button looks like.
    open private(set) var buttonType: ButtonType = .custom
    /// The room in points around title and image.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { sizeDidChange() } }

    private var titles = ValuesByState<String>()
    private var titleColors = ValuesByState<UIColor>()
    private var images = ValuesByState<UIImage>()
    private let label = ButtonLabel()
    private let picture = UIImageView()

    /// The size of the fonts that UIKit gives the two kinds of buttons, in points.
    private static let systemTitleSize: CGFloat = 15
    /// The room above and below the title of a system button without insets, in points: 18 + 2 * 6 = 30 as in UIKit.
    private static let systemPadding: CGFloat = 6
    /// The opacity of a system button's title while it is pressed.
    private static let pressedAlpha: CGFloat = 0.3
    /// The opacity of the shade over a pressed button's background.
    private static let shade: CGFloat = 0.12
    /// The room between image and title, in points.
    private static let spacing: CGFloat = 6

    /// A button of a kind, without a size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// A button of a kind that runs `primaryAction`; title and image come from it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// A custom button with a frame in its superview's coordinates that runs `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// A custom button with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
        become(.custom)
        updateContent()
    }

    /// Looks like a button of a kind from now on.
    package func become(_ type: ButtonType) {
        buttonType = type
        label.font = .systemFont(ofSize: buttonType == .system ? Self.systemTitleSize : UIFont.buttonFontSize)
    }

    /// Archives do not exist here; the button has no size.
    public required init?(coder: NSCoder) { return nil }

    /// The view of the title; change its font, but set the title with `setTitle(_:for:)`.
    open var titleLabel: UILabel? { label }
    /// The view of the image.
    open var imageView: UIImageView? { picture }

    // MARK: Content

    /// Sets the title for a state; where a state has none, that of `normal` serves.
    open func setTitle(_ title: String?, for state: State) {
        guard titles[state] != title else { return }
        titles[state] = title
        updateContent()
    }

    /// Sets the title's colour for a state; where a state has none, that of `normal` serves.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        updateContent()
    }

    /// Sets the image for a state; where a state has none, that of `normal` serves.
    open func setImage(_ image: UIImage?, for state: State) {
        guard images[state] !== image else { return }
        images[state] = image
        updateContent()
    }

    /// The title of a state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// The title's colour in a state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    /// The image of a state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The title that is shown.
    open var currentTitle: String? { title(for: shownState) }
    /// The colour in which it is shown.
    open var currentTitleColor: UIColor { titleColor(for: shownState) ?? defaultTitleColor }
    /// The image that is shown.
    open var currentImage: UIImage? { image(for: shownState) }

    // MARK: Size and layout

    /// The size of title and image with the insets, in whole pixels.
    open override var intrinsicContentSize: CGSize {
        let content = contentSize
        var size = CGSize(
            width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
            height: content.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
        if buttonType == .system, contentEdgeInsets == .zero { size.height += 2 * Self.systemPadding }
        return size.roundedUp(toScale: traitCollection.displayScale)
    }

    /// The title's baseline is the button's.
    open override var forLastBaselineLayout: UIView { label }

    /// The intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The part of `bounds` in which title and image stand.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Places image and title beside each other.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentRect(forBounds: bounds)
        let image = picture.image?.size ?? .zero
        let gap = picture.image != nil && hasTitle ? Self.spacing : 0
        let title = label.intrinsicContentSize
        let titleWidth = max(0, min(title.width, content.width - image.width - gap))
        let total = image.width + gap + titleWidth
        let left: CGFloat =
            switch contentHorizontalAlignment {
            case .left, .leading, .fill: content.minX
            case .right, .trailing: content.maxX - total
            case .center: content.midX - total / 2
            }
        picture.frame = CGRect(
            x: left, y: alignedY(image.height, in: content), width: image.width, height: image.height)
        label.frame = CGRect(
            x: left + image.width + gap, y: alignedY(title.height, in: content), width: titleWidth,
            height: title.height)
    }

    private func alignedY(_ height: CGFloat, in content: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: content.minY
        case .bottom: content.maxY - height
        case .center, .fill: content.midY - height / 2
        }
    }

    private var contentSize: CGSize {
        let image = picture.image?.size ?? .zero
        let gap = picture.image != nil && hasTitle ? Self.spacing : 0
        let title = label.intrinsicContentSize
        return CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    }

    private var hasTitle: Bool { !(label.text ?? "").isEmpty }

    // MARK: State

    /// The state without the focus, which has no look of its own.
    private var shownState: State { state.subtracting(.focused) }

    private var defaultTitleColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return buttonType == .system ? tintColor : .white
    }

    /// Title or image have another size, or the room around them has.
    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateContent() {
        let oldImage = picture.image
        label.text = currentTitle
        label.textColor = currentTitleColor
        picture.image = currentImage
        let fades = buttonType == .system && isHighlighted && titleColors[.highlighted] == nil && !hasGround
        label.alpha = fades ? Self.pressedAlpha : 1
        picture.alpha = isEnabled ? label.alpha : Self.pressedAlpha
        if oldImage !== picture.image { sizeDidChange() }
    }

    /// Whether a shade shows that the button is pressed.
    private var hasGround: Bool { backgroundColor != nil || layer.borderWidth > 0 }

    override func stateDidChange() {
        super.stateDidChange()
        updateContent()
    }

    /// The title takes the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    /// Draws a shade over the background while the button is pressed.
    open override func draw(_ rect: CGRect) {
        guard isHighlighted, hasGround, let context = UIGraphicsGetCurrentContext() else { return }
        let shade = UIColor.label.resolvedColor(with: context.traits).cgColor.multipliedAlpha(by: Self.shade)
        context.append(
            .fillRoundedRect(bounds, radius: layer.cornerRadius, corners: roundedCorners, color: shade))
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
        setImage(action.image, for: .normal)
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Events

    /// A touch that is lifted inside does what the button is for.
    open override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside), !controlEvents.contains(.primaryActionTriggered) {
            super.sendActions(for: .primaryActionTriggered)
        }
    }

    override func activate() { sendActions(for: .touchUpInside) }

    /// The hand.
    open override func pointerShape(at point: CGPoint) -> UIPointerShape? { isEnabled ? .hand : nil }
}
