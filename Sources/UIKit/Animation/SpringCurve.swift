import Foundation

/// A mass on a damped spring, pulled by 1 and let go: m·x″ + c·x′ + k·x = 0.
///
/// Damping beyond the critical counts as critical, as Core Animation has it; so with no initial velocity such a spring
/// never overshoots.
struct SpringCurve: Hashable, Sendable {
    /// The frequency without damping, √(k/m), in 1/s.
    let frequency: Double
    /// The damping over the critical one, c / 2√(km), 0...1.
    let dampingRatio: Double
    /// The speed at the start, in whole distances a second toward the target.
    let initialVelocity: Double
    /// How many seconds of the spring's time a slide lasts.
    let naturalDuration: Double

    /// The x at which (1 + x)·e^(−x), the bound of what is left of the distance, is a thousandth.
    private static let settledPhase = 9.233413476451586

    init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0, naturalDuration: Double? = nil) {
        self.frequency = frequency
        self.dampingRatio = min(max(dampingRatio, 0), 1)
        self.initialVelocity = initialVelocity
        self.naturalDuration = naturalDuration ?? Self.settledPhase / (self.dampingRatio * frequency)
    }

    init(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, naturalDuration: Double? = nil
    ) {
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            initialVelocity: initialVelocity, naturalDuration: naturalDuration)
    }

    /// The spring with a damping ratio that has come within a thousandth of its target after `duration` seconds.
    init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        self.init(
            frequency: Self.settledPhase / (ratio * duration), dampingRatio: ratio, initialVelocity: initialVelocity,
            naturalDuration: duration)
    }

    /// What is left of a distance of 1 after `time` seconds without initial velocity.
    func remainder(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        guard dampingRatio < 1 else { return exp(-decay * time) * (1 + decay * time) }
        let ringing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return exp(-decay * time) * (cos(ringing * time) + decay / ringing * sin(ringing * time))
    }

    /// The speed at which `remainder(at:)` shrinks, in 1/s.
    func speed(at time: Double) -> Double { frequency * frequency * impulse(at: time) }

    /// How far a spring at rest has got `time` seconds after it was given the speed 1; its unit is the second.
    func impulse(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        guard dampingRatio < 1 else { return exp(-decay * time) * time }
        let ringing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return exp(-decay * time) * sin(ringing * time) / ringing
    }

    /// How fast it still is `time` seconds after it was given the speed 1.
    func impulseSpeed(at time: Double) -> Double {
        remainder(at: time) - 2 * dampingRatio * frequency * impulse(at: time)
    }
}
