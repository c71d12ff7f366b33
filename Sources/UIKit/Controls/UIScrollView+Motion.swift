import Foundation

/// Content that moves by itself: after a drag, back from beyond an end, or to an offset that was asked for.
extension UIScrollView {
    /// A movement and when it started.
    struct Motion {
        enum Path {
            case ease(from: CGPoint, to: CGPoint)
            case momentum(horizontal: ScrollMotion, vertical: ScrollMotion)
        }
        let path: Path
        let start: TimeInterval
    }

    /// How long an animated change of the offset takes, in seconds.
    static let easeDuration: TimeInterval = 0.3

    func start(_ path: Motion.Path) {
        let application = UIApplication.shared
        motion = Motion(path: path, start: application.currentTime)
        if !application.input.movingScrollViews.contains(where: { $0 === self }) {
            application.input.movingScrollViews.append(self)
        }
        application.setNeedsFrame()
    }

    /// Leaves the content where it is.
    func stopMotion() {
        guard motion != nil else { return }
        motion = nil
        if isDecelerating {
            setDecelerating(false)
            delegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// Moves the content to where it is at a time. Returns whether it goes on.
    func step(to time: TimeInterval) -> Bool {
        guard let motion, window != nil else {
            stopMotion()
            return false
        }
        let elapsed = time - motion.start
        switch motion.path {
        case .ease(let from, let to):
            let progress = CGFloat(min(1, elapsed / Self.easeDuration))
            let eased = progress * progress * (3 - 2 * progress)
            contentOffset = CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
            if progress < 1 { return true }
            let isAskedFor = !isDecelerating
            stopMotion()
            if isAskedFor { delegate?.scrollViewDidEndScrollingAnimation(self) }
            return self.motion != nil
        case .momentum(let horizontal, let vertical):
            contentOffset = CGPoint(x: horizontal.position(at: elapsed), y: vertical.position(at: elapsed))
            if elapsed < max(horizontal.duration, vertical.duration) { return true }
            // The ends may have moved meanwhile.
            if takeNewEnds(), contentOffset != clamped(contentOffset) {
                let (horizontal, vertical) = momenta(.zero)
                start(.momentum(horizontal: horizontal, vertical: vertical))
                return true
            }
            stopMotion()
            return self.motion != nil
        }
    }

    /// Lets content go that was dragged, with a velocity in points a second.
    func release(velocity: CGPoint) {
        let (horizontal, vertical) = momenta(velocity)
        var target = CGPoint(x: horizontal.target, y: vertical.target)
        let proposed = target
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        setDragging(false)
        let goesOn = target != proposed || max(horizontal.duration, vertical.duration) > 0
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn, motion == nil else { return }
        setDecelerating(true)
        delegate?.scrollViewWillBeginDecelerating(self)
        start(
            target == proposed
                ? .momentum(horizontal: horizontal, vertical: vertical)
                : .ease(from: contentOffset, to: target))
    }

    /// How content goes on that has a velocity in points a second.
    private func momenta(_ velocity: CGPoint) -> (horizontal: ScrollMotion, vertical: ScrollMotion) {
        (
            momentum(contentOffset.x, velocity.x, horizontalLimits, bounds.width, scrolls(.horizontal)),
            momentum(contentOffset.y, velocity.y, verticalLimits, bounds.height, scrolls(.vertical))
        )
    }

    private func momentum(
        _ position: CGFloat, _ velocity: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat,
        _ moves: Bool
    ) -> ScrollMotion {
        ScrollMotion(
            from: Double(position), velocity: moves ? Double(velocity) : 0, rate: decelerationRate,
            limits: Double(limits.lowerBound)...Double(limits.upperBound), reach: bounces ? Double(length) / 2 : 0)
    }
}

extension UIApplication {
    /// Moves what moves by itself to the frame's time.
    func stepMotions() {
        guard !input.movingScrollViews.isEmpty else { return }
        let moving = input.movingScrollViews
        input.movingScrollViews.removeAll()
        for scrollView in moving where scrollView.step(to: handledTime) {
            if !input.movingScrollViews.contains(scrollView) { input.movingScrollViews.append(scrollView) }
        }
    }
}
