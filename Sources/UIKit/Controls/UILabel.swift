import Foundation

/// Shows text on one or more lines.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String? { didSet { if oldValue != text { contentDidChange() } } }
    /// The font; setting nil restores the default, the system's at 17 points.
    open var font: UIFont! = UILabel.defaultFont {
        didSet {
            font = font ?? Self.defaultFont
            if oldValue != font { contentDidChange() }
        }
    }
    /// The text's colour; setting nil restores the default.
    open var textColor: UIColor! = .label {
        didSet {
            textColor = textColor ?? .label
            setNeedsDisplay()
        }
    }
    /// The text's colour while the label is highlighted; nil means `textColor`.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Where lines stand in the width.
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    /// What happens to text that is too long.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange() } }
    /// How many lines there may be; 0 means any number.
    open var numberOfLines = 1 { didSet { contentDidChange() } }
    /// Whether a single line that is too wide gets a smaller font.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The smallest part of the font's size that it may get.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The width at which lines break for `intrinsicContentSize`; 0 means the width that the label has.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
    /// Whether the text is drawn in `highlightedTextColor`.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// Whether the text is drawn at its full strength.
    open var isEnabled = true { didSet { setNeedsDisplay() } }

    private var laidOutWidth: CGFloat = 0
    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// A label with a frame in its superview's coordinates; touches pass through, as in UIKit.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Archives do not exist here; the label has no size.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the text, in whole pixels.
    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : laidOutWidth
        return fittingSize(width: numberOfLines == 1 || width <= 0 ? .infinity : width)
    }

    override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        let old = laidOutWidth
        laidOutWidth = width
        defer { laidOutWidth = old }
        return intrinsicContentSize.height
    }

    /// The text stands in the middle of the height.
    override var firstBaselineFromTop: CGFloat { textSlack / 2 + font.leading / 2 + font.ascender }
    override var lastBaselineFromBottom: CGFloat { textSlack / 2 + font.leading / 2 - font.descender }

    /// The height that the text leaves free.
    private var textSlack: CGFloat { max(0, bounds.height - intrinsicContentSize.height) }

    /// The size of the text broken at the width of `size`, in whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
    }

    /// The rectangle in `bounds` that the text covers on at most `numberOfLines` lines, 0 meaning any number.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let layout = makeLayout(width: bounds.width, lines: numberOfLines)
        let height = min(layout.size.height, bounds.height)
        return CGRect(
            x: bounds.minX, y: bounds.minY + ((bounds.height - height) / 2),
            width: min(layout.size.width, bounds.width),
            height: height)
    }

    /// Draws the text in the middle of the height of `rect`.
    open func drawText(in rect: CGRect) {
        let layout = makeLayout(width: rect.width, lines: numberOfLines)
        let top = rect.minY + (rect.height - layout.size.height) / 2
        let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        layout.draw(at: CGPoint(x: rect.minX, y: top), color: isEnabled ? color : .tertiaryLabel, visible: rect)
    }

    /// Draws the text.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Lines break at the new width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, laidOutWidth != bounds.width else { return }
        laidOutWidth = bounds.width
        invalidateIntrinsicContentSize()
    }

    private func makeLayout(width: CGFloat, lines: Int) -> TextLayout {
        TextLayout(
            text ?? "", font: fittingFont(width: width), width: width, alignment: textAlignment, mode: lineBreakMode,
            limit: lines)
    }

    /// The font, smaller where the text would not fit on its one line.
    private func fittingFont(width: CGFloat) -> UIFont {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, width.isFinite, let text, !text.isEmpty else {
            return font
        }
        let needed = font.advance(of: text)
        guard needed > width, needed > 0 else { return font }
        return font.withSize(max(font.pointSize * width / needed, font.pointSize * minimumScaleFactor, 1))
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let layout = TextLayout(text, font: font, width: width, mode: lineBreakMode, limit: numberOfLines)
        return layout.size.roundedUp(toScale: traitCollection.displayScale)
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}

extension CGSize {
    /// The smallest size of whole pixels that is not smaller.
    func roundedUp(toScale scale: CGFloat) -> CGSize {
        // What rounding left behind is not worth a pixel.
        let slack: CGFloat = 0.0001
        return CGSize(
            width: ((width * scale) - slack).rounded(.up) / scale,
            height: ((height * scale) - slack).rounded(.up) / scale)
    }
}
