import Foundation

extension UIView {
    /// `safeAreaLayoutGuide`, made when it is first asked for.
    final var safeAreaGuide: UILayoutGuide {
        if let guide = layout.guidesOfUIKit.safeArea { return takeIn(guide) }
        let guide = systemGuide("UIViewSafeAreaLayoutGuide", pin: .frameInsets)
        layout.guidesOfUIKit.safeArea = guide
        guide.pinnedInsets = layout.safeArea
        return guide
    }

    /// Makes one of the guides that UIKit itself gives a view.
    final func systemGuide(_ identifier: String, pin: UILayoutGuide.Pin) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.pin = pin
        guide.owningView = self
        return guide
    }

    /// One of the guides that UIKit itself gives this view, as it is handed out: if it was removed, it comes back.
    final func takeIn<Guide: UILayoutGuide>(_ guide: Guide) -> Guide {
        if guide.owner !== self {
            guide.owningView = self
            UIApplication.shared.geometryDidChange()
        }
        return guide
    }

    /// The view has moved or changed its size within a tree that may have a safe area.
    final func safeAreaDidMove(sizeChanged: Bool) {
        if layout.margins.preservesSuperview || (sizeChanged && controller != nil) { marginsMayHaveChanged() }
        if layout.guidesOfUIKit.readable != nil { updateReadableGuide() }
        if layout.guidesOfUIKit.bars != nil { updateBarGuides() }
        safeAreaDidChange(sizeChanged: sizeChanged)
    }

    /// What the safe area of this view follows from has changed.
    final func safeAreaDidChange(sizeChanged: Bool = false) {
        let insets = currentSafeArea
        let isNew = insets != layout.safeArea
        guard isNew || (sizeChanged && insets != .zero) else { return }
        layout.safeArea = insets
        if isNew { layout.guidesOfUIKit.safeArea?.pinnedInsets = insets }
        updateBarGuides()
        marginsMayHaveChanged()
        if isNew {
            UIApplication.shared.geometryDidChange()
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
        }
        for subview in links.subviews { subview.safeAreaDidChange(sizeChanged: false) }
    }

    /// What the superview's safe area leaves of this view, and what the controller adds.
    private var currentSafeArea: UIEdgeInsets {
        if let window = links.window, window === self { return window.windowSafeAreaInsets }
        let added = controller?.additionalSafeAreaInsets ?? .zero
        guard let superview = links.superview, superview.layout.safeArea != .zero else { return added }
        return overlap(with: superview.layout.safeArea) + added
    }

    /// How far the insets of the superview reach into this view.
    final func overlap(with insets: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview = links.superview else { return .zero }
        let frame = model.place.frame
        let bounds = superview.model.place.bounds
        return UIEdgeInsets(
            top: max(0, insets.top - (frame.minY - bounds.minY)),
            left: max(0, insets.left - (frame.minX - bounds.minX)),
            bottom: max(0, insets.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, insets.right - (bounds.maxX - frame.maxX)))
    }
}
