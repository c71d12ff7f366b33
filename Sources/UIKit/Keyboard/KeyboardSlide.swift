import Foundation

/// One movement of the keyboard from a frame to another.
///
/// With a spring, what was moving goes on from its velocity. A critically damped spring that is turned round any number
/// of times never passes either end, since velocity + frequency · place stays between its values at the two ends.
struct KeyboardSlide {
    var begin: CGRect
    var end: CGRect
    /// When it began, in seconds on the host's clock.
    let start: TimeInterval
    let timing: KeyboardTiming
    /// What the keyboard's velocity at the start adds to the curve, in points per whole duration.
    let momentum: SIMD4<Double>

    /// A slide; `velocity` is that of the frame's four numbers at the start, in points a second, nil from rest.
    init(
        from begin: CGRect, to end: CGRect, at start: TimeInterval, timing: KeyboardTiming,
        velocity: SIMD4<Double>? = nil
    ) {
        self.begin = begin
        self.end = end
        self.start = start
        self.timing = timing
        momentum =
            velocity.map { $0 * timing.duration - (end.vector - begin.vector) * timing.curve.slope(at: 0) } ?? .zero
    }

    /// The part of the duration that has passed, 0...1.
    func fraction(at time: TimeInterval) -> Double {
        let elapsed = time - start
        return elapsed >= timing.duration ? 1 : max(0, elapsed / timing.duration)
    }

    /// Where the keyboard is: the begin frame at the start, exactly the end frame when the duration has passed.
    func frame(at time: TimeInterval) -> CGRect {
        let fraction = fraction(at: time)
        if fraction >= 1 { return end }
        let way = (end.vector - begin.vector) * timing.curve.value(at: fraction)
        return CGRect(begin.vector + way + momentum * timing.curve.impulse(at: fraction))
    }

    /// How fast the frame's four numbers change, in points a second.
    func velocity(at time: TimeInterval) -> SIMD4<Double> {
        let fraction = fraction(at: time)
        if fraction >= 1 { return .zero }
        let speed = (end.vector - begin.vector) * timing.curve.slope(at: fraction)
        return (speed + momentum * timing.curve.impulseSlope(at: fraction)) / timing.duration
    }

    /// The curve of the frame's y alone, with the momentum in it.
    var verticalCurve: TimingCurve {
        guard case .spring(let spring) = timing.curve.kind, end.minY != begin.minY else { return timing.curve }
        let velocity = momentum.y / Double(end.minY - begin.minY) / spring.naturalDuration
        return TimingCurve(
            kind: .spring(
                SpringCurve(
                    frequency: spring.frequency, dampingRatio: spring.dampingRatio,
                    initialVelocity: spring.initialVelocity + velocity, naturalDuration: spring.naturalDuration)))
    }
}

extension CGRect {
    fileprivate var vector: SIMD4<Double> { [origin.x, origin.y, size.width, size.height] }

    fileprivate init(_ vector: SIMD4<Double>) {
        self.init(x: vector.x, y: vector.y, width: vector.z, height: vector.w)
    }
}
