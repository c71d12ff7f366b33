import Foundation

/// How a change runs from its start to its end: progress as a function of the fraction of the duration that has passed.
///
/// The value is 0 at fraction 0 and 1 from fraction 1 on. Between, springs may pass 1.
public struct TimingCurve: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case spring(SpringCurve)
    }

    let kind: Kind

    /// At one speed.
    public static let linear = TimingCurve(kind: .linear)
    /// Slow at first: (0.42, 0) (1, 1), as Core Animation's easeIn.
    public static let easeIn = cubicBezier(0.42, 0, 1, 1)
    /// Slow at last: (0, 0) (0.58, 1), as Core Animation's easeOut.
    public static let easeOut = cubicBezier(0, 0, 0.58, 1)
    /// Slow at both ends: (0.42, 0) (0.58, 1), as Core Animation's easeInEaseOut.
    public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)
    /// Core Animation's default: (0.25, 0.1) (0.25, 1).
    public static let `default` = cubicBezier(0.25, 0.1, 0.25, 1)
    /// The iPhone keyboard's: a spring of mass 3, stiffness 1000 and damping 500, of which half a second is shown.
    public static let keyboard = TimingCurve(
        kind: .spring(SpringCurve(mass: 3, stiffness: 1000, damping: 500, naturalDuration: 0.5)))

    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points; their x is brought into 0...1.
    public static func cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
        TimingCurve(kind: .bezier(CubicBezier(x1, y1, x2, y2)))
    }

    /// A spring. Mass and stiffness must be positive, damping not negative; more damping than the critical counts as
    /// critical, as in Core Animation. The duration shows the spring until it has come within a thousandth of its end.
    public static func spring(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> TimingCurve {
        precondition(mass > 0 && stiffness > 0 && damping >= 0, "a spring needs a mass and a stiffness")
        return TimingCurve(
            kind: .spring(
                SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
    }

    /// How long the curve lasts by itself, in seconds: a spring until it has settled; nil for other curves.
    public var naturalDuration: TimeInterval? {
        if case .spring(let spring) = kind { return spring.naturalDuration }
        return nil
    }

    /// The progress at a fraction of the duration; 0 before the start, 1 from the end on.
    public func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        switch kind {
        case .linear: return fraction
        case .bezier(let bezier): return bezier.value(at: fraction)
        case .spring(let spring):
            let time = fraction * spring.naturalDuration
            return 1 - spring.remainder(at: time) + spring.initialVelocity * spring.impulse(at: time)
        }
    }

    /// A fraction of the duration at which the progress is `value`: the only one where the curve never turns back.
    func fraction(at value: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        if value <= 0 { return 0 }
        if value >= 1 { return 1 }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.value(at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// How fast the progress grows at a fraction of the duration, per whole duration; 0 outside of 0...1.
    public func slope(at fraction: Double) -> Double {
        guard fraction >= 0, fraction < 1 else { return 0 }
        switch kind {
        case .linear: return 1
        case .bezier(let bezier): return bezier.slope(at: fraction)
        case .spring(let spring):
            let time = fraction * spring.naturalDuration
            let speed = spring.speed(at: time) + spring.initialVelocity * spring.impulseSpeed(at: time)
            return speed * spring.naturalDuration
        }
    }
}
