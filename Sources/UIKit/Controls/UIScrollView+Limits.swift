import Foundation

/// Between which offsets content stands, and in which directions it scrolls.
extension UIScrollView {
    enum Direction { case horizontal, vertical }

    /// The offsets at which the content's edges, with their insets, meet the view's.
    var horizontalLimits: ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let first = -insets.left
        return first...max(first, contentSize.width + insets.right - bounds.width)
    }

    var verticalLimits: ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let first = -insets.top
        return first...max(first, contentSize.height + insets.bottom - bounds.height)
    }

    /// The nearest offset within the limits.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let horizontal = horizontalLimits
        let vertical = verticalLimits
        return CGPoint(
            x: min(max(offset.x, horizontal.lowerBound), horizontal.upperBound),
            y: min(max(offset.y, vertical.lowerBound), vertical.upperBound))
    }

    /// Whether a drag moves content in a direction.
    func scrolls(_ direction: Direction) -> Bool {
        switch direction {
        case .horizontal: isLonger(horizontalLimits) || (bounces && alwaysBounceHorizontal)
        case .vertical: isLonger(verticalLimits) || (bounces && alwaysBounceVertical)
        }
    }

    /// Whether a drag moves content at all.
    var canScroll: Bool { isScrollEnabled && (scrolls(.horizontal) || scrolls(.vertical)) }

    /// The part of the safe area that is added to the content's insets.
    var safeAreaContribution: UIEdgeInsets {
        let insets = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return insets
        case .automatic, .scrollableAxes:
            let horizontal = contentSize.width + contentInset.left + contentInset.right > bounds.width
            let vertical = contentSize.height + contentInset.top + contentInset.bottom > bounds.height
            return UIEdgeInsets(
                top: vertical || alwaysBounceVertical ? insets.top : 0,
                left: horizontal || alwaysBounceHorizontal ? insets.left : 0,
                bottom: vertical || alwaysBounceVertical ? insets.bottom : 0,
                right: horizontal || alwaysBounceHorizontal ? insets.right : 0)
        }
    }

    private func isLonger(_ limits: ClosedRange<CGFloat>) -> Bool { limits.upperBound > limits.lowerBound }
}
