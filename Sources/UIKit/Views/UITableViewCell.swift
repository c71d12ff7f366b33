import Foundation

/// A row of a list: a view whose content stands in one that fills it.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How a cell arranges its own content, with UIKit's raw values; what a program adds is not concerned.
    public enum CellStyle: Int, Sendable {
        /// Nothing of its own.
        case `default` = 0
    }

    /// The kind of cell that this one may stand in for again.
    public let reuseIdentifier: String?

    /// The view to add content to; it has the cell's bounds.
    open var contentView: UIView { content }
    private let content = UIView()

    /// A cell without a size.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// A cell with a frame in its superview's coordinates.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Archives do not exist here; there is no cell.
    public required init?(coder: NSCoder) { nil }

    /// Has the content fill the cell.
    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
