import Foundation

/// Runs the animations of all views.
@MainActor final class Animator {
    private var groups: [AnimationGroup] = []
    /// The views that have animations, each once.
    private var views: [UIView] = []

    nonisolated init() {}

    /// Whether anything moves at `time`, so that frames are needed. A delay needs none, nor does what is paused.
    func isMoving(at time: TimeInterval) -> Bool { groups.contains { $0.isMoving(at: time) } }

    /// Adds one view's share of an animation.
    func add(_ animation: ViewAnimation, to view: UIView) {
        let group = animation.group
        if group.views.isEmpty { groups.append(group) }
        if view.animations.isEmpty { views.append(view) }
        if !view.animations.contains(where: { $0.group === group }) { group.views.append(view) }
        view.animations.append(animation)
    }

    /// Moves everything to `time` and ends what is over, in the order in which it ended.
    func advance(to time: TimeInterval) {
        if groups.isEmpty, views.isEmpty { return }
        for view in views where view.window == nil { cancelAnimations(of: view) }
        for group in groups { group.advance(to: time) }
        let ended = groups.filter { $0.hasEnded(at: time) }
        for group in ended { detach(group, at: group.progress) }
        for view in views { view.updatePresentation() }
        views.removeAll { $0.animations.isEmpty }
        let ordered = ended.enumerated().sorted {
            ($0.element.timeline?.end ?? 0, $0.offset) < ($1.element.timeline?.end ?? 0, $1.offset)
        }
        for (_, group) in ordered { group.complete(true) }
    }

    /// Shows again what a group's views show, after its clock was set by hand.
    func refresh(_ group: AnimationGroup) {
        for view in group.views { view.updatePresentation() }
        UIApplication.shared.setNeedsFrame()
    }

    /// Ends a group and leaves its views where they are at `progress`.
    func remove(_ group: AnimationGroup, at progress: Double) {
        detach(group, at: progress)
        refresh(group)
        views.removeAll { $0.animations.isEmpty }
    }

    /// Ends all animations of a view; groups that have no other end too, unfinished.
    func cancelAnimations(of view: UIView) {
        let own = groups.filter { group in group.views.contains { $0 === view } }
        view.animations.removeAll()
        view.updatePresentation()
        views.removeAll { $0 === view }
        for group in own {
            group.views.removeAll { $0 === view }
            guard group.views.isEmpty else { continue }
            groups.removeAll { $0 === group }
            group.complete(false)
        }
    }

    /// Takes a group's share out of its views. Where it did not arrive at 1, the model goes to where it is; all those
    /// places are worked out before the first is taken, since a view that is resized resizes what is in it.
    private func detach(_ group: AnimationGroup, at progress: Double) {
        groups.removeAll { $0 === group }
        var rests: [ViewDelta] = []
        for view in group.views {
            var rest = ViewDelta.zero
            for animation in view.animations where animation.group === group {
                rest.add(animation.delta, times: 1 - animation.window.progress(of: progress))
            }
            rests.append(rest)
            view.animations.removeAll { $0.group === group }
        }
        guard progress != 1 else { return }
        let places = zip(group.views, rests).map { $1.applied(to: $0.model, traits: $0.traitCollection) }
        AnimationRecording.run(nil) {
            for (view, place) in zip(group.views, places) { view.setModel { $0 = place } }
        }
    }
}
