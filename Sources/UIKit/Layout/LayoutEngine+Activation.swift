import Foundation

extension LayoutEngine {
    static func activate(_ constraints: [NSLayoutConstraint]) {
        var engines: [LayoutEngine] = []
        for constraint in constraints where constraint.owner == nil {
            guard let owner = constraint.commonAncestor else {
                preconditionFailure(
                    "Unable to activate constraint with anchors \(constraint.firstAnchor) and "
                        + "\(constraint.secondAnchor?.description ?? "nil") because they have no common ancestor.  Does "
                        + "the constraint or its anchors reference items in different view hierarchies?  That's illegal."
                )
            }
            let engine = owner.install(constraint)
            if engines.last !== engine { engines.append(engine) }
        }
        for engine in engines { engine.enterSoon() }
    }

    static func deactivate(_ constraints: [NSLayoutConstraint]) {
        var engines: [(engine: LayoutEngine, constraints: [NSLayoutConstraint])] = []
        let active = constraints.filter { $0.owner != nil }
        forget(active)
        for constraint in active {
            guard let engine = constraint.engine else { continue }
            if engines.last?.engine !== engine { engines.append((engine, [])) }
            engines[engines.count - 1].constraints.append(constraint)
        }
        for (engine, constraints) in engines { engine.remove(constraints) }
    }

    /// Takes constraints off the lists of their views, at one go from the list of a view that has many.
    private static func forget(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.entry.isLeaving = true }
        var cleaned: UIView?
        for constraint in constraints {
            if let owner = constraint.owner, owner !== cleaned {
                owner.layout.constraints.removeAll { $0.entry.isLeaving }
                cleaned = owner
            }
            constraint.owner?.forgetMentions(of: constraint)
            constraint.owner = nil
        }
        for constraint in constraints { constraint.entry.isLeaving = false }
    }

    /// Enters what waits, at once where it can be seen, else with the next layout pass.
    func enterSoon() {
        if root.window != nil { flush() } else { root.layoutDidBecomeStale() }
    }
}

extension NSLayoutConstraint {
    /// The view farthest inside that contains all items or is one of them.
    var commonAncestor: UIView? {
        guard firstDistance == nil, secondDistance == nil else {
            return items.reduce(nil as UIView??) { Self.join($0, $1) } ?? nil
        }
        guard let first = LayoutItemReference(firstItem)?.view else { return nil }
        guard secondAttribute != .notAnAttribute else { return first }
        guard let second = LayoutItemReference(secondItem)?.view else { return nil }
        return Self.common(first, second)
    }

    /// The common ancestor so far, joined with one more item; the inner nil is the answer "none".
    private static func join(_ ancestor: UIView??, _ object: AnyObject?) -> UIView?? {
        guard let object else { return ancestor }
        guard let view = LayoutItemReference(object)?.view else { return .some(nil) }
        guard let ancestor else { return .some(view) }
        return .some(ancestor.flatMap { common($0, view) })
    }

    private static func common(_ first: UIView, _ second: UIView) -> UIView? {
        if first === second || first === second.superview { return first }
        if second === first.superview { return second }
        var ancestor: UIView? = first
        while let view = ancestor {
            if second.isInside(view) { return view }
            ancestor = view.superview
        }
        return nil
    }
}
