import Foundation

/// Shows a picture, placed by its `contentMode`.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? {
        didSet {
            guard oldValue !== image else { return }
            if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
            setNeedsDisplay()
        }
    }

    /// A view of the picture's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// An empty view with a frame in its superview's coordinates; touches pass through, as in UIKit.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Archives do not exist here; the view has no size.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// The picture's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// Draws the picture.
    open override func draw(_ rect: CGRect) { image?.draw(in: imageRect) }

    /// Where the picture stands, in the view's coordinates.
    var imageRect: CGRect {
        guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
        let horizontal = bounds.width / size.width
        let vertical = bounds.height / size.height
        switch contentMode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return place(size, scale: min(horizontal, vertical), x: 0.5, y: 0.5)
        case .scaleAspectFill: return place(size, scale: max(horizontal, vertical), x: 0.5, y: 0.5)
        case .center: return place(size, scale: 1, x: 0.5, y: 0.5)
        case .top: return place(size, scale: 1, x: 0.5, y: 0)
        case .bottom: return place(size, scale: 1, x: 0.5, y: 1)
        case .left: return place(size, scale: 1, x: 0, y: 0.5)
        case .right: return place(size, scale: 1, x: 1, y: 0.5)
        case .topLeft: return place(size, scale: 1, x: 0, y: 0)
        case .topRight: return place(size, scale: 1, x: 1, y: 0)
        case .bottomLeft: return place(size, scale: 1, x: 0, y: 1)
        case .bottomRight: return place(size, scale: 1, x: 1, y: 1)
        }
    }

    /// The scaled size at a fraction of the room that it leaves.
    private func place(_ size: CGSize, scale: CGFloat, x: CGFloat, y: CGFloat) -> CGRect {
        let width = size.width * scale
        let height = size.height * scale
        return CGRect(
            x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y, width: width,
            height: height)
    }
}
