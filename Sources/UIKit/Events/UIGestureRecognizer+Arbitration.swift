/// What follows from a recogniser's state.
///
/// What always holds: of the recognisers that watch one touch, one recognises and makes the others fail, unless a
/// delegate lets two recognise together; and one that requires others to fail recognises only after they have.
extension UIGestureRecognizer {
    final func transition(to newState: State) {
        switch (currentState, newState) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            if let deferred = deferredState { moveOn(from: deferred, to: newState) } else { recognize(newState) }
        case (.possible, .failed), (.possible, .cancelled):
            deferredState = nil
            finish(.failed)
        case (.began, .changed), (.changed, .changed):
            currentState = .changed
            sendActions()
        case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            finish(newState)
        case (.began, .failed), (.changed, .failed):
            finish(.cancelled)
        default: break
        }
    }

    /// A gesture that waits goes on: one that ends before it could begin is none.
    private func moveOn(from deferred: State, to newState: State) {
        guard newState == .ended, deferred != .ended else { return }
        deferredState = nil
        finish(.failed)
    }

    private func recognize(_ newState: State) {
        guard mayBegin else { return finish(.failed) }
        for other in competitors where other.hasRecognized && !other.mayRecognize(beside: self) {
            if other.canPrevent(self), canBePrevented(by: other) { return finish(.failed) }
        }
        let required = requiredFailures.filter { $0.isInPlay || $0.hasRecognized }
        if required.contains(where: { $0.hasRecognized }) { return finish(.failed) }
        if required.contains(where: { $0.currentState == .possible }) {
            deferredState = newState
            UIApplication.shared.input.deferredRecognizers.append(self)
            return
        }
        takeOver(newState)
    }

    /// The gesture is recognised: others fail, the view loses the touches, the actions run.
    private func takeOver(_ newState: State) {
        currentState = newState == .ended ? .ended : .began
        for other in competitors where other.currentState == .possible && other.isInPlay {
            if canPrevent(other), other.canBePrevented(by: self), !mayRecognize(beside: other) {
                other.state = .failed
            }
        }
        if cancelsTouchesInView {
            for touch in sequence { touch.cancelInView(nil) }
            UIApplication.shared.input.heldTouches.removeAll { $0.delivery == .none }
        }
        sendActions()
        didSettle()
    }

    private func finish(_ newState: State) {
        currentState = newState
        if newState != .failed { sendActions() }
        didSettle()
    }

    /// Others that waited for this recogniser may go on, and so may touches that it held.
    private func didSettle() {
        let application = UIApplication.shared
        application.resumeDeferredRecognizers()
        application.releaseHeldTouches()
        resetIfOver()
    }

    /// Tries again after another recogniser has settled.
    fileprivate func resume() {
        guard let deferred = deferredState else { return }
        deferredState = nil
        recognize(deferred)
    }

    private var hasRecognized: Bool {
        currentState == .began || currentState == .changed || currentState == .ended
    }

    private var mayBegin: Bool {
        guard isEnabled, let view else { return false }
        guard view.gestureRecognizerShouldBegin(self) else { return false }
        if let hit = sequence.last?.view, hit !== view, !hit.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// The other recognisers that watch the touches of this gesture.
    private var competitors: [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        for touch in sequence {
            for other in touch.gestureRecognizers ?? [] where other !== self {
                if !result.contains(where: { $0 === other }) { result.append(other) }
            }
        }
        return result
    }

    private var requiredFailures: [UIGestureRecognizer] {
        let own = failureRequirements.compactMap { $0.recognizer }
        return own
            + competitors.filter { other in
                delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
                    || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
            }
    }

    private func mayRecognize(beside other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }
}

extension UIApplication {
    /// Has recognisers that wait for others look again.
    func resumeDeferredRecognizers() {
        let waiting = input.deferredRecognizers
        input.deferredRecognizers.removeAll()
        for recognizer in waiting { recognizer.resume() }
    }
}
