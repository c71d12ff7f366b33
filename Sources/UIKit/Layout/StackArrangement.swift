import Foundation

/// The constraints by which a stack view places its views.
@MainActor final class StackArrangement {
    /// How strongly equal distances between middles pull; `spacing` and the views' own sizes win.
    static let centeringPriority = UILayoutPriority(150)

    var isStale = true
    private var constraints: [NSLayoutConstraint] = []
    /// The constraints whose constant is the distance behind a view.
    private var distances: [(view: UIView, constraint: NSLayoutConstraint)] = []

    func update(_ stack: UIStackView) {
        guard isStale else { return }
        isStale = false
        NSLayoutConstraint.deactivate(constraints)
        constraints = []
        distances = []
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        guard !views.isEmpty else { return }
        let canvas: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.marginsGuide : stack
        connect(views, canvas, stack)
        distribute(views, stack)
        for view in views { align(view, canvas, stack) }
        alignBaselines(views, stack)
        NSLayoutConstraint.activate(constraints)
    }

    func updateDistances(of stack: UIStackView) {
        for (view, constraint) in distances { constraint.constant = stack.distance(after: view) }
    }

    // MARK: Along the axis

    private func connect(_ views: [UIView], _ canvas: AnyObject, _ stack: UIStackView) {
        let axis = StackAxis(stack.axis)
        guard let first = views.first, let last = views.last else { return }
        add(first, axis.start, .equal, canvas, axis.start, "UISV-canvas-connection")
        add(canvas, axis.end, .equal, last, axis.end, "UISV-canvas-connection")
        let isEqual = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
        let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        for (view, next) in zip(views, views.dropFirst()) {
            let constraint = add(
                next, usesBaselines ? .firstBaseline : axis.start, isEqual ? .equal : .greaterThanOrEqual, view,
                usesBaselines ? .lastBaseline : axis.end, "UISV-spacing")
            constraint.constant = stack.distance(after: view)
            distances.append((view, constraint))
        }
    }

    private func distribute(_ views: [UIView], _ stack: UIStackView) {
        let axis = StackAxis(stack.axis)
        switch stack.distribution {
        case .fill:
            return
        case .fillEqually:
            for view in views.dropFirst() {
                add(view, axis.size, .equal, views[0], axis.size, "UISV-fill-equally")
            }
        case .fillProportionally:
            fillProportionally(views, stack)
        case .equalSpacing:
            equate(views, from: axis.end, to: axis.start, "UISV-distributing", .required)
        case .equalCentering:
            equate(views, from: axis.center, to: axis.center, "UISV-distributing", Self.centeringPriority)
        }
    }

    private func fillProportionally(_ views: [UIView], _ stack: UIStackView) {
        let axis = StackAxis(stack.axis)
        let measured = views.map { ($0, Self.length(of: $0, along: stack.axis)) }.filter { $0.1 > 0 }
        guard let (first, length) = measured.first else { return }
        for (view, other) in measured.dropFirst() {
            let constraint = add(view, axis.size, .equal, first, axis.size, "UISV-fill-proportionally")
            constraint.multiplier = other / length
            // Constraints that programs require win.
            constraint.priority = .belowRequired
        }
    }

    /// The length that a view has by its content; a stack's is that of what is in it.
    private static func length(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        let size =
            view is UIStackView
            ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.intrinsicContentSize
        return axis == .horizontal ? size.width : size.height
    }

    /// Makes the distances between neighbours equal.
    private func equate(
        _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, _ identifier: String,
        _ priority: UILayoutPriority
    ) {
        let distances = zip(views, views.dropFirst()).map { view, next in
            LayoutDistance(
                from: LayoutOperand(item: view, attribute: from), to: LayoutOperand(item: next, attribute: to))
        }
        guard let first = distances.first else { return }
        for distance in distances.dropFirst() {
            let constraint = NSLayoutConstraint(
                LayoutOperand(item: nil, attribute: .notAnAttribute, distance: distance), .equal,
                LayoutOperand(item: nil, attribute: .notAnAttribute, distance: first))
            constraint.identifier = identifier
            constraint.priority = priority
            constraints.append(constraint)
        }
    }

    // MARK: Across the axis

    private func align(_ view: UIView, _ canvas: AnyObject, _ stack: UIStackView) {
        let cross = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
        let touchesStart = stack.alignment == .fill || stack.alignment == .leading
        let touchesEnd = stack.alignment == .fill || stack.alignment == .trailing
        add(view, cross.start, touchesStart ? .equal : .greaterThanOrEqual, canvas, cross.start, "UISV-alignment")
        add(canvas, cross.end, touchesEnd ? .equal : .greaterThanOrEqual, view, cross.end, "UISV-alignment")
        if stack.alignment == .center { add(view, cross.center, .equal, canvas, cross.center, "UISV-alignment") }
    }

    private func alignBaselines(_ views: [UIView], _ stack: UIStackView) {
        let attribute: NSLayoutConstraint.Attribute
        switch stack.alignment {
        case .firstBaseline: attribute = .firstBaseline
        case .lastBaseline: attribute = .lastBaseline
        default: return
        }
        guard stack.axis == .horizontal else { return }
        for view in views.dropFirst() { add(view, attribute, .equal, views[0], attribute, "UISV-alignment") }
    }

    @discardableResult
    private func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject, _ other: NSLayoutConstraint.Attribute, _ identifier: String
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
            constant: 0)
        constraint.identifier = identifier
        constraints.append(constraint)
        return constraint
    }
}

/// The attributes along an axis.
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        let isHorizontal = axis == .horizontal
        start = isHorizontal ? .leading : .top
        end = isHorizontal ? .trailing : .bottom
        center = isHorizontal ? .centerX : .centerY
        size = isHorizontal ? .width : .height
    }
}
