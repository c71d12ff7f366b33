import Foundation

/// A drag of one or more touches.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far a finger moves before it drags, in points. UIKit does not document its own; 10 is what it shows.
    static let fingerSlop: CGFloat = 10
    /// The same for a pointer, which does not roll when it presses.
    static let pointerSlop: CGFloat = 4
    /// The time over which the velocity is measured, in seconds: long enough to smooth a mouse's steps, and
    /// short enough to follow a finger that turns round.
    static let velocityWindow: TimeInterval = 0.05

    /// How many touches a drag has at least; 1.
    open var minimumNumberOfTouches = 1
    /// How many touches a drag has at the most; no limit.
    open var maximumNumberOfTouches = Int.max

    private struct Sample {
        let time: TimeInterval
        let travel: CGPoint
    }

    /// How far the middle of the touches has moved since the gesture started, in screen coordinates.
    private var travel = CGPoint.zero
    /// The part of `travel` that `translation` leaves out.
    private var origin = CGPoint.zero
    private var lastCentroid = CGPoint.zero
    private var samples: [Sample] = []

    /// How far the touches have moved since they were put down, in points of the view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        vector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), in: view)
    }

    /// Makes `translation(in:)` read as `translation` now, and count on from there.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let target = view ?? self.view?.window
        let moved = target.map { CGSize(width: translation.x, height: translation.y).applying($0.transformToScreen) }
        origin = CGPoint(
            x: travel.x - (moved?.width ?? translation.x), y: travel.y - (moved?.height ?? translation.y))
        samples.removeAll()
    }

    /// How fast the touches move, in points a second of the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        let now = UIApplication.shared.currentTime
        guard let last = samples.last, now - last.time <= Self.velocityWindow else { return .zero }
        // Where events are rare the last two have to do.
        let recent = samples.firstIndex { now - $0.time <= Self.velocityWindow } ?? 0
        let first = samples[max(0, min(recent, samples.count - 2))]
        guard last.time > first.time else { return .zero }
        let time = CGFloat(max(last.time, now) - first.time)
        return vector(
            CGPoint(x: (last.travel.x - first.travel.x) / time, y: (last.travel.y - first.travel.y) / time), in: view)
    }

    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let target = view ?? self.view?.window else { return vector }
        let size = CGSize(width: vector.x, height: vector.y).applying(target.transformToScreen.inverted())
        return CGPoint(x: size.width, y: size.height)
    }

    /// Starts to measure.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches {
            if state == .possible {
                state = .failed
            } else {
                for touch in touches { ignore(touch, for: event) }
            }
        }
        lastCentroid = centroid
        if samples.isEmpty { addSample(at: event.timestamp) }
    }

    /// Begins or goes on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = centroid
        travel.x += place.x - lastCentroid.x
        travel.y += place.y - lastCentroid.y
        lastCentroid = place
        addSample(at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, hasLeftSlop(travel, touches.first?.type ?? .direct) {
            state = .began
        }
    }

    /// Ends with the last touch, or when fewer are left than a drag needs.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        finish(touches, state == .possible ? .failed : .ended)
    }

    /// The drag is cut off.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        finish(touches, state == .possible ? .failed : .cancelled)
    }

    /// Forgets the drag.
    open override func reset() {
        travel = .zero
        origin = .zero
        samples.removeAll()
    }

    /// Whether the touches have moved far enough in a direction that counts.
    func hasLeftSlop(_ travel: CGPoint, _ type: UITouch.TouchType) -> Bool {
        hypot(travel.x, travel.y) >= slop(type)
    }

    /// How far a touch of a kind moves before it drags, in points.
    final func slop(_ type: UITouch.TouchType) -> CGFloat {
        type == .indirectPointer ? Self.pointerSlop : Self.fingerSlop
    }

    private func finish(_ touches: Set<UITouch>, _ newState: State) {
        let remaining = trackedTouches.filter { !touches.contains($0) }
        if remaining.count < minimumNumberOfTouches {
            state = newState
        } else {
            lastCentroid = Self.centroid(of: remaining)
        }
    }

    private func addSample(at time: TimeInterval) {
        samples.append(Sample(time: time, travel: travel))
        while samples.count > 2, time - samples[1].time > Self.velocityWindow { samples.removeFirst() }
    }
}
