import Cassowary
import Foundation

extension LayoutEngine {
    /// Sizes below 0 by less than this count as 0, in points: what the solver's arithmetic may leave.
    static let sizeTolerance = 1e-7

    /// Marks what the solver has moved since the last call, and keeps sizes from being negative.
    func collectChanges() {
        repeat {
            solver.takeChangedVariables { note($0, $1) }
            for slot in changedSlots {
                items[Int(slot)].isChanged = false
                list(slot)
            }
            changedSlots.removeAll(keepingCapacity: true)
            let isComplete = queue.isEmpty
            enterQueue()
            if isComplete { return }
        } while true
    }

    /// Notes the item of a variable that has changed, once however many of its variables have.
    private func note(_ variable: Variable, _ value: Double) {
        let slot = slotOfVariable[variable.index]
        guard slot >= 0, items[Int(slot)].isLive else { return }
        if value < -Self.sizeTolerance { floor(variable, slot) }
        guard !items[Int(slot)].isChanged else { return }
        items[Int(slot)].isChanged = true
        changedSlots.append(slot)
    }

    /// Asks for the row that keeps a variable from being negative, if it is a size.
    private func floor(_ variable: Variable, _ slot: Int32) {
        guard let row = items[Int(slot)].floor(of: variable) else { return }
        let bit: UInt16 = 1 << UInt16(row.rawValue)
        guard items[Int(slot)].floors & bit == 0 else { return }
        items[Int(slot)].floors |= bit
        queue.add(variable, 1)
        queue.finish(.greaterThanOrEqual, 0, strength: .required, for: .system(slot, row))
    }

    /// Puts an item into its superview's list of those to be placed, and marks the superview stale.
    func list(_ slot: Int32) {
        guard !isScratch, items[Int(slot)].isLive else { return }
        let view = items[Int(slot)].view
        if items[Int(slot)].guide != nil { return view.layoutDidBecomeStale() }
        if view === root || items[Int(slot)].content != nil { view.layoutDidBecomeStale() }
        guard !view.layout.translatesMask, let superview = view.links.superview else { return }
        superview.layoutDidBecomeStale()
        list(slot, in: superview)
    }

    /// Has the item placed the next time its superview is laid out.
    func listWithoutPass(_ slot: Int32) {
        if let superview = items[Int(slot)].view.links.superview { list(slot, in: superview) }
    }

    private func list(_ slot: Int32, in superview: UIView) {
        guard !items[Int(slot)].isMoved else { return }
        items[Int(slot)].isMoved = true
        items[Int(slot)].nextMoved = superview.layout.firstMoved
        superview.layout.firstMoved = slot
    }

    /// Takes an item out of its superview's list.
    func unlist(_ slot: Int32) {
        guard items[Int(slot)].isMoved, let superview = items[Int(slot)].view.links.superview else { return }
        items[Int(slot)].isMoved = false
        let next = items[Int(slot)].nextMoved
        if superview.layout.firstMoved == slot {
            superview.layout.firstMoved = next
            return
        }
        var previous = superview.layout.firstMoved
        while previous >= 0, items[Int(previous)].nextMoved != slot { previous = items[Int(previous)].nextMoved }
        if previous >= 0 { items[Int(previous)].nextMoved = next }
    }

    /// The solved rectangle of an item, in its superview's or owning view's coordinates, points, not rounded.
    func frame(ofSlot slot: Int32) -> CGRect {
        let variables = items[Int(slot)].variables
        return CGRect(
            x: solver.value(of: variables.x), y: solver.value(of: variables.y),
            width: solver.value(of: variables.width), height: solver.value(of: variables.height))
    }
}
