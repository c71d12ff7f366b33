import Foundation

/// The two bars that show where a scroll view stands in its content, for a moment after it has moved.
@MainActor final class ScrollIndicators {
    /// How long the bars stay after the last movement, in seconds.
    static let duration: TimeInterval = 0.8
    /// How thick a bar is, how far it stands from the edge, and how short it gets, in points.
    private static let thickness: CGFloat = 4
    private static let margin: CGFloat = 2
    private static let minimumLength: CGFloat = 24

    private var vertical: UIView?
    private var horizontal: UIView?
    private var lastOffset: CGPoint?
    private var isVisible = false
    private var timer: Scheduler.Entry?

    nonisolated init() {}

    /// Shows the bars and takes them away after a while.
    func flash(in scrollView: UIScrollView) {
        guard scrollView.window != nil else { return }
        isVisible = true
        place(in: scrollView)
        let application = UIApplication.shared
        application.scheduler.cancel(timer)
        timer = application.scheduler.schedule(at: application.currentTime + Self.duration) { [weak self] in
            self?.hide()
        }
    }

    /// Follows the scroll view; shows the bars if its content has moved since the last time.
    func layout(in scrollView: UIScrollView) {
        let offset = scrollView.contentOffset
        defer { lastOffset = offset }
        if let lastOffset, lastOffset != offset { flash(in: scrollView) } else if isVisible { place(in: scrollView) }
    }

    private func hide() {
        isVisible = false
        vertical?.isHidden = true
        horizontal?.isHidden = true
    }

    private func place(in scrollView: UIScrollView) {
        let bounds = scrollView.bounds
        let insets = scrollView.adjustedContentInset
        let track = bounds.inset(by: insets + scrollView.verticalScrollIndicatorInsets)
        let side = bounds.inset(by: insets + scrollView.horizontalScrollIndicatorInsets)
        if scrollView.showsVerticalScrollIndicator,
            let bar = Self.bar(
                scrollView.verticalLimits, at: bounds.minY, content: scrollView.contentSize.height,
                track: (track.minY, track.height))
        {
            show(&vertical, in: scrollView)?.frame = CGRect(
                x: track.maxX - Self.margin - Self.thickness, y: bar.start, width: Self.thickness, height: bar.length)
        } else {
            vertical?.isHidden = true
        }
        if scrollView.showsHorizontalScrollIndicator,
            let bar = Self.bar(
                scrollView.horizontalLimits, at: bounds.minX, content: scrollView.contentSize.width,
                track: (side.minX, side.width))
        {
            show(&horizontal, in: scrollView)?.frame = CGRect(
                x: bar.start, y: side.maxY - Self.margin - Self.thickness, width: bar.length, height: Self.thickness)
        } else {
            horizontal?.isHidden = true
        }
    }

    /// Where a bar stands along its track; nil when all of the content shows.
    private static func bar(
        _ limits: ClosedRange<CGFloat>, at offset: CGFloat, content: CGFloat, track: (start: CGFloat, length: CGFloat)
    ) -> (start: CGFloat, length: CGFloat)? {
        let way = limits.upperBound - limits.lowerBound
        guard way > 0, content > 0, track.length > minimumLength else { return nil }
        let length = max(minimumLength, (track.length - 2 * margin) * track.length / (track.length + way))
        let position = min(max((offset - limits.lowerBound) / way, 0), 1)
        return (track.start + margin + (track.length - 2 * margin - length) * position, length)
    }

    private func show(_ bar: inout UIView?, in scrollView: UIScrollView) -> UIView? {
        if bar == nil {
            let view = UIView()
            view.backgroundColor = UIColor.label.withAlphaComponent(0.35)
            view.layer.cornerRadius = Self.thickness / 2
            view.isUserInteractionEnabled = false
            bar = view
        }
        guard let view = bar else { return nil }
        if view.superview !== scrollView || scrollView.subviews.last !== view { scrollView.addSubview(view) }
        view.isHidden = false
        return view
    }
}
