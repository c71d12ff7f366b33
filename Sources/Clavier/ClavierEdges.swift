import Foundation
import UIKit

/// The four constraints that keep a guide in its place in a view. Top and bottom hang on the view's bottom, so that a
/// guide that covers nothing stays there whatever height the view has.
@MainActor struct ClavierEdges {
    private let left: NSLayoutConstraint
    private let right: NSLayoutConstraint
    private let top: NSLayoutConstraint
    private let bottom: NSLayoutConstraint
    /// The constants of the four, kept here because that is what most calls compare.
    private var constants = SIMD4<Double>.zero

    init(of guide: UILayoutGuide, in view: UIView) {
        // The sides of a scroll view itself are those of its content.
        let frame = (view as? UIScrollView)?.frameLayoutGuide
        let bottomSide = frame?.bottomAnchor ?? view.bottomAnchor
        left = guide.leftAnchor.constraint(equalTo: frame?.leftAnchor ?? view.leftAnchor)
        right = guide.rightAnchor.constraint(equalTo: frame?.rightAnchor ?? view.rightAnchor)
        top = guide.topAnchor.constraint(equalTo: bottomSide)
        bottom = guide.bottomAnchor.constraint(equalTo: bottomSide)
        // Where a view has become smaller than its safe area, or one side has moved before the other, the guide would be
        // inside out until all four have followed. So long these two give way.
        for side in [right, bottom] { side.priority = .belowRequired }
        NSLayoutConstraint.activate([left, right, top, bottom])
    }

    /// Moves the guide to a rectangle in a view's coordinates, in which layout has the view's sides there. Returns whether
    /// anything changed.
    mutating func set(_ rect: CGRect, within sides: CGRect) -> Bool {
        var new = SIMD4<Double>(
            rect.minX - sides.minX, rect.maxX - sides.maxX, rect.minY - sides.maxY, rect.maxY - sides.maxY)
        // In a view whose size is infinite or not a number, the guide is the bottom edge, wherever that is.
        if !new.sum().isFinite { new = .zero }
        guard new != constants else { return false }
        let old = constants
        constants = new
        if new.x != old.x { left.constant = new.x }
        if new.y != old.y { right.constant = new.y }
        if new.z != old.z { top.constant = new.z }
        if new.w != old.w { bottom.constant = new.w }
        return true
    }
}
