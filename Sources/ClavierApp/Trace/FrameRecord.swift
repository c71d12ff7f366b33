import UIKit

/// What the trace says of one painted frame.
struct FrameRecord {
    /// Seconds on the host's clock.
    var time: TimeInterval
    /// The keyboard's presented frame, screen coordinates.
    var keyboard: CGRect
    /// The host view, screen coordinates.
    var host: CGRect
    /// The layout frame of its guide, host coordinates.
    var guide: CGRect
    /// The layout frame of its safe guide, host coordinates.
    var safeGuide: CGRect
    /// The pinned toolbar, host coordinates, not rounded to pixels.
    var toolbar: CGRect
    /// The part of the slide's time that is over, 1 at rest.
    var progress: Double
    /// The host view's safe area.
    var safeArea: UIEdgeInsets
    /// CPU time of layout, microseconds.
    var engine: Double = 0
    /// CPU time of painting, microseconds.
    var paint: Double = 0
}
