import Foundation

/// One side of a constraint.
@MainActor struct LayoutOperand {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
    /// Stands in for the attribute, where the side is the distance of two anchors.
    var distance: LayoutDistance?
}

/// The distance from one location to another, in reading direction or downward.
@MainActor final class LayoutDistance {
    weak var from: AnyObject?
    weak var to: AnyObject?
    let fromAttribute: NSLayoutConstraint.Attribute
    let toAttribute: NSLayoutConstraint.Attribute

    init(from: LayoutOperand, to: LayoutOperand) {
        self.from = from.item
        self.to = to.item
        fromAttribute = from.attribute
        toAttribute = to.attribute
        NSLayoutConstraint.checkDirections(fromAttribute, toAttribute)
    }

    /// Which size the distance is; nil if it is none, since it lies between a horizontal and a vertical place.
    var kind: NSLayoutConstraint.Attribute.Kind? {
        guard fromAttribute.kind == toAttribute.kind else { return nil }
        return fromAttribute.kind == .x ? .width : .height
    }

    var isDirectional: Bool { fromAttribute.isDirectional || toAttribute.isDirectional }
}
