import Foundation

/// One step of a frame: a view's display list, or a surface into which the steps up to its `end` are painted.
public struct RenderNode: Sendable {
    /// What is painted.
    public enum Content: Sendable {
        /// A display list.
        case list(DisplayList)
        /// The surface with this index in `RenderFrame.surfaces`.
        case surface(Int)
    }

    /// What is painted.
    public var content: Content
    /// From the content's coordinates to those of the surface that this node is in.
    public var transform: CGAffineTransform
    /// The part of the enclosing surface outside of which nothing is painted, in that surface's coordinates.
    public var clip: CGRect
    /// What the node covers of the enclosing surface at the most, in that surface's coordinates, within `clip`.
    public var extent: CGRect
    /// The opacity with which it is painted, 0...1.
    public var alpha: CGFloat
}
