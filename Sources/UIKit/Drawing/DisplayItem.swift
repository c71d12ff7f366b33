import Foundation

/// One drawing step of a display list. Coordinates are points in the space of the view that recorded it, moved
/// by the transforms concatenated before it.
public enum DisplayItem: Hashable, Sendable {
    /// Fills a rectangle; its edges fall on whole pixels.
    case fillRect(CGRect, color: CGColor)
    /// Fills a rectangle whose `corners` are circular; the radius is at most half the shorter side.
    case fillRoundedRect(CGRect, radius: CGFloat, corners: UIRectCorner = .allCorners, color: CGColor)
    /// Draws a line inside the edge of such a rectangle.
    case strokeRoundedRect(
        CGRect, radius: CGFloat, corners: UIRectCorner = .allCorners, lineWidth: CGFloat, color: CGColor)
    /// A soft shadow of such a rectangle, that fades out over `blur` points on both sides of its edge.
    case shadow(CGRect, radius: CGFloat, blur: CGFloat, color: CGColor)
    /// Fills a path.
    case fillPath([PathElement], color: CGColor, evenOdd: Bool)
    /// Strokes a path.
    case strokePath([PathElement], style: StrokeStyle, color: CGColor)
    /// One line of text whose baseline starts at `origin`.
    case text(String, font: UIFont, origin: CGPoint, color: CGColor)
    /// A picture, stretched to the rectangle.
    case image(UIImage, in: CGRect)
    /// A picture's opacity, stretched to the rectangle and filled with a colour.
    case template(UIImage, in: CGRect, color: CGColor)
    /// Keeps clip, transform and opacity until the matching `restore`.
    case save
    /// Goes back to what the matching `save` kept.
    case restore
    /// Limits drawing to a rectangle.
    case clipRect(CGRect)
    /// Limits drawing to the inside of a path.
    case clipPath([PathElement], evenOdd: Bool)
    /// Moves what follows.
    case concatenate(CGAffineTransform)
    /// Multiplies the opacity of what follows.
    case alpha(CGFloat)
}
