import Foundation

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
    final func forgetMentions(of constraint: NSLayoutConstraint) {
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
                    $0 == nil || LayoutItemReference($0)?.view?.isInside(self) == true
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

    /// `removeLayoutGuide(_:)`.
    final func release(_ guide: UILayoutGuide) {
        if guide.owningView === self { guide.owningView = nil }
    }

    /// The topmost view of the tree that this view is in.
    final var treeRoot: UIView {
        if let window = links.window { return window }
        var root = self
        while let superview = root.links.superview { root = superview }
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
