import Foundation

/// What measures text for UIKit; the host that owns the fonts installs one as `UIFont.provider`.
@MainActor public protocol FontProvider: AnyObject {
    /// The metrics of `font`, in points.
    func metrics(of font: UIFont) -> FontMetrics
    /// The width of `text` on one line, in points. Empty text has none.
    func advance(of text: String, in font: UIFont) -> CGFloat
}
