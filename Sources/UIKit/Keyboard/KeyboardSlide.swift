import Foundation

/// One movement of the keyboard from a frame to another.
///
/// On a spring it adds up with what is left of the slides that it takes over from, as the animations of views do: it
/// goes on from their velocity, and whatever moves along with the keyboard's announcements is where the keyboard is at
/// every frame. Each share is cut off when its own slide would have ended, a thousandth of its way before its end, just
/// as an animation is. Newer shares have more of their way left, so that a slide which is turned round any number of
/// times passes neither end.
final class KeyboardSlide {
    private(set) var begin: CGRect
    private(set) var end: CGRect
    /// When it began, in seconds on the host's clock.
    let start: TimeInterval
    let timing: KeyboardTiming
    /// What is left to go of this slide, the last, and of those before.
    private var shares: [Share]

    /// A slide. `velocity` is that which a finger gives the frame's four numbers, in points a second; without one it
    /// goes on from `previous`, the slide that it cuts short, or from rest.
    init(
        from begin: CGRect, to end: CGRect, at start: TimeInterval, timing: KeyboardTiming,
        velocity: SIMD4<Double>? = nil, after previous: KeyboardSlide? = nil
    ) {
        self.begin = begin
        self.end = end
        self.start = start
        self.timing = timing
        if velocity == nil, let previous, previous.timing == timing, timing.isSpring {
            shares = previous.shares.filter { $0.fraction(at: start) < 1 }
            shares.append(Share(way: previous.end.vector - end.vector, start: start, timing: timing))
        } else {
            let way = begin.vector - end.vector
            let velocity = velocity ?? previous?.velocity(at: start)
            let momentum = velocity.map { $0 * timing.duration + way * timing.curve.slope(at: 0) }
            shares = [Share(way: way, momentum: momentum ?? .zero, start: start, timing: timing)]
        }
    }

    /// Whether nothing of the slides before is part of this one.
    var standsAlone: Bool { shares.count == 1 }

    /// The part of the duration that has passed, 0...1.
    func fraction(at time: TimeInterval) -> Double { timing.fraction(of: time - start) }

    /// Where the keyboard is: the begin frame at the start, exactly the end frame when the duration has passed.
    func frame(at time: TimeInterval) -> CGRect {
        if fraction(at: time) >= 1 { return end }
        if time <= start { return begin }
        return CGRect(shares.reduce(end.vector) { $0 + $1.rest(at: time) })
    }

    /// How fast the frame's four numbers change, in points a second.
    func velocity(at time: TimeInterval) -> SIMD4<Double> { shares.reduce(.zero) { $0 + $1.velocity(at: time) } }

    /// Goes on to another end, moved down by `shift` points at once; of its way only the vertical part is left.
    func redirect(to end: CGRect, shiftedBy shift: CGFloat) {
        begin = CGRect(x: end.minX, y: begin.minY + shift, width: end.width, height: end.height)
        for index in shares.indices { shares[index].way = [0, shares[index].way.y, 0, 0] }
        shares[shares.count - 1].way.y += Double(self.end.minY + shift - end.minY)
        self.end = end
    }

    /// The curve of the frame's y alone, with the momentum in it, of a slide that stands alone.
    var verticalCurve: TimingCurve {
        guard case .spring(let spring) = timing.curve.kind, let share = shares.last, share.way.y != 0 else {
            return timing.curve
        }
        let velocity = -share.momentum.y / share.way.y / spring.naturalDuration
        return TimingCurve(
            kind: .spring(
                SpringCurve(
                    frequency: spring.frequency, dampingRatio: spring.dampingRatio,
                    initialVelocity: spring.initialVelocity + velocity, naturalDuration: spring.naturalDuration)))
    }
}

/// What one slide adds to the frame: the way that is left of it.
private struct Share {
    /// What the frame had to go when the slide began, backward.
    var way: SIMD4<Double>
    /// What the keyboard's velocity at the start adds to the curve, in points per whole duration.
    var momentum = SIMD4<Double>.zero
    let start: TimeInterval
    let timing: KeyboardTiming

    func fraction(at time: TimeInterval) -> Double { timing.fraction(of: time - start) }

    func rest(at time: TimeInterval) -> SIMD4<Double> {
        let fraction = fraction(at: time)
        if fraction >= 1 { return .zero }
        return way * (1 - timing.curve.value(at: fraction)) + momentum * timing.curve.impulse(at: fraction)
    }

    func velocity(at time: TimeInterval) -> SIMD4<Double> {
        let fraction = fraction(at: time)
        if fraction >= 1 { return .zero }
        let speed = momentum * timing.curve.impulseSlope(at: fraction) - way * timing.curve.slope(at: fraction)
        return speed / timing.duration
    }
}

extension KeyboardTiming {
    fileprivate var isSpring: Bool {
        if case .spring = curve.kind { return duration > 0 }
        return false
    }

    /// The part of the duration that a time after the start is, 0...1.
    fileprivate func fraction(of elapsed: TimeInterval) -> Double {
        elapsed >= duration ? 1 : max(0, elapsed / duration)
    }
}

extension CGRect {
    fileprivate var vector: SIMD4<Double> { SIMD4(origin.x, origin.y, size.width, size.height) }

    fileprivate init(_ vector: SIMD4<Double>) {
        self.init(x: vector.x, y: vector.y, width: vector.z, height: vector.w)
    }
}
