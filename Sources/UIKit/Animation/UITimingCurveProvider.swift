import Foundation

/// How a property animator eases.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Which parameters count.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve, for every type but springs.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, for springs.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The curve, and the duration where the spring has one of its own.
    func timing(duration: TimeInterval) -> AnimationTiming {
        if timingCurveType == .spring, let spring = springTimingParameters {
            return spring.timing(settlingIn: duration)
        }
        return AnimationTiming(duration: max(0, duration), curve: cubicTimingParameters?.curve ?? .easeInOut)
    }
}
