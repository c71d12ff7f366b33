import Foundation

/// Where content is at a time while it moves by itself, in one direction.
///
/// It slows down by the deceleration rate; where it runs past a limit, a critically damped spring brings it back.
struct ScrollMotion {
    /// The spring's angular frequency in 1/s: a mass of 1 on a stiffness of 100, which UIKit's bounce agrees with.
    static let springFrequency: Double = 10
    /// Slower than this, in points a second, nothing moves.
    static let restVelocity: Double = 4
    /// Nearer to the limit than this, in points, the spring rests.
    static let restDistance: Double = 0.25

    private let start: Double
    private let velocity: Double
    /// The logarithm of the part of its speed that content keeps in a second.
    private let decay: Double
    /// When the spring takes over, where and how fast the content is then, and the limit it returns to.
    private let spring: (time: Double, position: Double, velocity: Double, limit: Double)?
    /// When the content has come to rest, in seconds from the start.
    let duration: Double
    /// Where the content comes to rest.
    let target: Double

    /// Content at `start` with a velocity in points a second, that may stand within `limits`, and fly past one by
    /// `reach` points however fast it is; without a reach it stops there.
    init(
        from start: Double, velocity: Double, rate: UIScrollView.DecelerationRate, limits: ClosedRange<Double>,
        reach: Double
    ) {
        self.start = start
        let decay = 1000 * log(min(max(Double(rate.rawValue), 0.5), 0.9999))
        let velocity = abs(velocity) < Self.restVelocity ? 0 : velocity
        // A critically damped spring that starts at its rest goes v / (e w) far.
        let fastest = M_E * Self.springFrequency * reach
        func bounce(_ velocity: Double) -> Double { min(max(velocity, -fastest), fastest) }
        self.decay = decay
        self.velocity = velocity
        let slowing = velocity == 0 ? 0 : log(Self.restVelocity / abs(velocity)) / decay
        let goal = start + velocity / decay * (exp(decay * slowing) - 1)
        if !limits.contains(start) {
            let limit = min(max(start, limits.lowerBound), limits.upperBound)
            spring = (0, start, bounce(velocity), limit)
        } else if !limits.contains(goal) {
            let limit = min(max(goal, limits.lowerBound), limits.upperBound)
            // From x(t) = start + v / k (e^(k t) - 1), solved for the time at which x is the limit.
            let time = log(1 + decay * (limit - start) / velocity) / decay
            spring = (time, limit, bounce(velocity * exp(decay * time)), limit)
        } else {
            spring = nil
        }
        duration = spring.map { $0.time + Self.springDuration($0.position - $0.limit, $0.velocity) } ?? slowing
        target = spring?.limit ?? goal
    }

    /// Where the content is after a time in seconds.
    func position(at time: Double) -> Double {
        if time >= duration { return target }
        if let spring, time >= spring.time {
            let t = time - spring.time
            let distance = spring.position - spring.limit
            return spring.limit + (distance + (spring.velocity + Self.springFrequency * distance) * t)
                * exp(-Self.springFrequency * t)
        }
        return start + velocity / decay * (exp(decay * time) - 1)
    }

    /// A time after which the spring stays within `restDistance` of its limit.
    private static func springDuration(_ distance: Double, _ velocity: Double) -> Double {
        let slope = abs(velocity) + springFrequency * abs(distance)
        guard slope > 0 else { return 0 }
        // |x| <= (|d| + slope t) e^(-w t) <= (|d| + 2 slope / (e w)) e^(-w t / 2), since t e^(-w t / 2) <= 2 / (e w).
        let bound = abs(distance) + 2 * slope / (M_E * springFrequency)
        return max(0, 2 / springFrequency * log(bound / restDistance))
    }

    /// How far content that is dragged `distance` past its limit moves in a view of that length: less and less, never
    /// more than the view's length. The factor 0.55 is UIKit's.
    static func rubberBand(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let magnitude = abs(distance)
        return copysign((1 - 1 / (magnitude * 0.55 / length + 1)) * length, distance)
    }

    /// The distance that `rubberBand` makes `shown` of.
    static func inverseRubberBand(_ shown: Double, length: Double) -> Double {
        let magnitude = min(abs(shown), length * 0.999)
        guard length > 0 else { return 0 }
        return copysign((1 / (1 - magnitude / length) - 1) * length / 0.55, shown)
    }
}
