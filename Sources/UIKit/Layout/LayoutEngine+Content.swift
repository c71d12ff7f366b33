import Cassowary
import Foundation

/// The rows by which a view's size follows its content.
extension LayoutEngine {
    /// A view's content has changed its size; it is asked for it at the next flush.
    func contentDidChange(_ slot: Int32) {
        guard !items[Int(slot)].contentIsStale else { return }
        items[Int(slot)].contentIsStale = true
        staleContents.append(slot)
    }

    func refreshContents() {
        let slots = staleContents
        staleContents.removeAll(keepingCapacity: true)
        for slot in slots where items[Int(slot)].isLive { refreshContent(slot) }
    }

    /// Asks the view for the size of its content and brings its rows up to date.
    func refreshContent(_ slot: Int32) {
        items[Int(slot)].contentIsStale = false
        let view = items[Int(slot)].view
        let none = UIView.noIntrinsicMetric
        let size = isFixed(view) ? CGSize(width: none, height: none) : view.intrinsicContentSize
        let old = items[Int(slot)].intrinsicSize
        guard size != old else { return }
        items[Int(slot)].intrinsicSize = size
        if size.width != old.width {
            refresh(
                slot, .hugsWidth, .resistsWidth, size.width, items[Int(slot)].variables.width, view.layout.horizontal)
        }
        if size.height != old.height {
            refresh(
                slot, .hugsHeight, .resistsHeight, size.height, items[Int(slot)].variables.height, view.layout.vertical)
        }
    }

    /// Brings the height of content that wraps up to the width that is solved.
    func wrapContent(_ slot: Int32) {
        let view = items[Int(slot)].view
        guard items[Int(slot)].isLive, items[Int(slot)].guide == nil, !isFixed(view),
            let height = view.contentHeight(atWidth: view.frame(forAlignmentRect: frame(ofSlot: slot)).width),
            height != items[Int(slot)].intrinsicSize.height
        else { return }
        items[Int(slot)].intrinsicSize.height = height
        refresh(slot, .hugsHeight, .resistsHeight, height, items[Int(slot)].variables.height, view.layout.vertical)
    }

    private func refresh(
        _ slot: Int32, _ hugs: SystemRow, _ resists: SystemRow, _ length: CGFloat, _ variable: Variable,
        _ priorities: ContentPriorities
    ) {
        for (row, relation, priority) in [
            (hugs, Relation.lessThanOrEqual, priorities.hugging),
            (resists, .greaterThanOrEqual, priorities.resistance),
        ] {
            let handle = items[Int(slot)][row]
            if length < 0 {
                if let handle { try? solver.removeConstraint(handle) }
                items[Int(slot)][row] = nil
            } else if let handle {
                do { try solver.setConstant(Double(length), of: handle) } catch { replace(handle, slot, row) }
            } else {
                queue.add(variable, 1)
                queue.finish(
                    relation, Double(length), strength: Strength(priority.rawValue), for: .system(slot, row))
            }
        }
    }

    /// Leaves a required content row out whose new size is impossible; it comes back with the next change of size.
    private func replace(_ handle: Constraint, _ slot: Int32, _ row: SystemRow) {
        try? solver.removeConstraint(handle)
        items[Int(slot)][row] = nil
    }

    /// The hugging or the resistance of a view has changed.
    func contentPrioritiesDidChange(_ slot: Int32) {
        let view = items[Int(slot)].view
        for (row, priority) in [
            (SystemRow.hugsWidth, view.layout.horizontal.hugging), (.resistsWidth, view.layout.horizontal.resistance),
            (.hugsHeight, view.layout.vertical.hugging), (.resistsHeight, view.layout.vertical.resistance),
        ] {
            guard let handle = items[Int(slot)][row] else { continue }
            do { try solver.setStrength(Strength(priority.rawValue), of: handle) } catch { replace(handle, slot, row) }
        }
        systemDidChange()
    }
}
