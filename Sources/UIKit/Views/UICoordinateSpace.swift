import Foundation

/// Something with a place on a screen whose points can be converted: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The rectangle of the space in its own coordinates.
    var bounds: CGRect { get }
    /// From the space's coordinates to the screen's.
    var transformToScreen: CGAffineTransform { get }

    /// A point of this space in another one's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another one's coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one's coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// From this space's coordinates to another one's.
    func transform(toSpace space: any UICoordinateSpace) -> CGAffineTransform {
        transformToScreen.concatenating(space.transformToScreen.inverted())
    }
}
