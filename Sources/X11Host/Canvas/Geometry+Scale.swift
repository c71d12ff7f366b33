import Foundation
import UIKit

extension CGRect {
    /// The rectangle in pixels, `scale` to a point. A null rectangle stays one.
    func scaled(by scale: CGFloat) -> CGRect {
        isNull ? self : CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
    }

    /// The rectangle cut to what pixels can name, so that an infinite one can be reckoned with.
    var limited: CGRect { isNull ? self : intersection(CGRect(x: -32768, y: -32768, width: 65536, height: 65536)) }
}

extension CGAffineTransform {
    /// The map to pixels, `scale` to a point, for what is given in points.
    func scaled(by scale: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * scale, b: b * scale, c: c * scale, d: d * scale, tx: tx * scale, ty: ty * scale)
    }

    /// The same map between pixels, `scale` to a point on both sides.
    func inPixels(_ scale: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx * scale, ty: ty * scale)
    }
}
