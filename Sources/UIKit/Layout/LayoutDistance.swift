/// The distance from one location to another, in reading direction or downward.
@MainActor final class LayoutDistance {
    private let fromLink: WeakLink<AnyObject>?
    private let toLink: WeakLink<AnyObject>?
    let fromAttribute: NSLayoutConstraint.Attribute
    let toAttribute: NSLayoutConstraint.Attribute

    init(from: LayoutOperand, to: LayoutOperand) {
        fromLink = from.link
        toLink = to.link
        fromAttribute = from.attribute
        toAttribute = to.attribute
        NSLayoutConstraint.checkDirections(fromAttribute, toAttribute)
    }

    /// Which size the distance is; nil if it is none, since it lies between a horizontal and a vertical place.
    var kind: NSLayoutConstraint.Attribute.Kind? {
        guard fromAttribute.kind == toAttribute.kind else { return nil }
        return fromAttribute.kind == .x ? .width : .height
    }

    var from: AnyObject? { fromLink?.target }
    var to: AnyObject? { toLink?.target }

    var isDirectional: Bool { fromAttribute.isDirectional || toAttribute.isDirectional }
}
