import Foundation

/// What one animation block changed, and how it runs.
@MainActor final class AnimationGroup {
    /// What moves the group: time, or a hand.
    enum Clock {
        case running(AnimationTimeline)
        case paused(Double)
    }

    private(set) var clock: Clock
    /// How far it is, as of the last `advance(to:)`.
    private(set) var progress: Double
    /// The views that it changes, in the order in which they were first changed.
    var views: [UIView] = []
    private var completion: ((Bool) -> Void)?
    let beginsFromCurrentState: Bool
    /// Whether the group holds at its end, in place of ending there.
    var pausesAtEnd = false
    /// Whether the views that it changes take touches.
    var takesTouches = true
    /// Whether touches find those views where they are shown, or where they are going.
    var isHitWhereShown = true

    init(clock: Clock, beginsFromCurrentState: Bool = false, completion: ((Bool) -> Void)? = nil) {
        self.clock = clock
        self.beginsFromCurrentState = beginsFromCurrentState
        self.completion = completion
        switch clock {
        case .running(let timeline): progress = timeline.from
        case .paused(let fraction): progress = fraction
        }
    }

    /// Whether anybody waits for the end.
    var hasCompletion: Bool { completion != nil }

    var timeline: AnimationTimeline? {
        if case .running(let timeline) = clock { return timeline }
        return nil
    }

    /// Has the group's end count as reached only when `other` has ended too.
    func join(_ other: AnimationGroup) {
        guard let completion else { return }
        var isFirst = true
        var areFinished = true
        let end = { (finished: Bool) in
            areFinished = areFinished && finished
            if isFirst { isFirst = false } else { completion(areFinished) }
        }
        self.completion = end
        other.completion = end
    }

    /// Has the group run another way from now on.
    func set(_ clock: Clock, at time: TimeInterval) {
        self.clock = clock
        advance(to: time)
    }

    func advance(to time: TimeInterval) {
        switch clock {
        case .running(let timeline):
            progress = timeline.progress(at: time)
            if pausesAtEnd, time >= timeline.end { clock = .paused(progress) }
        case .paused(let fraction): progress = fraction
        }
    }

    func hasEnded(at time: TimeInterval) -> Bool {
        timeline.map { time >= $0.end } ?? false
    }

    /// Whether frames are needed to show it: it moves, and its delay is over.
    func isMoving(at time: TimeInterval) -> Bool { timeline.map { time >= $0.start } ?? false }

    /// Tells that the group has ended, once; `finished` is false if it did not run to its end.
    func complete(_ finished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(finished)
    }
}
