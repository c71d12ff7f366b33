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
    case attribute(LayoutItemReference, NSLayoutConstraint.Attribute)
    case distance(LayoutDistance)
}

extension LayoutEngine {
    /// Makes everything that a side needs an item, so that its row can be put together without a pause.
    func prepare(
        _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ distance: LayoutDistance?
    ) -> PreparedSide {
        if let distance {
            _ = prepare(distance.from, distance.fromAttribute, nil)
            _ = prepare(distance.to, distance.toAttribute, nil)
            return .distance(distance)
        }
        guard attribute != .notAnAttribute, let reference = LayoutItemReference(object) else { return .none }
        let (item, attribute) = reference.resolved(attribute)
        if case .view(let view) = item, attribute.isBaseline {
            makeItems(from: attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout)
        }
        if let view = item.view { makeItems(from: view) }
        _ = slot(of: item)
        return .attribute(item, attribute)
    }

    /// Makes the view and its ancestors items.
    private func makeItems(from view: UIView) {
        var ancestor: UIView? = view
        while let current = ancestor, isScratch || current.layout.slot < 0 {
            _ = slot(of: current)
            if current === root { return }
            ancestor = current.superview
        }
    }

    /// Adds a side to the row that is being put together.
    func add(_ side: PreparedSide, coefficient: Double, to sum: inout LayoutSide) {
        switch side {
        case .none:
            return
        case .attribute(let item, let attribute):
            add(item, attribute, coefficient: coefficient, to: &sum)
        case .distance(let distance):
            if let to = LayoutItemReference(distance.to) {
                let (item, attribute) = to.resolved(distance.toAttribute)
                add(item, attribute, coefficient: coefficient, to: &sum)
            }
            if let from = LayoutItemReference(distance.from) {
                let (item, attribute) = from.resolved(distance.fromAttribute)
                add(item, attribute, coefficient: -coefficient, to: &sum)
            }
        }
    }

    private func add(
        _ item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, coefficient: Double,
        to sum: inout LayoutSide
    ) {
        switch attribute.kind {
        case .none: return
        case .width: queue.add(items[Int(slot(of: item))].width, coefficient)
        case .height: queue.add(items[Int(slot(of: item))].height, coefficient)
        case .x: addHorizontal(item, attribute, coefficient, &sum)
        case .y: addVertical(item, attribute, coefficient, &sum)
        }
    }

    private func addHorizontal(
        _ item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double,
        _ sum: inout LayoutSide
    ) {
        if sum.isMirrored { queue.add(insideSize(of: sum.owner, .horizontal), coefficient) }
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
        _ item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double,
        _ sum: inout LayoutSide
    ) {
        switch (attribute, item) {
        case (.firstBaseline, .view(let view)):
            let text = view.forFirstBaselineLayout
            items[Int(slot(of: text))].hasBaseline = true
            sum.constant += coefficient * Double(text.firstBaselineFromTop - text.alignmentRectInsets.top)
            addLocation(of: .view(text), 0, .vertical, coefficient, &sum)
        case (.lastBaseline, .view(let view)):
            let text = view.forLastBaselineLayout
            items[Int(slot(of: text))].hasBaseline = true
            sum.constant -= coefficient * Double(text.lastBaselineFromBottom - text.alignmentRectInsets.bottom)
            addLocation(of: .view(text), 1, .vertical, coefficient, &sum)
        case (.bottom, _), (.lastBaseline, _):
            addLocation(of: item, 1, .vertical, coefficient, &sum)
        case (.centerY, _):
            addLocation(of: item, 0.5, .vertical, coefficient, &sum)
        default:
            addLocation(of: item, 0, .vertical, coefficient, &sum)
        }
    }

    /// Adds a location within an item, `fraction` of its size behind its start, in the owner's coordinates.
    private func addLocation(
        of item: LayoutItemReference, _ fraction: Double, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
        _ sum: inout LayoutSide
    ) {
        if case .view(let view) = item, view === sum.owner {
            sum.constant += factor * view.alignmentRectInsets.start(axis)
            if fraction == 0 { return }
            // Apple's rule for scroll views: sides mean the content, middles the frame.
            let size = fraction == 1 ? insideSize(of: view, axis) : items[Int(slot(of: view))].size(axis)
            queue.add(size, factor * fraction)
            return
        }
        addOrigin(of: item, axis, factor, &sum)
        if fraction != 0 { queue.add(items[Int(slot(of: item))].size(axis), factor * fraction) }
    }

    /// Adds the origin of an item in the owner's coordinates: its own and those of all views in between.
    private func addOrigin(
        of item: LayoutItemReference, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ sum: inout LayoutSide
    ) {
        queue.add(items[Int(slot(of: item))].origin(axis), factor)
        var outer: UIView?
        switch item {
        case .guide(let guide): outer = guide.owningView
        case .view(let view): outer = view.superview
        }
        while let view = outer, view !== sum.owner {
            sum.constant -= factor * view.alignmentRectInsets.start(axis)
            let slot = slot(of: view)
            queue.add(items[Int(slot)].origin(axis), factor)
            if view.laysOutContent, let content = contents[slot] { queue.add(content.offset(axis), -factor) }
            outer = view === root ? nil : view.superview
        }
    }

    /// The size of a view as its inside sees it.
    func insideSize(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Variable {
        let slot = slot(of: view)
        guard view.laysOutContent, let content = contents[slot] else { return items[Int(slot)].size(axis) }
        if axis == .horizontal { contents[slot]?.hasWidth = true } else { contents[slot]?.hasHeight = true }
        return content.size(axis)
    }
}
