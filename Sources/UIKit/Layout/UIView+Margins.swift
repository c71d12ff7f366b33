import Foundation

extension UIView {
    /// `layoutMarginsGuide`, made when it is first asked for.
    final var marginsGuide: UILayoutGuide {
        if let guide = layout.guidesOfUIKit.margins { return takeIn(guide) }
        let guide = systemGuide("UIViewLayoutMarginsGuide", pin: .insets)
        layout.guidesOfUIKit.margins = guide
        layout.margins.effective = currentMargins
        guide.pinnedInsets = layout.margins.effective
        return guide
    }

    /// `readableContentGuide`, made when it is first asked for.
    final var readableGuide: UILayoutGuide {
        if let guide = layout.guidesOfUIKit.readable { return takeIn(guide) }
        let guide = systemGuide("UIViewReadableContentGuide", pin: .insets)
        layout.guidesOfUIKit.readable = guide
        updateReadableGuide()
        return guide
    }

    final func updateReadableGuide() {
        guard let guide = layout.guidesOfUIKit.readable else { return }
        var insets = layout.margins.effective
        let excess = bounds.width - insets.left - insets.right - LayoutMetrics.readableWidth
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        guide.pinnedInsets = insets
    }

    final func setLayoutMargins(_ margins: UIEdgeInsets) {
        let own = directional(margins)
        if own != layout.margins.own { setMargins { $0.own = own } }
    }

    final func setMargins(_ change: (inout ViewMargins) -> Void) {
        change(&layout.margins)
        marginsMayHaveChanged()
    }

    /// Left and right by reading direction.
    final func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    /// Works the margins out again and tells whoever depends on them.
    final func marginsMayHaveChanged() {
        let margins = currentMargins
        guard margins != layout.margins.effective else { return }
        layout.margins.effective = margins
        layout.guidesOfUIKit.margins?.pinnedInsets = margins
        updateReadableGuide()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for subview in links.subviews where subview.layout.margins.preservesSuperview {
            subview.marginsMayHaveChanged()
        }
    }

    private var currentMargins: UIEdgeInsets {
        var margins = absolute(layout.margins.own ?? defaultMargins)
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let least = absolute(controller.systemMinimumLayoutMargins)
            margins = margins.atLeast(least)
        }
        if layout.margins.includesSafeArea { margins = margins + layout.safeArea }
        // The superview's margins have the safe area in them already.
        guard layout.margins.preservesSuperview, let superview = links.superview else { return margins }
        return margins.atLeast(overlap(with: superview.layout.margins.effective))
    }

    /// A controller's view has only the horizontal margins of the system; any other has 8 points on each side.
    private var defaultMargins: NSDirectionalEdgeInsets {
        if controller != nil { return NSDirectionalEdgeInsets() }
        let margin = LayoutMetrics.margin
        return NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }
}

extension UIEdgeInsets {
    /// The larger inset of each side.
    func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
