import Foundation

/// A place or a size of a view or layout guide, from which constraints are made. Its kind is part of its type, so that
/// what cannot be compared does not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute, distance: LayoutDistance? = nil) {
        operand = LayoutOperand(item: item, attribute: attribute, distance: distance)
    }

    /// The view or layout guide that the anchor belongs to.
    open var item: AnyObject? { operand.item }

    /// What the anchor is called: its attribute.
    open var name: String { LayoutDescription.name(of: operand.attribute) }

    /// This anchor equals the other one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand)
    }

    /// This anchor is at or behind the other one, in the axis' direction.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
    }

    /// This anchor is at or before the other one, in the axis' direction.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
    }

    /// This anchor equals the other one plus `c` points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
    }

    /// This anchor is at least the other one plus `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
    }

    /// This anchor is at most the other one plus `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
    }

    /// Anchors of one attribute of one item are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any LayoutOperandOwner else { return false }
        return MainActor.assumeIsolated {
            operand.item === other.operand.item && operand.attribute == other.operand.attribute
                && operand.distance === other.operand.distance
        }
    }

    /// Agrees with `isEqual(_:)`.
    nonisolated open override var hash: Int { MainActor.assumeIsolated { operand.attribute.rawValue } }

    /// The anchor as reports of conflicts name it.
    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let address = LayoutDescription.address(of: self)
            let name = LayoutDescription.name(of: operand)
            return "<\(LayoutDescription.anchorName(of: operand)):\(address) \"\(name)\">"
        }
    }
}

extension NSLayoutAnchor where AnchorType == AnyObject {
    /// The one anchor of an attribute of an item, since clients compare the anchors of constraints by identity. A
    /// distance has one each time.
    static func shared(
        item: AnyObject?, attribute: NSLayoutConstraint.Attribute, distance: LayoutDistance?
    ) -> NSLayoutAnchor {
        guard distance == nil, let reference = LayoutItemReference(item) else {
            return NSLayoutAnchor(item: item, attribute: attribute, distance: distance)
        }
        if let anchor = reference.sharedAnchors[attribute] { return anchor }
        let anchor = NSLayoutAnchor(item: item, attribute: attribute)
        reference.sharedAnchors[attribute] = anchor
        return anchor
    }
}

extension LayoutItemReference {
    fileprivate var sharedAnchors: SharedAnchors {
        get {
            switch self {
            case .view(let view): view.layout.sharedAnchors
            case .guide(let guide): guide.sharedAnchors
            }
        }
        nonmutating set {
            switch self {
            case .view(let view): view.layout.sharedAnchors = newValue
            case .guide(let guide): guide.sharedAnchors = newValue
            }
        }
    }
}

/// Any anchor, whatever its kind.
@MainActor protocol LayoutOperandOwner: Sendable {
    var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: LayoutOperandOwner {}
