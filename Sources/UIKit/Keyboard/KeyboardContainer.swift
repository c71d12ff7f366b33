import Foundation

/// What slides: the accessory view on top of the input view. It is kept as a picture, so that a slide paints nothing.
@MainActor final class KeyboardContainer: UIView {
    private var content: UIView?
    private var accessory: UIView?
    private var contentTop: NSLayoutConstraint?
    private var contentBottom: NSLayoutConstraint?
    private var accessoryBottom: NSLayoutConstraint?
    /// The heights that the two were given; nil while new ones wait for theirs.
    private var heights: Heights?
    /// Called when the views inside have been laid out.
    var didLayOut: () -> Void = {}

    /// The heights of both in points. Together they are less than the container's while the keyboard shrinks.
    typealias Heights = (content: CGFloat, accessory: CGFloat)

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
            accessoryBottom = accessory.map { pin($0).bottom }
        }
        if content !== self.content {
            if self.content?.superview === self { self.content?.removeFromSuperview() }
            self.content = content
            let pinned = content.map { pin($0) }
            (contentTop, contentBottom) = (pinned?.top, pinned?.bottom)
        }
        heights = nil
        setNeedsLayout()
    }

    /// Fills the window and gives the two their heights. While the keyboard only moves, nothing changes.
    func layOut(in bounds: CGRect, heights new: Heights) {
        if let heights, heights == new, bounds == model.bounds { return }
        heights = new
        frame = bounds
        accessoryBottom?.constant = new.accessory
        contentTop?.constant = new.accessory
        contentBottom?.constant = new.accessory + new.content
    }

    /// Adds a view as wide as the keyboard. Its own required constraints win over the height that it is given. That is
    /// a matter between the two views: it has no part in how high the view wants to be, and ends when the view leaves.
    private func pin(_ view: UIView) -> (top: NSLayoutConstraint, bottom: NSLayoutConstraint) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let top = view.topAnchor.constraint(equalTo: topAnchor)
        let bottom = view.bottomAnchor.constraint(equalTo: topAnchor)
        // A view that sizes itself goes with its content, and the keyboard follows.
        let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? false
        bottom.priority = sizesItself ? .fittingSizeLevel : .belowRequired
        NSLayoutConstraint.activate([
            top, bottom, view.leftAnchor.constraint(equalTo: leftAnchor),
            view.rightAnchor.constraint(equalTo: rightAnchor),
        ])
        return (top, bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
