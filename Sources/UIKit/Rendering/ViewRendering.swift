import Foundation

/// What a view knows of its own painting.
struct ViewRendering {
    /// Where and how the view stood in the last frame. Equal placements paint equal pixels.
    struct Placement: Equatable {
        /// The surface it was painted into; 0 is the screen.
        var surface: Int
        var transform: CGAffineTransform
        var clip: CGRect
        var alpha: CGFloat
        var extent: CGRect
        /// How a surface is cut, in its own coordinates.
        var maskRect: CGRect?
        var maskRadius: CGFloat = 0
    }

    var list = DisplayList()
    /// The view's place; that of its surface, if it has one.
    var placement: Placement?
    /// The place of the view's own list within its surface.
    var contentPlacement: Placement?
    /// The view's number as a surface of its own; 0 as long as it has none.
    var surface = 0
    /// What was painted into the surface, to be taken over while nothing in it changes; empty where it has surfaces
    /// of its own inside.
    var surfaceNodes: ContiguousArray<RenderNode> = []
    /// What the surface held in the last frame; null if it was not in that, so that all of it is painted.
    var surfaceBounds = CGRect.null
    /// What subviews left behind in this view's surface when they were removed.
    var leftovers = Damage()
}
