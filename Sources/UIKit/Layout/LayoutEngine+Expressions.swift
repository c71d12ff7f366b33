import Cassowary
import Foundation

/// What the two sides of a constraint share while its row is put together.
struct LayoutSide {
    /// The closest common ancestor, in whose coordinates locations are.
    let owner: UIView
    /// Whether locations are distances from the owner's right side, leftward.
    let isMirrored: Bool
    /// The part of the expression that is no variable.
    var constant = 0.0
}

/// One side of a constraint after everything that it names has become an item.
@MainActor enum PreparedSide {
    case none
    case attribute(NSLayoutConstraint.Attribute, of: PreparedItem)
    case distance(from: PreparedItem, NSLayoutConstraint.Attribute, to: PreparedItem, NSLayoutConstraint.Attribute)
}

/// An item with its place in the list.
@MainActor struct PreparedItem {
    let slot: Int32
    /// The view itself, or the one that the guide belongs to.
    let view: UIView
    let isGuide: Bool
}

extension LayoutEngine {
    /// Makes everything that a side needs an item, so that its row can be put together without a pause.
    func prepare(
        _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ distance: LayoutDistance?
    ) -> PreparedSide {
        if let distance {
            guard let from = prepareItem(distance.from, distance.fromAttribute),
                let to = prepareItem(distance.to, distance.toAttribute)
            else { return .none }
            return .distance(
                from: from, distance.fromAttribute.withoutMargin, to: to, distance.toAttribute.withoutMargin)
        }
        guard attribute != .notAnAttribute, let item = prepareItem(object, attribute) else { return .none }
        return .attribute(attribute.withoutMargin, of: item)
    }

    /// The item that an attribute is about: of a margin the margins' guide, of a baseline the view with the text.
    private func prepareItem(_ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> PreparedItem? {
        if let view = object as? UIView {
            if attribute.isMargin { return prepare(view.marginsGuide, of: view) }
            guard attribute.isBaseline else { return prepare(view) }
            let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            let item = prepare(text)
            items[Int(item.slot)].hasBaseline = true
            return item
        }
        guard let guide = object as? UILayoutGuide, let view = guide.owningView else { return nil }
        return prepare(guide, of: view)
    }

    private func prepare(_ guide: UILayoutGuide, of view: UIView) -> PreparedItem {
        _ = prepare(view)
        return PreparedItem(slot: slot(of: guide), view: view, isGuide: true)
    }

    /// Makes the view and its ancestors items.
    private func prepare(_ view: UIView) -> PreparedItem {
        if !isScratch, view.layout.slot >= 0 {
            return PreparedItem(slot: view.layout.slot, view: view, isGuide: false)
        }
        if view !== root, let superview = view.superview { _ = prepare(superview) }
        return PreparedItem(slot: slot(of: view), view: view, isGuide: false)
    }

    /// Adds a side to the row that is being put together.
    func add(_ side: PreparedSide, coefficient: Double, to sum: inout LayoutSide) {
        switch side {
        case .none:
            return
        case .attribute(let attribute, let item):
            add(item, attribute, coefficient, &sum)
        case .distance(let from, let fromAttribute, let to, let toAttribute):
            add(to, toAttribute, coefficient, &sum)
            add(from, fromAttribute, -coefficient, &sum)
        }
    }

    private func add(
        _ item: PreparedItem, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double, _ sum: inout LayoutSide
    ) {
        switch attribute.kind {
        case .none: return
        case .width: queue.add(items[Int(item.slot)].variables.width, coefficient)
        case .height: queue.add(items[Int(item.slot)].variables.height, coefficient)
        case .x: addHorizontal(item, attribute, coefficient, &sum)
        case .y: addVertical(item, attribute, coefficient, &sum)
        }
    }

    private func addHorizontal(
        _ item: PreparedItem, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double, _ sum: inout LayoutSide
    ) {
        if sum.isMirrored { queue.add(insideSize(of: slot(of: sum.owner), .horizontal), coefficient) }
        let fraction: Double =
            switch attribute {
            case .right: 1
            case .leading: sum.isMirrored ? 1 : 0
            case .trailing: sum.isMirrored ? 0 : 1
            case .centerX: 0.5
            default: 0
            }
        addLocation(of: item, fraction, .horizontal, sum.isMirrored ? -coefficient : coefficient, &sum)
    }

    private func addVertical(
        _ item: PreparedItem, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double, _ sum: inout LayoutSide
    ) {
        var fraction: Double = 0
        switch attribute {
        case .firstBaseline where !item.isGuide:
            let offset = item.view.firstBaselineFromTop - item.view.alignmentRectInsets.top
            sum.constant += coefficient * Double(offset)
        case .lastBaseline where !item.isGuide:
            fraction = 1
            let offset = item.view.lastBaselineFromBottom - item.view.alignmentRectInsets.bottom
            sum.constant -= coefficient * Double(offset)
        case .bottom, .lastBaseline: fraction = 1
        case .centerY: fraction = 0.5
        default: break
        }
        addLocation(of: item, fraction, .vertical, coefficient, &sum)
    }

    /// Adds a location within an item, `fraction` of its size behind its start, in the owner's coordinates.
    private func addLocation(
        of item: PreparedItem, _ fraction: Double, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
        _ sum: inout LayoutSide
    ) {
        if item.view === sum.owner, !item.isGuide {
            sum.constant += factor * item.view.alignmentRectInsets.start(axis)
            if fraction == 0 { return }
            // Apple's rule for scroll views: sides mean the content, middles the frame.
            let size =
                fraction == 1
                ? insideSize(of: item.slot, axis) : items[Int(item.slot)].variables.size(axis)
            queue.add(size, factor * fraction)
            return
        }
        queue.add(items[Int(item.slot)].variables.origin(axis), factor)
        if fraction != 0 { queue.add(items[Int(item.slot)].variables.size(axis), factor * fraction) }
        addOrigins(from: item.isGuide ? item.view : item.view.superview, axis, factor, &sum)
    }

    /// Adds the origins of a view and of all views around it up to the owner.
    private func addOrigins(
        from view: UIView?, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ sum: inout LayoutSide
    ) {
        var outer = view
        while let view = outer, view !== sum.owner {
            sum.constant -= factor * view.alignmentRectInsets.start(axis)
            let slot = slot(of: view)
            queue.add(items[Int(slot)].variables.origin(axis), factor)
            if let content = items[Int(slot)].content { queue.add(content.offset(axis), -factor) }
            outer = view === root ? nil : view.superview
        }
    }

    /// The size of a view as its inside sees it.
    func insideSize(of slot: Int32, _ axis: NSLayoutConstraint.Axis) -> Variable {
        guard let content = items[Int(slot)].content else { return items[Int(slot)].variables.size(axis) }
        if axis == .horizontal {
            items[Int(slot)].content?.hasWidth = true
        } else {
            items[Int(slot)].content?.hasHeight = true
        }
        return content.size(axis)
    }
}
