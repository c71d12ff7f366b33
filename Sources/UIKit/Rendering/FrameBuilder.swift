import Foundation

/// Puts a frame together while the views are walked from the back to the front, and finds what changed.
///
/// It is kept from frame to frame for its storage.
struct FrameBuilder {
    var frame = RenderFrame()
    /// The traits of the window that is walked.
    var traits = UITraitCollection()

    /// A surface that is painted into: the screen (number 0), or a view's own.
    private struct Level {
        let surface: Int
        var damage: Damage
        var extent = CGRect.null
    }

    /// The surfaces that are open, from the screen to the innermost one.
    private var levels: [Level] = []

    /// A place in the frame where a surface has begun.
    struct OpenSurface {
        let node: Int
        let surface: Int
    }

    /// Starts a frame in the storage of the one before.
    mutating func begin(reusing frame: RenderFrame, leftovers: Damage) {
        self.frame = frame
        self.frame.begin()
        levels.append(Level(surface: 0, damage: leftovers))
    }

    /// The whole frame; the builder holds nothing of it afterwards.
    mutating func finish() -> RenderFrame {
        frame.damage = levels[0].damage
        levels.removeAll(keepingCapacity: true)
        defer { frame = RenderFrame() }
        return frame
    }

    /// The number of the surface that is painted into now; 0 is the screen.
    var surface: Int { levels[levels.count - 1].surface }

    mutating func append(_ node: RenderNode) {
        frame.nodes.append(node)
        levels[levels.count - 1].extent = levels[levels.count - 1].extent.union(node.extent)
    }

    /// Adds the steps of a surface as they were in the last frame.
    mutating func append(_ nodes: ContiguousArray<RenderNode>) {
        frame.nodes.append(contentsOf: nodes)
        for node in nodes { levels[levels.count - 1].extent = levels[levels.count - 1].extent.union(node.extent) }
    }

    /// The steps that have been painted into the innermost open surface; none if there are surfaces among them, whose
    /// numbers count for this frame alone.
    func nodes(of place: OpenSurface) -> ContiguousArray<RenderNode> {
        if frame.surfaces.count > place.surface + 1 { return [] }
        return ContiguousArray(frame.nodes[(place.node + 1)...])
    }

    /// Notes that something stood in one place and now stands in another, or shows something else.
    mutating func replace(_ old: ViewRendering.Placement?, by new: ViewRendering.Placement, isEmpty: Bool) {
        if isEmpty { return }
        if let old { erase(old) }
        levels[levels.count - 1].damage.add(new.extent)
    }

    /// Notes that something no longer stands where it did. A surface that is not open has gone with all that it held.
    mutating func erase(_ old: ViewRendering.Placement) {
        guard let level = levels.lastIndex(where: { $0.surface == old.surface }) else { return }
        levels[level].damage.add(old.extent)
    }

    mutating func beginSurface(_ identifier: Int, leftovers: Damage) -> OpenSurface {
        let place = OpenSurface(node: frame.nodes.count, surface: frame.surfaces.count)
        frame.nodes.append(
            RenderNode(
                content: .surface(place.surface), transform: .identity, clip: .null, extent: .null, alpha: 1))
        frame.surfaces.append(
            RenderSurface(
                identifier: identifier, bounds: .null, damage: leftovers, maskRect: nil, maskRadius: 0, end: 0))
        levels.append(Level(surface: identifier, damage: leftovers))
        return place
    }

    /// Ends what is painted into the surface and returns what it holds, in its own coordinates. A surface that holds
    /// another part of its content than before is painted anew.
    mutating func endSurface(
        _ place: OpenSurface, mask: CGRect?, radius: CGFloat, oldBounds: CGRect
    ) -> CGRect {
        var level = levels.removeLast()
        let bounds = mask.map { level.extent.overlap(with: $0) } ?? level.extent
        if bounds != oldBounds { level.damage.add(bounds) }
        frame.surfaces[place.surface].bounds = bounds
        frame.surfaces[place.surface].damage = level.damage
        frame.surfaces[place.surface].maskRect = mask
        frame.surfaces[place.surface].maskRadius = radius
        frame.surfaces[place.surface].end = frame.nodes.count
        return bounds
    }

    /// Puts the surface in its place within the outer one.
    mutating func finishSurface(
        _ place: OpenSurface, from old: ViewRendering.Placement?, to new: ViewRendering.Placement
    ) {
        frame.nodes[place.node].transform = new.transform
        frame.nodes[place.node].clip = new.clip
        frame.nodes[place.node].extent = new.extent
        frame.nodes[place.node].alpha = new.alpha
        levels[levels.count - 1].extent = levels[levels.count - 1].extent.union(new.extent)
        if old != new {
            replace(old, by: new, isEmpty: false)
        } else {
            let damage = frame.surfaces[place.surface].damage
            levels[levels.count - 1].damage.add(damage, transform: new.transform, clip: new.clip)
        }
    }
}
