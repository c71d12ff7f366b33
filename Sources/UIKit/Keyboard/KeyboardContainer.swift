import Foundation

/// What slides: the accessory view on top of the input view. It is kept as a picture, so that a slide paints nothing.
@MainActor final class KeyboardContainer: UIView {
    private var content: UIView?
    private var accessory: UIView?
    private var contentTop: NSLayoutConstraint?
    private var contentSize: NSLayoutConstraint?
    private var accessorySize: NSLayoutConstraint?
    /// Called when the views inside have been laid out.
    var didLayOut: () -> Void = {}

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.shouldRasterize = true
    }

    required init?(coder: NSCoder) { nil }

    func set(content: UIView?, accessory: UIView?) {
        if accessory !== self.accessory {
            if self.accessory?.superview === self { self.accessory?.removeFromSuperview() }
            self.accessory = accessory
            accessorySize = accessory.map { pin($0).size }
        }
        if content !== self.content {
            if self.content?.superview === self { self.content?.removeFromSuperview() }
            self.content = content
            let pinned = content.map { pin($0) }
            (contentTop, contentSize) = (pinned?.top, pinned?.size)
        }
        setNeedsLayout()
    }

    /// Sets the heights of both, in points. Together they are less than the bounds while the keyboard shrinks.
    func setHeights(content: CGFloat, accessory: CGFloat) {
        accessorySize?.constant = accessory
        contentTop?.constant = accessory
        contentSize?.constant = content
    }

    /// Adds a view as wide as the keyboard. Its own required constraints win over the height that it is given.
    private func pin(_ view: UIView) -> (top: NSLayoutConstraint, size: NSLayoutConstraint) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let top = view.topAnchor.constraint(equalTo: topAnchor)
        let size = view.heightAnchor.constraint(equalToConstant: 0)
        size.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
        NSLayoutConstraint.activate([
            top, size, view.leftAnchor.constraint(equalTo: leftAnchor),
            view.rightAnchor.constraint(equalTo: rightAnchor),
        ])
        return (top, size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
