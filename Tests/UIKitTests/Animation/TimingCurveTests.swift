import Foundation
import Testing

@testable import UIKit

@Suite struct TimingCurveTests {
    /// Values of Core Animation's named curves, worked out with another program.
    static let table: [(curve: TimingCurve, values: [Double: Double])] = [
        (.easeIn, [0.1: 0.01703, 0.2: 0.06228, 0.25: 0.09346, 0.5: 0.31536, 0.75: 0.62186, 0.9: 0.83943]),
        (.easeOut, [0.1: 0.16057, 0.2: 0.30837, 0.25: 0.37814, 0.5: 0.68464, 0.75: 0.90654, 0.9: 0.98297]),
        (.easeInOut, [0.1: 0.01972, 0.2: 0.08166, 0.25: 0.12916, 0.5: 0.5, 0.75: 0.87084, 0.9: 0.98028]),
        (.default, [0.1: 0.0948, 0.2: 0.29524, 0.25: 0.40851, 0.5: 0.8024, 0.75: 0.96046, 0.9: 0.99432]),
        (.linear, [0.1: 0.1, 0.5: 0.5, 0.9: 0.9]),
    ]

    @Test(arguments: 0..<table.count) func namedCurvesHaveTheirKnownValues(index: Int) {
        let (curve, values) = Self.table[index]
        for (fraction, value) in values {
            #expect(abs(curve.value(at: fraction) - value) < 6e-6, "at \(fraction)")
        }
    }

    /// The keyboard's spring, 1 − e^(−ωt)(1 + ωt) with ω = √(1000/3), worked out with another program.
    @Test(arguments: [
        (0.05, 0.2322), (0.1, 0.5448), (0.125, 0.6650), (0.15, 0.7583), (0.2, 0.8793), (0.25, 0.9420), (0.3, 0.9729),
        (0.4, 0.9944), (0.4999999, 0.9989),
    ])
    func keyboardCurveIsACriticallyDampedSpring(time: Double, value: Double) {
        #expect(abs(TimingCurve.keyboard.value(at: time / 0.5) - value) < 6e-5)
    }

    @Test func everyCurveRunsFromNothingToAll() {
        let spring = TimingCurve.spring(mass: 1, stiffness: 100, damping: 3)
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default, .keyboard, spring] {
            #expect(curve.value(at: -1) == 0)
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
            #expect(curve.value(at: 7) == 1)
        }
    }

    /// Points of the curve by its parameter lie on the function, for curves that stand upright or bend back too.
    @Test(arguments: [
        (0.42, 0.0, 0.58, 1.0), (0.0, 1.0, 1.0, 0.0), (1.0, 0.0, 0.0, 1.0), (0.17, -0.8, 0.83, 1.9),
        (0.0, 0.0, 0.0, 1.0), (1.0, 0.0, 1.0, 1.0),
    ])
    func bezierIsExact(x1: Double, y1: Double, x2: Double, y2: Double) {
        let curve = TimingCurve.cubicBezier(x1, y1, x2, y2)
        for step in 1..<100 where !(x1 == 1 && x2 == 0 && step == 50) {
            let s = Double(step) / 100
            let r = 1 - s
            let x = 3 * r * r * s * x1 + 3 * r * s * s * x2 + s * s * s
            let y = 3 * r * r * s * y1 + 3 * r * s * s * y2 + s * s * s
            // Where x hardly grows, an error of 1e-12 in x is a larger one in y.
            let dx = 3 * (r * r * x1 + 2 * r * s * (x2 - x1) + s * s * (1 - x2))
            #expect(abs(curve.value(at: x) - y) < 1e-9 + 1e-11 / max(dx, 1e-4), "at \(s)")
        }
    }

    @Test func controlPointsOutsideAreBroughtIn() {
        #expect(TimingCurve.cubicBezier(-1, 0.2, 3, 0.8) == .cubicBezier(0, 0.2, 1, 0.8))
    }

    /// The overshoot of an underdamped spring is e^(−πζ/√(1−ζ²)), at the time π/(ω√(1−ζ²)).
    @Test func underdampedSpringOvershootsByTheTextbook() throws {
        let curve = TimingCurve.spring(mass: 1, stiffness: 100, damping: 10)
        let duration = try #require(curve.naturalDuration)
        let peak = Double.pi / (10 * 0.75.squareRoot())
        let overshoot = exp(-Double.pi * 0.5 / 0.75.squareRoot())
        #expect(abs(curve.value(at: peak / duration) - 1 - overshoot) < 1e-12)
        #expect(abs(curve.slope(at: peak / duration)) < 1e-9)
    }

    @Test(arguments: [0.1, 0.3, 0.5, 0.8, 1.0, 4.5])
    func springsSettleWithinTheirDuration(ratio: Double) throws {
        let curve = TimingCurve.spring(mass: 2, stiffness: 50, damping: ratio * 20)
        #expect(curve.naturalDuration != nil)
        #expect(abs(curve.value(at: 0.9999999) - 1) <= 0.001001)
    }

    @Test func moreThanCriticalDampingCountsAsCritical() {
        let over = TimingCurve.spring(mass: 3, stiffness: 1000, damping: 500)
        let critical = TimingCurve.spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
        for step in 0...10 {
            #expect(abs(over.value(at: Double(step) / 10) - critical.value(at: Double(step) / 10)) < 1e-12)
        }
    }

    @Test func slopeIsTheDerivative() {
        let spring = TimingCurve.spring(mass: 1, stiffness: 100, damping: 3, initialVelocity: 5)
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default, .keyboard, spring] {
            for step in 1..<20 {
                let fraction = Double(step) / 20
                let difference = (curve.value(at: fraction + 1e-6) - curve.value(at: fraction - 1e-6)) / 2e-6
                #expect(abs(curve.slope(at: fraction) - difference) < 1e-4 * max(1, abs(difference)))
            }
        }
    }

    @Test func initialVelocityIsInDistancesASecond() throws {
        let spring = TimingCurve.spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 3)
        #expect(abs(spring.slope(at: 0) - 3 * (try #require(spring.naturalDuration))) < 1e-9)
    }
}
