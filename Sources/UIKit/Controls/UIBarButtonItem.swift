import Foundation

/// What stands in a bar: a button, a view, or room between them.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
    /// How an item looks, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// In regular type.
        case plain = 0
        /// In bold type, for what completes something.
        case done = 2
    }

    /// Items with a title or purpose of their own, with UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        /// Done, in bold type.
        case done = 0
        /// Cancel.
        case cancel = 1
        /// Edit.
        case edit = 2
        /// Save, in bold type.
        case save = 3
        /// A plus sign.
        case add = 4
        /// Room that takes what the other items leave.
        case flexibleSpace = 5
        /// Room of a width.
        case fixedSpace = 6
    }

    /// The title.
    open var title: String? { didSet { itemDidChange() } }
    /// The picture.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// Whether the item reacts.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// How the item looks.
    open var style: Style = .plain { didSet { itemDidChange() } }
    /// The width in points; 0 means that of the content.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// The item's colour; nil means the bar's.
    open var tintColor: UIColor? { didSet { itemDidChange() } }
    /// What the item does; title and image come from it where the item has none.
    open var primaryAction: UIAction? { didSet { itemDidChange() } }
    /// The view that stands in the bar in place of a button.
    open var customView: UIView? { didSet { itemDidChange() } }
    /// A name for tests and traces.
    open var accessibilityIdentifier: String? { didSet { itemDidChange() } }

    weak var toolbar: UIToolbar?
    private(set) var isFlexibleSpace = false
    private(set) var isFixedSpace = false
    /// The button, once the item has stood in a bar as one.
    private var ownButton: UIButton?

    /// An item without content.
    public required override init() { super.init() }

    /// An item with a title, a picture and something to do.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
    }

    /// An item with a title or purpose of its own.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: Self.titles[systemItem], primaryAction: primaryAction)
        isFlexibleSpace = systemItem == .flexibleSpace
        isFixedSpace = systemItem == .fixedSpace
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// An item that is a view, as wide as that.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room that takes what the other items leave.
    open class func flexibleSpace() -> Self {
        let item = Self()
        item.isFlexibleSpace = true
        return item
    }

    /// Room of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self()
        item.isFixedSpace = true
        item.width = width
        return item
    }

    private static let titles: [SystemItem: String] = [
        .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .add: "+",
    ]

    /// The view that stands in the bar; nil for room.
    var view: UIView? { isFlexibleSpace || isFixedSpace ? nil : customView ?? button }

    private var button: UIButton {
        if let ownButton { return ownButton }
        let button = UIButton(type: .system, primaryAction: UIAction { [weak self] in self?.run($0) })
        ownButton = button
        updateButton()
        return button
    }

    /// The width in the bar in points.
    var barWidth: CGFloat {
        if width > 0 { return width }
        guard let view else { return 0 }
        let intrinsic = view.intrinsicContentSize.width
        return intrinsic == UIView.noIntrinsicMetric ? view.bounds.width : intrinsic
    }

    /// The height in the bar in points, for a bar of that height.
    func barHeight(in height: CGFloat) -> CGFloat {
        guard let customView else { return height }
        let intrinsic = customView.intrinsicContentSize.height
        return min(height, intrinsic == UIView.noIntrinsicMetric ? customView.bounds.height : intrinsic)
    }

    private func updateButton() {
        guard let button = ownButton else { return }
        button.setTitle(title ?? primaryAction?.title, for: .normal)
        button.setImage(image ?? primaryAction?.image, for: .normal)
        button.titleLabel?.font = .systemFont(
            ofSize: UIFont.labelFontSize, weight: style == .done ? .semibold : .regular)
        button.isEnabled = isEnabled
        button.tintColor = tintColor
        button.accessibilityIdentifier = accessibilityIdentifier
    }

    private func run(_ action: UIAction) { primaryAction?.performWithSender(self, target: nil) }

    private func itemDidChange() {
        updateButton()
        toolbar?.itemsDidChange()
    }
}
