import Foundation

/// When an animation runs, and how far it is at a time.
struct AnimationTimeline {
    /// When it begins to move, delay included, in seconds on the host's clock.
    var start: TimeInterval
    /// How long one run takes, in seconds.
    var duration: TimeInterval
    var curve: TimingCurve
    /// The progress from which and to which it runs.
    var from = 0.0
    var to = 1.0
    /// How many times it runs; infinite for ever.
    var repeatCount = 1.0
    /// Whether each run goes forth and back.
    var autoreverses = false

    /// When it ends. What takes no time is over at once, however often it repeats.
    var end: TimeInterval { duration > 0 ? start + cycle * repeatCount : start }

    private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }

    /// The progress at a time: `from` until the start, `to` from the end on.
    func progress(at time: TimeInterval) -> Double {
        if time >= end { return to }
        guard time > start, duration > 0 else { return from }
        var fraction = (time - start).truncatingRemainder(dividingBy: cycle) / duration
        if fraction > 1 { fraction = 2 - fraction }
        return from + (to - from) * curve.value(at: fraction)
    }
}
