import Foundation

/// A map of the plane taken apart into translation, turn, scales and shear, which can be interpolated each on its own:
/// half a turn half way done is a quarter turn, not a collapsed view.
struct TransformParts: Equatable {
    var translation = SIMD2<Double>.zero
    /// Radians, clockwise on the screen.
    var rotation = 0.0
    var scale = SIMD2<Double>.zero
    var shear = 0.0

    static let zero = TransformParts()

    private init() {}

    init(_ transform: CGAffineTransform) {
        let (a, b) = (Double(transform.a), Double(transform.b))
        let (c, d) = (Double(transform.c), Double(transform.d))
        rotation = a == 0 && b == 0 ? atan2(-c, d) : atan2(b, a)
        let (sine, cosine) = (sin(rotation), cos(rotation))
        scale = [a * cosine + b * sine, d * cosine - c * sine]
        shear = c * cosine + d * sine
        translation = [Double(transform.tx), Double(transform.ty)]
    }

    /// The map put together again.
    var transform: CGAffineTransform {
        let (sine, cosine) = (sin(rotation), cos(rotation))
        return CGAffineTransform(
            a: scale.x * cosine, b: scale.x * sine,
            c: shear * cosine - scale.y * sine, d: shear * sine + scale.y * cosine,
            tx: translation.x, ty: translation.y)
    }

    /// The way from `old` to `new`, turning the shorter way round.
    static func - (new: TransformParts, old: TransformParts) -> TransformParts {
        var difference = TransformParts()
        difference.translation = new.translation - old.translation
        difference.rotation = remainder(new.rotation - old.rotation, 2 * .pi)
        difference.scale = new.scale - old.scale
        difference.shear = new.shear - old.shear
        return difference
    }

    /// Adds a share of `difference`.
    mutating func add(_ difference: TransformParts, times factor: Double) {
        translation += difference.translation * factor
        rotation += difference.rotation * factor
        scale += difference.scale * factor
        shear += difference.shear * factor
    }
}
