import Foundation

extension UIView {
    /// Moves and resizes the subviews by their masks after the bounds' size was `old`.
    final func autoresizeSubviews(from old: CGSize) {
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            subview.followSuperview(from: old, to: bounds.size)
        }
    }

    private func followSuperview(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        let frame = frame
        let horizontal = Self.distribute(
            new.width - old.width, over: (frame.minX, frame.width, old.width - frame.maxX),
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = Self.distribute(
            new.height - old.height, over: (frame.minY, frame.height, old.height - frame.maxY),
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        self.frame = CGRect(x: horizontal.0, y: vertical.0, width: horizontal.1, height: vertical.1)
    }

    /// Shares `difference` out among the flexible parts in proportion to their sizes, evenly where all are nothing.
    private static func distribute(
        _ difference: CGFloat, over parts: (CGFloat, CGFloat, CGFloat), flexible: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
        let count = (flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0)
        guard count > 0 else { return (parts.0, parts.1) }
        let total =
            (flexible.0 ? parts.0 : 0) + (flexible.1 ? parts.1 : 0) + (flexible.2 ? parts.2 : 0)
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total == 0 ? difference / CGFloat(count) : difference * part / total
        }
        return (parts.0 + share(parts.0, flexible.0), max(0, parts.1 + share(parts.1, flexible.1)))
    }
}
