import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x, as in CSS and Core Animation.
struct CubicBezier: Hashable, Sendable {
    /// The control points. Their x lies in 0...1, which makes x(s) monotonic and y a function of x.
    let x1, y1, x2, y2: Double

    /// How exact x is when the parameter is solved for it.
    static let tolerance = 1e-12

    /// A curve with two control points; x outside of 0...1 is brought to its nearer end, as Core Animation does.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// y at `x` in 0...1.
    func value(at x: Double) -> Double { Self.component(y1, y2, at: parameter(at: x)) }

    /// dy/dx at `x` in 0...1; where the curve stands upright, the slope a little beside it.
    func slope(at x: Double) -> Double {
        let s = parameter(at: x)
        let dx = Self.derivative(x1, x2, at: s)
        if dx > 1e-6 { return Self.derivative(y1, y2, at: s) / dx }
        let low = max(0, x - 1e-4)
        let high = min(1, x + 1e-4)
        return (value(at: high) - value(at: low)) / (high - low)
    }

    /// The parameter at which the curve has the given x: Newton's steps, and halving where they would leave the bracket.
    private func parameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var s = x
        for _ in 0..<64 {
            let error = Self.component(x1, x2, at: s) - x
            if abs(error) <= Self.tolerance { return s }
            if error > 0 { high = s } else { low = s }
            let next = s - error / Self.derivative(x1, x2, at: s)
            s = next > low && next < high ? next : (low + high) / 2
        }
        return s
    }

    private static func component(_ c1: Double, _ c2: Double, at s: Double) -> Double {
        let r = 1 - s
        return s * (3 * r * (r * c1 + s * c2) + s * s)
    }

    private static func derivative(_ c1: Double, _ c2: Double, at s: Double) -> Double {
        let r = 1 - s
        return 3 * (r * r * c1 + 2 * r * s * (c2 - c1) + s * s * (1 - c2))
    }
}
