import Foundation

/// Something that has traits and is told when they change: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// Light or dark, and the pixel scale.
    var traitCollection: UITraitCollection { get }
    /// The traits have changed; `previousTraitCollection` are those from before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
    /// Tells this view, its controller and everything inside that the traits are no longer `old`.
    final func tellTraits(from old: UITraitCollection) {
        controller?.traitCollectionDidChange(old)
        traitCollectionDidChange(old)
        for subview in subviews { subview.tellTraits(from: old) }
    }

    /// What is different in another window, without making a collection of it.
    final var traitKey: SIMD2<Double> {
        window.map { [$0.overrideUserInterfaceStyle == .dark ? 1 : 0, $0.screen.scale] } ?? [0, 1]
    }
}
