import Foundation

/// A picture that a frame is put together from: a view with all that is in it, painted on its own because it is
/// translucent as a whole, has rounded corners that cut, or asked for it (`shouldRasterize`). A host may keep its
/// pixels: only `damage` has changed since the last frame.
public struct RenderSurface: Sendable {
    /// The same number for the same view at each frame.
    public var identifier: Int
    /// What the surface holds, in its own coordinates (those of the view), points.
    public var bounds: CGRect
    /// What must be painted again, in the surface's own coordinates.
    public var damage: Damage
    /// The rectangle outside of which the surface is cut, when its corners are rounded; own coordinates.
    public var maskRect: CGRect?
    /// The radius of those corners, points.
    public var maskRadius: CGFloat
    /// The node behind the last one that belongs to the surface.
    public var end: Int
}
