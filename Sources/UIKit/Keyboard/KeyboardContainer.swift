import Foundation

/// What slides: the accessory view on top of the input view. It is kept as a picture, so that a slide paints nothing.
@MainActor final class KeyboardContainer: UIView {
    private(set) var content: UIView?
    private(set) var accessory: UIView?
    /// The height of the accessory view, points.
    var accessoryHeight: CGFloat = 0 { didSet { if accessoryHeight != oldValue { setNeedsLayout() } } }
    /// The height of both, points; less than the bounds' while the keyboard shrinks.
    var contentHeight: CGFloat = 0 { didSet { if contentHeight != oldValue { setNeedsLayout() } } }
    /// Called when the views inside have been laid out.
    var didLayOut: () -> Void = {}

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.shouldRasterize = true
    }

    required init?(coder: NSCoder) { nil }

    func set(content: UIView?, accessory: UIView?) {
        replace(&self.content, with: content)
        replace(&self.accessory, with: accessory)
        setNeedsLayout()
    }

    private func replace(_ view: inout UIView?, with new: UIView?) {
        guard view !== new else { return }
        if view?.superview === self { view?.removeFromSuperview() }
        view = new
        if let new { addSubview(new) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
        content?.frame = CGRect(
            x: 0, y: accessoryHeight, width: width, height: max(0, contentHeight - accessoryHeight))
        didLayOut()
    }
}
