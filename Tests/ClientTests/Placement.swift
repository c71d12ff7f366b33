import UIKit

//  Constraints of a class of their own that hang on the view they place, so that they are found again when they are to
//  change or to go.

/// A constraint that knows which placement it belongs to.
final class PlacedConstraint: NSLayoutConstraint {
    fileprivate(set) weak var placement: Placement?

    var label: String? {
        get { identifier }
        set { identifier = newValue }
    }

    override var description: String { "<\(label ?? "placed")>" }

    /// Whether both say the same of the same sides, whatever their constants.
    func matches(_ other: PlacedConstraint) -> Bool {
        firstAnchor === other.firstAnchor && secondAnchor === other.secondAnchor && relation == other.relation
            && multiplier == other.multiplier && priority == other.priority
    }
}

/// What can be placed.
protocol Placeable: AnyObject {}
extension UIView: Placeable {}
extension UILayoutGuide: Placeable {}

private var placementsKey: UInt8 = 0

extension Placeable {
    var placements: [Placement] {
        get { objc_getAssociatedObject(self, &placementsKey) as? [Placement] ?? [] }
        set { objc_setAssociatedObject(self, &placementsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    var container: UIView? { (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView }

    @discardableResult
    func place(_ attributes: NSLayoutConstraint.Attribute..., at target: PlacementTarget) -> Placement {
        let placement = Placement(self, attributes, target)
        placement.activate()
        return placement
    }

    /// Changes the constants of what has been placed in the same way before.
    func replace(_ attribute: NSLayoutConstraint.Attribute, at target: PlacementTarget) {
        let known = placements.flatMap(\.constraints)
        for new in Placement(self, [attribute], target).constraints {
            known.first { $0.matches(new) }?.constant = new.constant
        }
    }

    func removePlacements() { placements.forEach { $0.deactivate() } }
}

/// What stands on the right side; every kind is found again by a cast from the protocol.
protocol PlacementTarget {}
extension CGFloat: PlacementTarget {}
extension CGSize: PlacementTarget {}
extension UIEdgeInsets: PlacementTarget {}
extension UIView: PlacementTarget {}
extension UILayoutGuide: PlacementTarget {}

extension PlacementTarget {
    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        if let constant = self as? CGFloat { return constant }
        if let size = self as? CGSize { return attribute == .width ? size.width : size.height }
        guard let insets = self as? UIEdgeInsets else { return 0 }
        switch attribute {
        case .left, .leading: return insets.left
        case .right, .trailing: return -insets.right
        case .top: return insets.top
        case .bottom: return -insets.bottom
        default: return 0
        }
    }
}

final class Placement {
    private(set) weak var item: Placeable?
    let constraints: [PlacedConstraint]

    init(_ item: Placeable, _ attributes: [NSLayoutConstraint.Attribute], _ target: PlacementTarget) {
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        self.item = item
        constraints = attributes.map { attribute in
            let isSize = attribute == .width || attribute == .height
            return PlacedConstraint(
                item: item, attribute: attribute, relatedBy: .equal,
                toItem: target as? Placeable ?? (isSize ? nil : item.container), attribute: attribute, multiplier: 1,
                constant: target.constant(for: attribute))
        }
        constraints.forEach { $0.placement = self }
    }

    func activate() {
        NSLayoutConstraint.activate(constraints)
        item?.placements.append(self)
    }

    func deactivate() {
        NSLayoutConstraint.deactivate(constraints)
        item?.placements.removeAll { $0 === self }
    }
}
