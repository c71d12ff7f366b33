import Foundation

/// Puts a frame together while the views are walked from the back to the front, and finds what changed.
struct FrameBuilder {
    var frame: RenderFrame
    /// The traits of the window that is walked.
    var traits = UITraitCollection()
    /// The number of the surface that is painted into now; 0 is the screen.
    private(set) var surface = 0
    /// The damage of that surface.
    private var damage: Damage
    /// What the surface holds so far.
    private var extent = CGRect.null

    /// A place in the frame where a surface has begun.
    struct OpenSurface {
        let node: Int
        let surface: Int
        let outerSurface: Int
        let outerDamage: Damage
        let outerExtent: CGRect
    }

    /// Starts a frame in the storage of the one before.
    init(reusing frame: RenderFrame, leftovers: Damage) {
        self.frame = frame
        self.frame.begin()
        damage = leftovers
    }

    /// The whole frame.
    mutating func finish() -> RenderFrame {
        frame.damage = damage
        return frame
    }

    mutating func append(_ node: RenderNode) {
        frame.nodes.append(node)
        extent = extent.union(node.extent)
    }

    /// Notes that something stood in one place and now stands in another, or shows something else.
    mutating func replace(_ old: ViewRendering.Placement?, by new: ViewRendering.Placement, isEmpty: Bool) {
        if isEmpty { return }
        if let old, old.surface == new.surface { damage.add(old.extent) }
        damage.add(new.extent)
    }

    mutating func beginSurface(_ identifier: Int, leftovers: Damage) -> OpenSurface {
        let place = OpenSurface(
            node: frame.nodes.count, surface: frame.surfaces.count, outerSurface: surface, outerDamage: damage,
            outerExtent: extent)
        frame.nodes.append(
            RenderNode(
                content: .surface(place.surface), transform: .identity, clip: .null, extent: .null, alpha: 1))
        frame.surfaces.append(
            RenderSurface(
                identifier: identifier, bounds: .null, damage: leftovers, maskRect: nil, maskRadius: 0, end: 0))
        surface = identifier
        damage = leftovers
        extent = .null
        return place
    }

    /// Ends what is painted into the surface and returns what it holds, in its own coordinates.
    mutating func endSurface(_ place: OpenSurface, mask: CGRect?, radius: CGFloat) -> CGRect {
        let bounds = mask.map { extent.intersection($0) } ?? extent
        frame.surfaces[place.surface].bounds = bounds
        frame.surfaces[place.surface].damage = damage
        frame.surfaces[place.surface].maskRect = mask
        frame.surfaces[place.surface].maskRadius = radius
        frame.surfaces[place.surface].end = frame.nodes.count
        surface = place.outerSurface
        damage = place.outerDamage
        extent = place.outerExtent
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
        extent = extent.union(new.extent)
        if old != new {
            replace(old, by: new, isEmpty: false)
        } else {
            damage.add(frame.surfaces[place.surface].damage, transform: new.transform, clip: new.clip)
        }
    }
}
