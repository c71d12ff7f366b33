import Foundation

/// A whole frame as a value: what to paint, from the back to the front, and which parts of the screen changed.
public struct RenderFrame: Sendable {
    /// The steps, from the back to the front. A surface's own steps follow it, up to its `end`.
    public internal(set) var nodes: ContiguousArray<RenderNode> = []
    /// The surfaces that nodes speak of.
    public internal(set) var surfaces: ContiguousArray<RenderSurface> = []
    /// What must be painted again, in screen coordinates (points).
    public internal(set) var damage = Damage()

    mutating func begin() {
        nodes.removeAll(keepingCapacity: true)
        surfaces.removeAll(keepingCapacity: true)
        damage.removeAll()
    }
}
