import Foundation

/// The parts of a change of the superview's length that a view's place and size take over.
typealias MaskShares = (start: CGFloat, size: CGFloat)

extension UIView {
    /// Moves and resizes the subviews by their masks after the bounds' size was `old`. The mask of a view that constraints
    /// place says nothing.
    final func autoresizeSubviews(from old: CGSize) {
        for subview in links.subviews where subview.layout.translatesMask && !subview.autoresizingMask.isEmpty {
            subview.followSuperview(from: old, to: model.place.bounds.size)
        }
    }

    private func followSuperview(from old: CGSize, to new: CGSize) {
        let frame = frame
        let shares = maskShares(in: old)
        let (width, height) = (new.width - old.width, new.height - old.height)
        self.frame = CGRect(
            x: frame.minX + shares.horizontal.start * width, y: frame.minY + shares.vertical.start * height,
            width: max(0, frame.width + shares.horizontal.size * width),
            height: max(0, frame.height + shares.vertical.size * height))
    }

    /// How the frame follows a superview that is `size` large.
    final func maskShares(in size: CGSize) -> (horizontal: MaskShares, vertical: MaskShares) {
        let mask = autoresizingMask
        let frame = frame
        let horizontal = Self.shares(
            of: (frame.minX, frame.width, size.width - frame.maxX),
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = Self.shares(
            of: (frame.minY, frame.height, size.height - frame.maxY),
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        return (horizontal, vertical)
    }

    /// Shares a change out among the flexible parts in proportion to their sizes, evenly where all are nothing.
    private static func shares(
        of parts: (CGFloat, CGFloat, CGFloat), flexible: (Bool, Bool, Bool)
    ) -> MaskShares {
        let count = (flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0)
        guard count > 0 else { return (0, 0) }
        let total =
            (flexible.0 ? parts.0 : 0) + (flexible.1 ? parts.1 : 0) + (flexible.2 ? parts.2 : 0)
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total == 0 ? 1 / CGFloat(count) : part / total
        }
        return (share(parts.0, flexible.0), share(parts.1, flexible.1))
    }
}
