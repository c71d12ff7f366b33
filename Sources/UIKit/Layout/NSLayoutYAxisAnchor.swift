import Foundation

/// A vertical place: top, bottom, the middle or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another one, which is positive where that one lies below.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distance: LayoutDistance(from: operand, to: otherAnchor.operand), of: operand)
    }

    /// This anchor stands `multiplier` system spacings (8 points each) below the other one.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spacing(.equal, anchor.operand, multiplier) }

    /// This anchor stands at least `multiplier` system spacings (8 points each) below the other one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor.operand, multiplier) }

    /// This anchor stands at most `multiplier` system spacings (8 points each) below the other one.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor.operand, multiplier) }
}
