import Foundation

/// A cubic Bézier curve as timing.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` for one made of control points.
    public let animationCurve: UIView.AnimationCurve
    /// The control point next to (0, 0).
    public let controlPoint1: CGPoint
    /// The control point next to (1, 1).
    public let controlPoint2: CGPoint

    let curve: TimingCurve
    private let isBuiltin: Bool

    /// Core Animation's default curve.
    public override init() {
        (animationCurve, isBuiltin, curve) = (.easeInOut, false, .default)
        (controlPoint1, controlPoint2) = Self.controlPoints(of: .default)
    }

    /// A named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltin = true
        self.curve = AnimationTiming(duration: 0, curveValue: curve.rawValue).curve
        (controlPoint1, controlPoint2) = Self.controlPoints(of: self.curve)
    }

    /// A curve from (0, 0) to (1, 1) with two control points, whose x is brought into 0...1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isBuiltin) = (.easeInOut, false)
        (controlPoint1, controlPoint2) = (point1, point2)
        curve = .cubicBezier(point1.x, point1.y, point2.x, point2.y)
    }

    /// `builtin` for a named curve, else `cubic`.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// These parameters.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    private static func controlPoints(of curve: TimingCurve) -> (CGPoint, CGPoint) {
        guard case .bezier(let bezier) = curve.kind else { return (.zero, CGPoint(x: 1, y: 1)) }
        return (CGPoint(x: bezier.x1, y: bezier.y1), CGPoint(x: bezier.x2, y: bezier.y2))
    }
}
