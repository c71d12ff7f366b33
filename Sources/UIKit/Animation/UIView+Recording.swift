extension UIView {
    /// Notes a change of the model that an animation block makes. Outside of one, what is shown follows the model.
    final func recordAnimation(from old: ViewState) {
        if let recording = AnimationRecording.current, links.window != nil {
            record(from: old, in: recording)
        } else if renderingFlags.hasPresentation {
            updatePresentation()
        }
    }

    private func record(from old: ViewState, in recording: AnimationRecording) {
        let group = recording.group
        var delta = ViewDelta(from: old, to: model, traits: traitCollection)
        if group.beginsFromCurrentState { takeOver(&delta, from: group) }
        let last = animations.indices.last
        if let last, animations[last].group === group, animations[last].window == recording.window {
            animations[last].delta.add(delta)
        } else {
            let animation = ViewAnimation(group: group, window: recording.window, delta: delta)
            UIApplication.shared.animator.add(animation, to: self)
        }
        updatePresentation()
    }

    /// Ends what other animations do to the same properties, and has `delta` start where they are now.
    private func takeOver(_ delta: inout ViewDelta, from group: AnimationGroup) {
        let changed = delta
        for index in animations.indices where animations[index].group !== group {
            let before = animations[index].delta
            animations[index].delta.yield(to: changed)
            delta.add(before, times: animations[index].remainder)
            delta.add(animations[index].delta, times: -animations[index].remainder)
        }
    }

    /// Works out what is shown now: the model and what is left of each animation.
    final func updatePresentation() {
        let before = shown
        markRenderStale()
        if animations.isEmpty {
            presentation = nil
        } else {
            var rest = ViewDelta.zero
            for animation in animations { rest.add(animation.delta, times: animation.remainder) }
            presentation = rest.applied(to: model, traits: traitCollection)
        }
        if !shown.paintsLike(before) { renderingFlags.isStale = true }
    }
}
