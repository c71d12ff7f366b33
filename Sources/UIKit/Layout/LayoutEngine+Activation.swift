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
            if second.isDescendant(of: view) { return view }
            ancestor = view.superview
        }
        return nil
    }
}

extension UIView {
    /// Puts a constraint on this view's list and into the tree's engine, which may still wait with it.
    @discardableResult
    final func install(_ constraint: NSLayoutConstraint) -> LayoutEngine {
        layout.constraints.append(constraint)
        constraint.owner = self
        for item in constraint.items { mention(constraint, by: item) }
        let engine = treeRoot.rootEngine
        engine.add(constraint)
        return engine
    }

    private func mention(_ constraint: NSLayoutConstraint, by item: AnyObject?) {
        guard let item, item !== self else { return }
        if let view = item as? UIView {
            if view.layout.mentions.last !== constraint { view.layout.mentions.append(constraint) }
        } else if let guide = item as? UILayoutGuide {
            if guide.mentions.last !== constraint { guide.mentions.append(constraint) }
        }
    }

    /// Takes a constraint off the lists of the views and guides that it is about.
    fileprivate final func forgetMentions(of constraint: NSLayoutConstraint) {
        for item in constraint.items where item !== self {
            if let view = item as? UIView {
                if let index = view.layout.mentions.lastIndex(where: { $0 === constraint }) {
                    view.layout.mentions.remove(at: index)
                }
            } else if let guide = item as? UILayoutGuide {
                if let index = guide.mentions.lastIndex(where: { $0 === constraint }) {
                    guide.mentions.remove(at: index)
                }
            }
        }
    }

    /// `addConstraints(_:)`.
    final func install(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.owner !== self {
            precondition(
                constraint.items.allSatisfy {
                    $0 == nil || LayoutItemReference($0)?.view?.isDescendant(of: self) == true
                },
                "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself). This will crash if the "
                    + "constraint needs to be resolved before the view hierarchy is assembled.")
            LayoutEngine.deactivate([constraint])
            install(constraint)
        }
        treeEngine?.enterSoon()
    }

    /// `removeConstraints(_:)`.
    final func uninstall(_ constraints: [NSLayoutConstraint]) {
        LayoutEngine.deactivate(constraints.filter { $0.owner === self })
    }

    /// The topmost view of the tree that this view is in.
    final var treeRoot: UIView {
        if let window { return window }
        var root = self
        while let superview = root.superview { root = superview }
        return root
    }

    /// The engine of the tree, if there is one.
    final var treeEngine: LayoutEngine? { treeRoot.layout.engine }

    /// The engine of the tree with everything entered.
    final var enteredEngine: LayoutEngine? {
        let engine = treeEngine
        engine?.flush()
        return engine
    }

    /// The engine of the tree whose root this view is.
    final var rootEngine: LayoutEngine {
        if let engine = layout.engine { return engine }
        let engine = LayoutEngine(root: self)
        layout.engine = engine
        if layout.slot >= 0 { reenterLayout(into: engine) }
        return engine
    }

    /// Gives constraints to an engine whose old one is gone with the views around.
    private func reenterLayout(into engine: LayoutEngine) {
        layout.slot = -1
        layout.firstMoved = -1
        for guide in layout.guides { guide.slot = -1 }
        layout.mentions.removeAll { $0.owner == nil }
        for constraint in layout.constraints where constraint.engine == nil { engine.add(constraint) }
        for subview in subviews { subview.reenterLayout(into: engine) }
    }
}
