import Cassowary
import Foundation

/// Solves the constraints of one tree of views; the root holds it. It exists from the first active constraint on.
///
/// What always holds: after each call the solver has every constraint that is entered, and each view whose solved place
/// differs from the applied one is in its superview's list of moved views, with the superview marked stale. In a tree
/// without a window new constraints wait in `pending` until something is read, so that trees which are put together
/// from parts are solved once.
@MainActor final class LayoutEngine {
    unowned let root: UIView
    /// Whether the engine only answers a question, beside the one that the tree has.
    let isScratch: Bool

    // What each step of a frame reads is not checked for overlapping accesses (see `UIView`).

    @exclusivity(unchecked) var solver = Solver()
    @exclusivity(unchecked) var items = ContiguousArray<LayoutItem>()
    /// Places of items that have left, the smallest last.
    var freeSlots: [Int32] = []
    /// The item of each variable, by the variable's index.
    @exclusivity(unchecked) var slotOfVariable = ContiguousArray<Int32>()
    /// How views whose frame counts follow superviews that constraints size.
    @exclusivity(unchecked) var maskTies: [Int32: MaskTie] = [:]
    /// The items of a scratch engine, which views do not know of.
    var scratchSlots: [ObjectIdentifier: Int32] = [:]

    /// The constraints that the solver has.
    var entered = ContiguousArray<NSLayoutConstraint>()
    /// The constraints that wait; ones that were deactivated meanwhile are skipped.
    @exclusivity(unchecked) var pending: [NSLayoutConstraint] = []
    /// The constraints that contradict others and are left out, oldest first.
    @exclusivity(unchecked) var broken: [NSLayoutConstraint] = []
    var conflicts: [LayoutConflict] = []
    @exclusivity(unchecked) var queue = LayoutRowQueue()

    /// Items whose content has changed its size.
    @exclusivity(unchecked) var staleContents: [Int32] = []
    /// Views that constraints place although none is about them yet.
    @exclusivity(unchecked) var newViews: [UIView] = []
    /// Rows and variables of what has left, which wait to be removed together.
    var doomedRows: [Constraint] = []
    var doomedVariables: [Variable] = []
    @exclusivity(unchecked) var changedSlots = ContiguousArray<Int32>()
    /// The item that is shown in another place than the solved one, which is as good; negative if none is.
    var exercised: Int32 = -1
    var isFlushing = false
    @exclusivity(unchecked) var isApplying = false
    private static var orders = 0

    /// What constraints refer to the engine by.
    let ownLink = WeakLink<LayoutEngine>()

    init(root: UIView, isScratch: Bool = false) {
        self.root = root
        self.isScratch = isScratch
        ownLink.target = self
    }

    deinit { ownLink.target = nil }

    /// Enters what waits.
    func flush() {
        guard !isFlushing, !(pending.isEmpty && staleContents.isEmpty && newViews.isEmpty) else { return }
        isFlushing = true
        refreshContents()
        let views = newViews
        newViews.removeAll()
        if !isFixed(root) { _ = slot(of: root) }
        for view in views where view.treeRoot === root && !view.layout.translatesMask { _ = slot(of: view) }
        let waiting = pending
        pending = []
        queue.reserve(2 * waiting.count)
        if waiting.count > entered.count { entered.reserveCapacity(entered.count + waiting.count) }
        for constraint in waiting where constraint.entry.state == .pending && constraint.engine === self {
            // It may be on the list twice, when it was deactivated in between.
            constraint.entry.state = .outside
            enqueue(constraint)
        }
        enterQueue()
        isFlushing = false
        systemDidChange()
    }

    /// Takes a constraint in; it is entered at the next flush.
    func add(_ constraint: NSLayoutConstraint) {
        Self.orders += 1
        constraint.entry = LayoutConstraintEntry(state: .pending, order: Self.orders)
        constraint.engine = self
        pending.append(constraint)
    }

    /// Forgets constraints.
    func remove(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { leave(constraint) }
        removeDoomed()
        systemDidChange()
    }

    /// Takes a constraint out of all lists; `removeDoomed` takes its row out of the solver.
    func leave(_ constraint: NSLayoutConstraint) {
        switch constraint.entry.state {
        case .entered:
            if let handle = constraint.entry.handle { doomedRows.append(handle) }
            unlist(constraint)
        case .broken:
            broken.removeAll { $0 === constraint }
            conflicts.removeAll { $0.brokenConstraint === constraint }
            constraint.entry.state = .outside
        case .pending, .outside:
            constraint.entry.state = .outside
        }
        constraint.engine = nil
    }

    /// Takes an entered constraint out of the solver; it is outside until its row is entered again.
    func withdraw(_ constraint: NSLayoutConstraint) {
        if let handle = constraint.entry.handle { try? solver.removeConstraint(handle) }
        unlist(constraint)
    }

    /// The handle, the index and the state go together: a constraint off the list that still counted as entered would be
    /// taken off once more, when its own row is the one that a conflict leaves out.
    private func unlist(_ constraint: NSLayoutConstraint) {
        constraint.entry.state = .outside
        constraint.entry.handle = nil
        let index = constraint.entry.index
        entered[index] = entered[entered.count - 1]
        entered[index].entry.index = index
        entered.removeLast()
    }

    /// Takes what has left out of the solver, at one go.
    func removeDoomed() {
        guard !(doomedRows.isEmpty && doomedVariables.isEmpty) else { return }
        let rows = doomedRows
        let variables = doomedVariables
        doomedRows = []
        doomedVariables = []
        try? solver.performBatch { solver in
            for row in rows { try? solver.removeConstraint(row) }
            for variable in variables { try? solver.removeVariable(variable) }
        }
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let handle = constraint.entry.handle else {
            if constraint.entry.state == .broken { systemDidChange() }
            return
        }
        do {
            try solver.setConstant(constraint.entry.base + Double(constraint.constant), of: handle)
        } catch {
            reenter(constraint)
        }
        systemDidChange()
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        if let handle = constraint.entry.handle {
            do {
                try solver.setStrength(Strength(constraint.priority.rawValue), of: handle)
            } catch {
                reenter(constraint)
            }
        }
        if constraint.entry.state != .pending { systemDidChange() }
    }

    /// Enters a constraint anew, whose expression has changed or whose change the solver refused.
    func reenter(_ constraint: NSLayoutConstraint) {
        if constraint.entry.state == .entered { withdraw(constraint) }
        enqueue(constraint)
        enterQueue()
    }

    /// After each change: gives broken constraints another chance, and marks what moved.
    func systemDidChange() {
        if !broken.isEmpty { retryBroken() }
        collectChanges()
    }

    /// Takes over everything that the engine of a tree has, which has become a part of this tree.
    func adopt(_ other: LayoutEngine) {
        other.forgetItems()
        for list in [Array(other.entered), other.pending, other.broken] {
            for constraint in list where constraint.engine === other {
                constraint.entry = LayoutConstraintEntry(state: .pending, order: constraint.entry.order)
                constraint.engine = self
                pending.append(constraint)
            }
        }
        newViews += other.newViews
    }
}
