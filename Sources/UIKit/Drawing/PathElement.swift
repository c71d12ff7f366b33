import Foundation

/// One step of a path.
public enum PathElement: Hashable, Sendable {
    /// Starts a new subpath at the point.
    case move(CGPoint)
    /// A straight line to the point.
    case line(CGPoint)
    /// A quadratic Bézier curve to the point.
    case quad(CGPoint, control: CGPoint)
    /// A cubic Bézier curve to the point.
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the subpath's start.
    case close
}
