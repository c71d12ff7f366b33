import Foundation

/// A spring as timing.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start; of its two parts the longer counts, and 1 would cover the distance in a second.
    public let initialVelocity: CGVector

    private enum Spring {
        case ratio(CGFloat)
        case curve(TimingCurve)
    }
    private let spring: Spring

    /// The system's spring: mass 3, stiffness 1000, damping 500, half a second.
    public override init() {
        initialVelocity = .zero
        spring = .curve(.keyboard)
    }

    /// A spring that settles within the animator's duration; it overshoots when `ratio` is under 1.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        spring = .ratio(ratio)
    }

    /// A spring that lasts until it has settled, whatever the animator's duration is. Mass and stiffness must be positive.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        spring = .curve(
            .spring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Self.speed(of: velocity)))
    }

    /// A spring by what is seen of it: how long it takes to arrive the first time, in seconds and more than 0, and how far
    /// it bounces, from -1 (sluggish) by 0 (not at all) to 1 (for ever). It lasts until it has settled.
    ///
    /// Apple's documentation gives mass 1, stiffness (2π / duration)² and damping 4π · (1 − bounce) / duration. Damping
    /// beyond the critical counts as critical here, so a bounce under 0 counts as 0.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        let frequency = 2 * Double.pi / duration
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * frequency * (1 - bounce),
            initialVelocity: initialVelocity)
    }

    /// `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    open var springTimingParameters: UISpringTimingParameters? { self }

    func timing(settlingIn duration: TimeInterval) -> AnimationTiming {
        switch spring {
        case .ratio(let ratio):
            return AnimationTiming(
                duration: duration, dampingRatio: ratio, initialVelocity: Self.speed(of: initialVelocity))
        case .curve(let curve):
            return AnimationTiming(duration: curve.naturalDuration ?? max(0, duration), curve: curve)
        }
    }

    private static func speed(of velocity: CGVector) -> CGFloat {
        abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy
    }
}
