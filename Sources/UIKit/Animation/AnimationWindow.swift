/// A part of an animation's progress.
struct AnimationWindow: Equatable {
    /// Where in 0...1 the change begins.
    var start = 0.0
    /// How long it takes, 0...1.
    var length = 1.0
    var shape = Shape.straight

    /// How the change runs in its part.
    enum Shape: Equatable {
        /// At one speed.
        case straight
        /// As a jump at its end.
        case jump
        /// As one piece of a spline. It reaches into the pieces beside it, whose lengths these are; 0 at an end.
        case spline(before: Double, after: Double)
    }

    static let whole = AnimationWindow()

    /// The progress of the change when the whole is at `progress`. The whole part lets a spring pass 1.
    func progress(of progress: Double) -> Double {
        let end = start + length
        switch shape {
        case .jump: return progress >= end ? 1 : 0
        case .straight where self == .whole: return progress
        case .spline(let before, let after) where length > 0: return spline(at: progress, before, after)
        case .straight, .spline:
            if progress >= end { return 1 }
            return progress <= start ? 0 : (progress - start) / length
        }
    }

    /// A cubic Hermite spline through 0 at the start and 1 at the end, with Catmull and Rom's slopes: that of the line
    /// between the values beside it. At an end of the whole spline it is that of the piece itself.
    private func spline(at progress: Double, _ before: Double, _ after: Double) -> Double {
        let end = start + length
        let slopes = (1 / (before + length), 1 / (length + after))
        if progress <= start {
            let u = before > 0 ? max(0, (progress - start) / before + 1) : 0
            return before * slopes.0 * u * u * (u - 1)
        }
        if progress >= end {
            let u = after > 0 ? min(1, (progress - end) / after) : 1
            return 1 + after * slopes.1 * u * (u - 1) * (u - 1)
        }
        let u = (progress - start) / length
        return u * u * (3 - 2 * u) + length * u * (1 - u) * (slopes.0 * (1 - u) - slopes.1 * u)
    }
}
