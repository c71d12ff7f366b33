/// One side of a constraint.
@MainActor struct LayoutOperand {
    let link: WeakLink<AnyObject>?
    var attribute: NSLayoutConstraint.Attribute
    /// Stands in for the attribute, where the side is the distance of two anchors.
    var distance: LayoutDistance?

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute, distance: LayoutDistance? = nil) {
        link = .item(item)
        self.attribute = attribute
        self.distance = distance
    }

    var item: AnyObject? { link?.target }
}
