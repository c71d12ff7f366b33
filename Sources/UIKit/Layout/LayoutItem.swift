import Cassowary
import Foundation

/// A view or a guide, as constraints name them.
@MainActor enum LayoutItemReference {
    case view(UIView)
    case guide(UILayoutGuide)

    init?(_ object: AnyObject?) {
        if let view = object as? UIView {
            self = .view(view)
        } else if let guide = object as? UILayoutGuide {
            self = .guide(guide)
        } else {
            return nil
        }
    }

    /// The view itself, or the one that the guide belongs to.
    var view: UIView? {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide.owningView
        }
    }

    var object: AnyObject {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide
        }
    }
}

/// A view or guide that takes part in the constraints of a tree. Its four variables are its alignment rectangle in its
/// superview's (a guide's: its owning view's) coordinates, so that moving a container changes the container's only.
struct LayoutItem {
    /// The view, or the one that the guide belongs to. Both leave the list before they end.
    unowned(unsafe) var view: UIView
    unowned(unsafe) var guide: UILayoutGuide?
    let variables: LayoutVariables
    /// The rows against negative sizes that have been asked for, a bit each.
    var floors: UInt16 = 0
    /// Whether a constraint is about one of the view's baselines, which may move when its size changes.
    var hasBaseline = false
    /// Whether the item is on the list of those that the solver has just moved.
    var isChanged = false
    /// Whether the place waits to be applied to the view, and what is next in its superview's list of such.
    var isMoved = false
    var nextMoved: Int32 = -1
    var isLive = true
    var contentIsStale = false
    /// The inside, if the view is a scroll view.
    var content: LayoutContent?
    /// The content's size in points that the content rows were last given.
    var intrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var handles = SystemHandles(repeating: nil)

    /// The handles of the rows that the engine adds by itself, by `SystemRow`.
    typealias SystemHandles = InlineArray<14, Constraint?>

    /// The row against negative values of a variable; nil for one that is no size.
    func floor(of variable: Variable) -> SystemRow? {
        switch variable {
        case variables.width: .floorsWidth
        case variables.height: .floorsHeight
        case content?.width: .floorsContentWidth
        case content?.height: .floorsContentHeight
        default: nil
        }
    }

    subscript(row: SystemRow) -> Constraint? {
        get { handles[row.rawValue] }
        set { handles[row.rawValue] = newValue }
    }
}

/// The variables of an item's rectangle.
struct LayoutVariables {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
    func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// A row that the engine adds by itself.
enum SystemRow: Int, CaseIterable {
    /// The four of a view whose frame counts, of a guide that UIKit places, or of a root.
    case left, top, width, height
    /// How the size follows the content.
    case hugsWidth, resistsWidth, hugsHeight, resistsHeight
    /// A size is not negative. Added only when the size would become so: most never would.
    case floorsWidth, floorsHeight
    /// Of a scroll view: where its content has been scrolled to, and that the content's size is not negative.
    case offsetX, offsetY, floorsContentWidth, floorsContentHeight

    static let fixture: [SystemRow] = [.left, .top, .width, .height]
    /// The axis of a row of `fixture`.
    var axis: NSLayoutConstraint.Axis { self == .left || self == .width ? .horizontal : .vertical }
}

/// The inside of a scroll view: the size of its content and where that has been scrolled to.
struct LayoutContent {
    let width: Variable
    let height: Variable
    let offsetX: Variable
    let offsetY: Variable
    /// Whether constraints say how wide and how high the content is; what the program has set counts otherwise.
    var hasWidth = false
    var hasHeight = false

    func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
    func offset(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? offsetX : offsetY }
}

extension UIEdgeInsets {
    /// The inset on the side where the axis' coordinates start.
    func start(_ axis: NSLayoutConstraint.Axis) -> Double { Double(axis == .horizontal ? left : top) }
}
