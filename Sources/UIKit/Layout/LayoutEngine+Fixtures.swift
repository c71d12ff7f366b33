import Cassowary
import Foundation

/// The rows of what is placed without constraints: views whose frame counts, guides that UIKit places, the root.
extension LayoutEngine {
    /// Queues the rows that fix an item, if anything does.
    func addFixture(_ slot: Int32) {
        guard let constants = fixtureConstants(slot) else { return }
        let tie = maskTie(slot, constants)
        maskTies[slot] = tie
        for (index, row) in SystemRow.fixture.enumerated() {
            addFixtureTerms(slot, row)
            if let tie { queue.add(items[Int(tie.superview)].variables.size(row.axis), -tie.shares[index]) }
            queue.finish(
                .equal, tie?.constants[index] ?? constants[index], strength: .required, for: .system(slot, row))
        }
    }

    func removeFixture(_ slot: Int32) {
        for row in SystemRow.fixture {
            if let handle = items[Int(slot)][row] { try? solver.removeConstraint(handle) }
            items[Int(slot)][row] = nil
        }
    }

    private func addFixtureTerms(_ slot: Int32, _ row: SystemRow) {
        let variables = items[Int(slot)].variables
        let axis = row.axis
        let isSize = row == .width || row == .height
        queue.add(isSize ? variables.size(axis) : variables.origin(axis), 1)
        guard let guide = items[Int(slot)].guide else { return }
        let view = items[Int(slot)].view
        let owner = self.slot(of: view)
        switch guide.pin {
        case .none, .frame:
            return
        case .insets, .content:
            if isSize { queue.add(insideSize(of: owner, axis), -1) }
        case .frameInsets:
            if isSize {
                queue.add(items[Int(owner)].variables.size(axis), -1)
            } else if let content = items[Int(owner)].content {
                queue.add(content.offset(axis), -1)
            }
        }
    }

    /// The right sides of the four rows, in the order of `SystemRow.fixture`; nil for an item that constraints place.
    func fixtureConstants(_ slot: Int32) -> InlineArray<4, Double>? {
        guard var constants = placeConstants(slot) else { return nil }
        // The solver refuses what is no number, and then the row would be missing when the item has a place again.
        for index in constants.indices where !constants[index].isFinite { constants[index] = 0 }
        return constants
    }

    private func placeConstants(_ slot: Int32) -> InlineArray<4, Double>? {
        if let guide = items[Int(slot)].guide {
            let insets = guide.pinnedInsets
            switch guide.pin {
            case .none: return nil
            case .content: return [0, 0, 0, 0]
            case .frame:
                let frame = guide.pinnedFrame
                return [Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height)]
            case .insets, .frameInsets:
                return [
                    Double(insets.left), Double(insets.top), -Double(insets.left + insets.right),
                    -Double(insets.top + insets.bottom),
                ]
            }
        }
        let view = items[Int(slot)].view
        guard isFixed(view) else { return nil }
        let size = view.model.bounds.size
        let insets = view.alignmentRectInsets
        let isRoot = view === root
        let left = isRoot ? 0 : view.model.center.x - size.width / 2 + insets.left
        let top = isRoot ? 0 : view.model.center.y - size.height / 2 + insets.top
        return [
            Double(left), Double(top), Double(size.width - insets.left - insets.right),
            Double(size.height - insets.top - insets.bottom),
        ]
    }

    /// Whether a view's frame counts, and constraints do not place it.
    func isFixed(_ view: UIView) -> Bool {
        if view === root { return !isScratch && (view.layout.translatesMask || view is UIWindow) }
        return view.layout.translatesMask
    }

    /// The frame or the pin of an item has changed.
    func fixtureDidChange(_ slot: Int32) {
        if !maskTies.isEmpty, maskTies[slot] != nil { return retie(slot) }
        guard let constants = fixtureConstants(slot) else { return }
        let index = Int(slot)
        guard let left = items[index][.left], let top = items[index][.top], let width = items[index][.width],
            let height = items[index][.height]
        else { return }
        let changes = FixtureChanges(
            handles: [left, top, width, height], constants: constants)
        do { try solver.setConstants(changes) } catch { replaceFixture(slot) }
        systemDidChange()
    }

    /// Enters the rows anew after the solver refused to change them, so that constraints give way.
    func replaceFixture(_ slot: Int32) {
        removeFixture(slot)
        addFixture(slot)
        enterQueue()
    }

    /// A scroll view's content has been scrolled.
    func offsetDidChange(_ slot: Int32, to offset: CGPoint) {
        guard let x = items[Int(slot)][.offsetX], let y = items[Int(slot)][.offsetY] else { return }
        try? solver.setConstant(Double(offset.x), of: x)
        try? solver.setConstant(Double(offset.y), of: y)
        systemDidChange()
    }

    /// Whether the frame counts has changed.
    func fixingDidChange(_ view: UIView) {
        guard let slot = knownSlot(of: view) else { return }
        removeFixture(slot)
        addFixture(slot)
        refreshContent(slot)
        enterQueue()
        if !isFixed(view) { list(slot) }
        systemDidChange()
        retieSubviews(of: view)
    }
}

/// The four changes of a fixture, without an array.
struct FixtureChanges: Sequence, IteratorProtocol {
    let handles: InlineArray<4, Constraint>
    let constants: InlineArray<4, Double>
    private var index = 0

    init(handles: InlineArray<4, Constraint>, constants: InlineArray<4, Double>) {
        self.handles = handles
        self.constants = constants
    }

    mutating func next() -> (constraint: Constraint, constant: Double)? {
        guard index < 4 else { return nil }
        defer { index += 1 }
        return (handles[index], constants[index])
    }
}
