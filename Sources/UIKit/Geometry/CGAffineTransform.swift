import Foundation

/// An affine map of the plane, `[x' y'] = [x·a + y·c + tx, x·b + y·d + ty]`, with Apple's names.
public struct CGAffineTransform: Hashable, Sendable {
    /// The contribution of x to x'.
    public var a: CGFloat
    /// The contribution of x to y'.
    public var b: CGFloat
    /// The contribution of y to x'.
    public var c: CGFloat
    /// The contribution of y to y'.
    public var d: CGFloat
    /// The horizontal translation in points.
    public var tx: CGFloat
    /// The vertical translation in points.
    public var ty: CGFloat

    /// The map that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a map from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The identity.
    public init() { self = .identity }

    /// A translation by the given distances in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scaling by the given factors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation by `angle` radians; positive turns clockwise on a screen whose y grows downward.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the map is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Whether the map only moves points, so that axis-parallel edges keep their length.
    public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether the map can be undone.
    var isInvertible: Bool { a * d - b * c != 0 }

    /// The map that applies `self` first and `other` after it.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The map that undoes this one; a map that cannot be undone is returned as it is, as Apple's does.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }

    /// The map that translates first and applies `self` after it.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The map that scales first and applies `self` after it.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The map that rotates by `angle` radians first and applies `self` after it.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}
