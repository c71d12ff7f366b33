import Cassowary
import Foundation

extension LayoutEngine {
    /// The view's place in the list; it becomes an item if it is none yet.
    func slot(of view: UIView) -> Int32 {
        if let slot = knownSlot(of: view) { return slot }
        let slot = makeItem(view: view, guide: nil)
        if isScratch { scratchSlots[ObjectIdentifier(view)] = slot } else { view.layout.slot = slot }
        if view.laysOutContent { makeContent(of: view, slot) }
        addFixture(slot)
        refreshContent(slot)
        list(slot)
        return slot
    }

    func slot(of guide: UILayoutGuide) -> Int32 {
        if let slot = knownSlot(of: guide) { return slot }
        let slot = makeItem(view: guide.owningView ?? root, guide: guide)
        if isScratch { scratchSlots[ObjectIdentifier(guide)] = slot } else { guide.slot = slot }
        addFixture(slot)
        return slot
    }

    func knownSlot(of view: UIView) -> Int32? {
        if isScratch { return scratchSlots[ObjectIdentifier(view)] }
        return view.layout.slot >= 0 ? view.layout.slot : nil
    }

    func knownSlot(of guide: UILayoutGuide) -> Int32? {
        if isScratch { return scratchSlots[ObjectIdentifier(guide)] }
        return guide.slot >= 0 ? guide.slot : nil
    }

    /// The smallest free place, with the variables that belong to it, or a new one. So the order of the variables, which
    /// decides where nothing else does, is that in which the views came.
    private func makeItem(view: UIView, guide: UILayoutGuide?) -> Int32 {
        if let slot = freeSlots.popLast() {
            items[Int(slot)] = LayoutItem(view: view, guide: guide, variables: items[Int(slot)].variables)
            return slot
        }
        // The sizes come first: of what nothing determines, the solver keeps earlier variables nearer to 0.
        let width = solver.makeVariable()
        let height = solver.makeVariable()
        let variables = LayoutVariables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: width, height: height)
        let slot = Int32(items.count)
        items.append(LayoutItem(view: view, guide: guide, variables: variables))
        claim(width, for: slot)
        claim(height, for: slot)
        claim(variables.x, for: slot)
        claim(variables.y, for: slot)
        return slot
    }

    private func claim(_ variable: Variable, for slot: Int32) {
        while slotOfVariable.count <= variable.index { slotOfVariable.append(-1) }
        slotOfVariable[variable.index] = slot
    }

    private func makeContent(of view: UIView, _ slot: Int32) {
        let content = LayoutContent(
            width: solver.makeVariable(), height: solver.makeVariable(), offsetX: solver.makeVariable(),
            offsetY: solver.makeVariable())
        for variable in [content.width, content.height, content.offsetX, content.offsetY] { claim(variable, for: slot) }
        items[Int(slot)].content = content
        queue.add(content.offsetX, 1)
        queue.finish(.equal, Double(view.bounds.origin.x), strength: .required, for: .system(slot, .offsetX))
        queue.add(content.offsetY, 1)
        queue.finish(.equal, Double(view.bounds.origin.y), strength: .required, for: .system(slot, .offsetY))
    }

    /// Takes an item off the list, and with `removeDoomed` out of the solver. No constraint may be about it any more.
    func removeItem(_ slot: Int32) {
        let item = items[Int(slot)]
        guard item.isLive else { return }
        unlist(slot)
        for row in SystemRow.allCases {
            if let handle = item[row] { doomedRows.append(handle) }
        }
        maskTies[slot] = nil
        if let content = item.content {
            doomedVariables += [content.width, content.height, content.offsetX, content.offsetY]
        }
        if let guide = item.guide { guide.slot = -1 } else { item.view.layout.slot = -1 }
        items[Int(slot)].isLive = false
        items[Int(slot)].handles = LayoutItem.SystemHandles(repeating: nil)
        items[Int(slot)].view = root
        items[Int(slot)].guide = nil
        let place = freeSlots.firstIndex { $0 < slot } ?? freeSlots.count
        freeSlots.insert(slot, at: place)
    }

    /// Has all views and guides forget that they are items here. The root may have a superview by now, whose list is
    /// another engine's.
    func forgetItems() {
        for item in items where item.isLive {
            if let guide = item.guide {
                guide.slot = -1
            } else {
                item.view.layout.slot = -1
                item.view.layout.firstMoved = -1
                if item.view !== root { item.view.superview?.layout.firstMoved = -1 }
            }
        }
    }
}
