/// Springs take over the speed of what they interrupt; other curves start anew.
extension TimingCurve {
    /// How far something has got, beside the curve's own progress, that had the speed 1 (per whole duration) at the start.
    func impulse(at fraction: Double) -> Double {
        guard case .spring(let spring) = kind, fraction > 0, fraction < 1 else { return 0 }
        return spring.impulse(at: fraction * spring.naturalDuration) / spring.naturalDuration
    }

    /// How fast it still is, per whole duration.
    func impulseSlope(at fraction: Double) -> Double {
        guard case .spring(let spring) = kind, fraction >= 0, fraction < 1 else { return 0 }
        return spring.impulseSpeed(at: fraction * spring.naturalDuration)
    }
}
