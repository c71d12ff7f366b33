import Foundation

/// UIKit's distances, each with its source.
enum LayoutMetrics {
    /// The distance that UIKit's system spacing stands for, between views.
    static let systemSpacing: CGFloat = 8
    /// Each side of `layoutMargins` before anybody sets it [Apple's documentation].
    static let margin: CGFloat = 8
    /// The horizontal margins of a controller's root view, at least, up to and from `wideRootWidth` [known from devices].
    static let narrowRootMargin: CGFloat = 16
    static let wideRootMargin: CGFloat = 20
    static let wideRootWidth: CGFloat = 414
    /// The greatest width of the readable content guide at the default text size [known from devices].
    static let readableWidth: CGFloat = 672
}
