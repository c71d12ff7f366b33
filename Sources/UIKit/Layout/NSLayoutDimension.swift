import Foundation

/// A size: a width, a height, or the distance of two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    convenience init(distance: LayoutDistance, of operand: LayoutOperand) {
        self.init(item: operand.item, attribute: .notAnAttribute, distance: distance)
    }

    /// This size is `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, nil, constant: c)
    }

    /// This size is at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
    }

    /// This size is at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
    }

    /// This size is `m` times the other one.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m)
    }

    /// This size is at least `m` times the other one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m)
    }

    /// This size is at most `m` times the other one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m)
    }

    /// This size is `m` times the other one plus `c` points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
    }

    /// This size is at least `m` times the other one plus `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }

    /// This size is at most `m` times the other one plus `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }
}
