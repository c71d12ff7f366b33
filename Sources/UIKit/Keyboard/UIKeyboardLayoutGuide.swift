import Foundation

/// The part of a view that the keyboard covers, at every frame of its slides.
///
/// While the keyboard is off the screen, or undocked and not followed, the guide is the part of the view below its safe
/// area (`usesBottomSafeArea`), or the bottom edge.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// How close to an edge of the view, in points, a followed keyboard counts as near it. Apple does not publish its own.
    static let nearDistance: CGFloat = 100

    /// Whether the guide follows a floating or split keyboard too, and tracked constraints apply.
    open var followsUndockedKeyboard = false { didSet { UIApplication.shared.keyboardTrackers.invalidate() } }

    /// Whether the guide reaches up to the safe area while the keyboard is off the screen.
    open var usesBottomSafeArea = true { didSet { UIApplication.shared.keyboardTrackers.invalidate() } }

    /// How far above the keyboard, in points, a finger that drags down takes it along; negative values count as 0.
    open var keyboardDismissPadding: CGFloat = 0 { didSet { keyboardDismissPadding = max(0, keyboardDismissPadding) } }

    init(view: UIView) {
        super.init()
        identifier = "UIKeyboardLayoutGuide"
        pin = .frameInsets
        owningView = view
        UIApplication.shared.addKeyboardFrameTracker(self)
        _ = keyboardFrameOrGeometryDidChange()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) { nil }

    /// Where the guide is now, in the view's coordinates, points, not rounded to pixels.
    open override var layoutFrame: CGRect {
        _ = keyboardFrameOrGeometryDidChange()
        return super.layoutFrame
    }

    /// The part of the keyboard that the guide follows, in the view's coordinates; nil when it follows none.
    private func followedFrame(in view: UIView) -> (frame: CGRect, isDocked: Bool)? {
        guard let screen = view.window?.screen, screen.keyboard.state != .hidden else { return nil }
        let isDocked = screen.keyboard.placement.isDocked
        guard isDocked || followsUndockedKeyboard else { return nil }
        let frame = screen.keyboard.presentedFrame.applying(view.transformToScreen.inverted())
        let covered = frame.overlap(with: view.bounds)
        return covered.hasArea ? (covered, isDocked) : nil
    }

    private func place(in view: UIView) -> CGRect {
        let bounds = view.bounds
        let safeTop = bounds.maxY - (usesBottomSafeArea ? min(view.safeAreaInsets.bottom, bounds.height) : 0)
        guard let (frame, isDocked) = followedFrame(in: view) else {
            return CGRect(x: bounds.minX, y: safeTop, width: bounds.width, height: bounds.maxY - safeTop)
        }
        guard isDocked else { return frame }
        let top = min(frame.minY, safeTop)
        return CGRect(x: frame.minX, y: top, width: frame.width, height: bounds.maxY - top)
    }

    private func nearEdges(of frame: CGRect, isDocked: Bool, in view: UIView) -> NSDirectionalRectEdge {
        if isDocked { return .bottom }
        let bounds = view.bounds
        let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var edges: NSDirectionalRectEdge = []
        if frame.minY - bounds.minY < Self.nearDistance { edges.insert(.top) }
        if bounds.maxY - frame.maxY < Self.nearDistance { edges.insert(.bottom) }
        if frame.minX - bounds.minX < Self.nearDistance { edges.insert(mirrored ? .trailing : .leading) }
        if bounds.maxX - frame.maxX < Self.nearDistance { edges.insert(mirrored ? .leading : .trailing) }
        return edges
    }
}

extension UIKeyboardLayoutGuide: KeyboardFrameTracker {
    /// Brings the guide to where the keyboard is.
    public func keyboardFrameOrGeometryDidChange() -> Bool {
        guard let view = owningView else { return false }
        let followed = followedFrame(in: view)
        let edges =
            followsUndockedKeyboard
            ? followed.map { nearEdges(of: $0.frame, isDocked: $0.isDocked, in: view) } ?? .bottom : nil
        let didTrack = updateTrackedConstraints(near: edges)
        let place = place(in: view)
        let outer = view.sidesInLayout
        let insets = UIEdgeInsets(
            top: place.minY - outer.minY, left: place.minX - outer.minX, bottom: outer.maxY - place.maxY,
            right: outer.maxX - place.maxX)
        // A view that is infinitely large, or has no size at all, has no place for the guide; that stays as it was.
        guard insets != pinnedInsets, outer.width.isFinite, outer.height.isFinite else { return didTrack }
        pinnedInsets = insets
        return true
    }
}

extension UIView {
    /// `keyboardLayoutGuide`, made when it is first asked for.
    final var keyboardGuide: UIKeyboardLayoutGuide {
        if let guide = layout.guidesOfUIKit.keyboard { return takeIn(guide) }
        let guide = UIKeyboardLayoutGuide(view: self)
        layout.guidesOfUIKit.keyboard = guide
        return guide
    }
}
