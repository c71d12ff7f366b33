import Foundation

/// Where a view stands in its superview, and what part of itself it shows.
struct ViewPlace: Equatable {
    /// The middle of the view in its superview's coordinates, points.
    var center = CGPoint.zero
    /// The rectangle that the view shows, in its own coordinates, points.
    var bounds = CGRect.zero
    /// How the view is turned and scaled around its middle.
    var transform = CGAffineTransform.identity

    /// The smallest rectangle around the view in its superview's coordinates.
    var frame: CGRect {
        let size = bounds.size
        if transform.isIdentity {
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        return bounds.applying(transformToSuperview)
    }

    /// Whether the view has a place at all: what was given the null rectangle, or a frame that is not a number, has none.
    var isFinite: Bool {
        let size = bounds.width + bounds.height
        return (center.x + center.y + bounds.origin.x + bounds.origin.y + size).isFinite
    }

    /// From the view's coordinates to its superview's.
    var transformToSuperview: CGAffineTransform {
        var map = CGAffineTransform.identity
        extend(&map)
        return map
    }

    /// Has a map into the view's coordinates go on to its superview's.
    @inline(__always) func extend(_ map: inout CGAffineTransform) {
        if transform.isIdentity {
            map.tx += center.x - bounds.midX
            map.ty += center.y - bounds.midY
        } else {
            map = map.concatenating(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY))
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        }
    }
}
