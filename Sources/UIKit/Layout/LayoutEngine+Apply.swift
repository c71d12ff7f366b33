import Foundation

extension LayoutEngine {
    /// Gives the subviews that the solver moved their places.
    func apply(in view: UIView) {
        let wasApplying = isApplying
        isApplying = true
        defer { isApplying = wasApplying }
        if view === root { applyRootSize() }
        let grid = PixelGrid(superview: view, engine: self)
        var slot = view.layout.firstMoved
        view.layout.firstMoved = -1
        while slot >= 0 {
            let next = items[Int(slot)].nextMoved
            items[Int(slot)].isMoved = false
            place(slot, in: view, on: grid)
            slot = next
        }
        if view.layout.slot >= 0, let content = items[Int(view.layout.slot)].content {
            let size = view.layoutSize
            view.contentSizeDidSolve(
                CGSize(
                    width: content.hasWidth ? solver.value(of: content.width) : size.width,
                    height: content.hasHeight ? solver.value(of: content.height) : size.height))
        }
    }

    func place(_ slot: Int32, in superview: UIView, on grid: PixelGrid) {
        guard items[Int(slot)].isLive else { return }
        let view = items[Int(slot)].view
        guard view.links.superview === superview, !view.layout.translatesMask else { return }
        let insets = view.alignmentRectInsets
        let rect = frame(ofSlot: slot)
        let left = grid.horizontal(rect.minX - insets.left)
        let right = grid.horizontal(rect.maxX + insets.right)
        let top = grid.vertical(rect.minY - insets.top)
        let bottom = grid.vertical(rect.maxY + insets.bottom)
        let size = CGSize(width: right - left, height: bottom - top)
        let oldSize = view.model.bounds.size
        view.setGeometry(
            center: CGPoint(x: (left + right) / 2, y: (top + bottom) / 2),
            bounds: CGRect(origin: view.model.bounds.origin, size: size))
        if size != oldSize { listSubviews(of: view) }
    }

    /// A view that has another size may have its edges, and what lies on them, on other pixels.
    private func listSubviews(of view: UIView) {
        for subview in view.links.subviews where subview.layout.slot >= 0 && !subview.layout.translatesMask {
            listWithoutPass(subview.layout.slot)
        }
    }

    /// A root that nobody gives a frame takes the size that its constraints call for.
    private func applyRootSize() {
        guard root.layout.slot >= 0, !isFixed(root) else { return }
        let rect = root.frame(forAlignmentRect: CGRect(origin: .zero, size: frame(ofSlot: root.layout.slot).size))
        let old = root.model
        let corner = CGPoint(x: old.center.x - old.bounds.width / 2, y: old.center.y - old.bounds.height / 2)
        root.setGeometry(
            center: CGPoint(x: corner.x + rect.width / 2, y: corner.y + rect.height / 2),
            bounds: CGRect(origin: old.bounds.origin, size: rect.size))
    }
}
