import Foundation

/// Something with a place on a screen whose points can be converted: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The rectangle of the space in its own coordinates.
    var bounds: CGRect { get }
    /// From the space's coordinates to the screen's.
    var transformToScreen: CGAffineTransform { get }
}
