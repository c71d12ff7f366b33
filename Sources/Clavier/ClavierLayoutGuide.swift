import Foundation
import UIKit

/// The part of its view that the keyboard covers, at every frame of a slide; the bottom edge while it covers nothing.
///
/// `UIView.clavierLayoutGuide` and `UIView.safeClavierLayoutGuide` hand these out. A guide that is added to another view
/// follows there.
@preconcurrency @MainActor
open class ClavierLayoutGuide: UILayoutGuide {
    /// Whether only the safe area of the view counts.
    public let usesSafeArea: Bool

    /// The state of all places for which the guide was last put in its own.
    @exclusivity(unchecked) private var followed = -1
    @exclusivity(unchecked) private var edges: ClavierEdges?

    /// A guide without a view; add it with `UIView.addLayoutGuide(_:)`.
    public init(usesSafeArea: Bool = false) {
        self.usesSafeArea = usesSafeArea
        super.init()
        identifier = usesSafeArea ? "safeClavierLayoutGuide" : "clavierLayoutGuide"
        UIApplication.shared.addKeyboardFrameTracker(self)
    }

    /// Archives do not exist here; the guide starts as `init()` makes it.
    public required convenience init?(coder: NSCoder) { self.init() }

    /// The view that the guide belongs to; its constraints go along.
    open override var owningView: UIView? {
        didSet {
            guard oldValue !== owningView else { return }
            edges = owningView.map { ClavierEdges(of: self, in: $0) }
            followed = -1
            _ = follow()
        }
    }

    /// Where the guide is now, in the view's coordinates, points, not rounded to pixels; zero without a view.
    open override var layoutFrame: CGRect {
        _ = follow()
        return super.layoutFrame
    }

    /// Brings the guide to where the keyboard is. Returns whether it moved.
    private func follow() -> Bool {
        let generation = UIApplication.shared.placeGeneration
        guard generation != followed, let view = owningView else { return false }
        followed = generation
        return edges?.set(coveredRect(in: view), within: view.sidesInLayout) ?? false
    }

    /// What the keyboard covers of the view, in its coordinates.
    private func coveredRect(in view: UIView) -> CGRect {
        let bounds = usesSafeArea ? safeBounds(of: view) : view.bounds
        let covered = keyboardFrame(in: view)?.overlap(with: bounds) ?? .null
        if !covered.isNull { return covered }
        return CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: 0)
    }

    /// Where the keyboard is, in the view's coordinates; nil while it is hidden or on another screen.
    func keyboardFrame(in view: UIView) -> CGRect? {
        guard let keyboard = view.window?.screen.keyboard, keyboard.state != .hidden else { return nil }
        return keyboard.presentedFrame.applying(view.transformToScreen.inverted())
    }

    /// The bounds inside of the safe area, not smaller than nothing.
    private func safeBounds(of view: UIView) -> CGRect {
        let insets = view.safeAreaInsets
        let bounds = view.bounds
        return CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }
}

extension ClavierLayoutGuide: KeyboardFrameTracker {
    /// Brings the guide to where the keyboard is; UIKit calls this. Returns whether it moved.
    public func keyboardFrameOrGeometryDidChange() -> Bool { follow() }
}
