import Foundation

/// An item of a collection: a view whose content stands in one that fills it.
@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
    /// The view to add content to; it has the cell's bounds.
    open var contentView: UIView { content }
    private let content = UIView()

    /// A cell with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// Archives do not exist here; there is no cell.
    public required init?(coder: NSCoder) { nil }

    /// Has the content fill the cell.
    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
