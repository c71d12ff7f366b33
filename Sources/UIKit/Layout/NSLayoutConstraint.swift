import Foundation

/// A linear relation between two attributes of views and layout guides:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// A constraint takes effect while it is active. It does not keep its items alive.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    // What a frame reads stands first, together (see `UIView`).

    @exclusivity(unchecked) private var constantStorage: CGFloat = 0
    /// The view in whose `constraints` this one is, which clears this at its end; nil while it is not active.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var owner: UIView?
    /// What the engine of the owner's tree knows of this constraint.
    @exclusivity(unchecked) final var entry = LayoutConstraintEntry()
    final var engine: LayoutEngine? {
        get { engineLink?.target }
        set { engineLink = newValue?.ownLink }
    }
    @exclusivity(unchecked) private var engineLink: WeakLink<LayoutEngine>?

    /// The view or layout guide on the left side.
    open internal(set) var firstItem: AnyObject? {
        get { firstLink?.target }
        set { firstLink = .item(newValue) }
    }
    /// The view or layout guide on the right side; nil compares with the constant.
    open internal(set) var secondItem: AnyObject? {
        get { secondLink?.target }
        set { secondLink = .item(newValue) }
    }
    private var firstLink: WeakLink<AnyObject>?
    private var secondLink: WeakLink<AnyObject>?
    /// The part of the first item.
    open internal(set) var firstAttribute: Attribute = .notAnAttribute
    /// The part of the second item.
    open internal(set) var secondAttribute: Attribute = .notAnAttribute
    /// How the sides compare.
    open internal(set) var relation: Relation = .equal
    /// The factor of the second attribute.
    open internal(set) var multiplier: CGFloat = 1
    /// A name that reports of conflicts show.
    open var identifier: String?
    /// Archives do not exist here; the value is only kept.
    open var shouldBeArchived = false

    private var priorityStorage = UILayoutPriority.required

    /// The distances that stand in for the attributes, where an anchor is the distance of two others.
    var firstDistance: LayoutDistance?
    var secondDistance: LayoutDistance?

    /// A constraint that says nothing, for subclasses.
    public override init() { super.init() }

    /// The constraint `view1.attr1  relation  multiplier × view2.attr2 + c`, not active yet.
    ///
    /// It is a mistake to compare a location with a constant: locations must be specified in pairs. So is a number that
    /// is not finite.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        let second = Self.object(view2)
        firstItem = Self.object(view1)
        firstAttribute = attr1
        self.relation = relation
        secondItem = second
        secondAttribute = second == nil ? .notAnAttribute : attr2
        setNumbers(multiplier: multiplier, constant: c)
        checkPairing()
    }

    /// Takes the item out of optionals that `Any` hides.
    private static func object(_ item: Any?) -> AnyObject? {
        guard let item else { return nil }
        if let view = item as? UIView { return view }
        return item as? UILayoutGuide
    }

    /// The constant in points, finite. A change takes effect at once; animate it by a layout pass within an animation.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            guard newValue != constantStorage else { return }
            Self.checkFinite(newValue, "constant")
            constantStorage = newValue
            engine?.constantDidChange(self)
        }
    }

    /// How much the constraint matters; required unless set. It may be changed at any time, also to and from required.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            precondition(
                newValue.isValid,
                "It's illegal to set priority:\(newValue.rawValue).  Priorities must be greater than 0 and less or equal "
                    + "to NSLayoutPriorityRequired, which is 1000.000000.")
            guard newValue != priorityStorage else { return }
            priorityStorage = newValue
            engine?.priorityDidChange(self)
        }
    }

    /// Whether the constraint takes effect. Activation installs it on the closest common ancestor of its items; it is
    /// a mistake if there is none.
    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { Self.activate([self]) } else { Self.deactivate([self]) }
        }
    }

    /// The anchor of the first side; constraints about the same attribute of the same item share it.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        .shared(item: firstItem, attribute: firstAttribute, distance: firstDistance)
    }

    /// The anchor of the second side, shared as the first is; nil if that side is a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        guard secondItem != nil || secondDistance != nil else { return nil }
        return .shared(item: secondItem, attribute: secondAttribute, distance: secondDistance)
    }

    /// Activates all of them; it costs less than one after the other.
    open class func activate(_ constraints: [NSLayoutConstraint]) { LayoutEngine.activate(constraints) }

    /// Deactivates all of them.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { LayoutEngine.deactivate(constraints) }

    /// The constraints that a string in Apple's Visual Format Language describes, not active yet.
    ///
    /// `|-` keeps the superview's margin, a dash between views 8 points. A mistake in the format, a name that is in none
    /// of the dictionaries, or an alignment along the axis is the caller's mistake; the report points at the column.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatBuilder.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            preconditionFailure(error.report)
        }
    }

    /// The constraint in the form that UIKit's reports have.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { LayoutDescription.of(self) }
    }
}

extension NSLayoutConstraint {
    private func setNumbers(multiplier: CGFloat, constant: CGFloat) {
        Self.checkFinite(multiplier, "multiplier")
        Self.checkFinite(constant, "constant")
        self.multiplier = multiplier
        constantStorage = constant
    }

    private static func checkFinite(_ value: CGFloat, _ name: String) {
        precondition(value.isFinite, "NSLayoutConstraint \(name) is not finite!  That's illegal.")
    }

    private func checkPairing() {
        if firstAttribute.isLocation, firstDistance == nil {
            precondition(
                multiplier != 0 && secondAttribute != .notAnAttribute,
                "NSLayoutConstraint for \(LayoutDescription.name(of: firstItem)): A multiplier of 0 or a nil second item "
                    + "together with a location for the first attribute creates an illegal constraint of a location "
                    + "equal to a constant. Location attributes must be specified in pairs.")
        }
        Self.checkDirections(firstAttribute, secondAttribute)
    }

    /// Sides by reading direction and sides by left and right cannot stand in one constraint.
    static func checkDirections(_ first: Attribute, _ second: Attribute) {
        precondition(
            !(first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional),
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither.")
    }

    /// Sets what only anchors know.
    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        firstItem = first.item
        firstAttribute = first.attribute
        firstDistance = first.distance
        self.relation = relation
        secondItem = second?.item
        secondAttribute = second?.attribute ?? .notAnAttribute
        secondDistance = second?.distance
        setNumbers(multiplier: multiplier, constant: constant)
        Self.checkDirections(firstAttribute, secondAttribute)
    }

    /// The objects that the constraint is about.
    var items: [AnyObject?] {
        [firstItem, secondItem, firstDistance?.from, firstDistance?.to, secondDistance?.from, secondDistance?.to]
    }

    /// Whether a baseline of the view stands in the constraint.
    func isAboutBaseline(of text: UIView) -> Bool {
        for (item, attribute) in [(firstItem, firstAttribute), (secondItem, secondAttribute)] {
            guard let view = item as? UIView else { continue }
            if attribute == .firstBaseline, view.forFirstBaselineLayout === text { return true }
            if attribute == .lastBaseline, view.forLastBaselineLayout === text { return true }
        }
        return false
    }

    /// Whether the constraint depends on the reading direction.
    var isDirectional: Bool {
        firstAttribute.isDirectional || secondAttribute.isDirectional || firstDistance?.isDirectional == true
            || secondDistance?.isDirectional == true
    }
}
