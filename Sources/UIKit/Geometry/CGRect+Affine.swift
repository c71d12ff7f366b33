import Foundation

extension CGPoint {
    /// The point's image under `transform`.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: x * transform.a + y * transform.c + transform.tx,
            y: x * transform.b + y * transform.d + transform.ty)
    }
}

extension CGSize {
    /// The size's image under the linear part of `transform`; components may become negative.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: width * transform.a + height * transform.c,
            height: width * transform.b + height * transform.d)
    }
}

extension CGRect {
    /// The smallest axis-parallel rectangle that holds the images of the four corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if transform.isTranslation { return offsetBy(dx: transform.tx, dy: transform.ty) }
        let p = CGPoint(x: minX, y: minY).applying(transform)
        let q = CGPoint(x: maxX, y: minY).applying(transform)
        let r = CGPoint(x: minX, y: maxY).applying(transform)
        let s = CGPoint(x: maxX, y: maxY).applying(transform)
        let left = min(p.x, q.x, r.x, s.x)
        let top = min(p.y, q.y, r.y, s.y)
        let right = max(p.x, q.x, r.x, s.x)
        let bottom = max(p.y, q.y, r.y, s.y)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle made smaller by `insets` on its four sides; negative insets make it larger.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
