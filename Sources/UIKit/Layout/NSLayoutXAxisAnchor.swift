import Foundation

/// A horizontal place: left, right, leading, trailing or the middle.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one, which is positive where that one lies behind this one.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distance: LayoutDistance(from: operand, to: otherAnchor.operand), of: operand)
    }

    /// This anchor stands `multiplier` system spacings (8 points each) behind the other one.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spacing(.equal, anchor.operand, multiplier) }

    /// This anchor stands at least `multiplier` system spacings (8 points each) behind the other one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor.operand, multiplier) }

    /// This anchor stands at most `multiplier` system spacings (8 points each) behind the other one.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor.operand, multiplier) }
}

extension NSLayoutAnchor {
    func spacing(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, other, constant: LayoutMetrics.systemSpacing * multiplier)
    }
}
