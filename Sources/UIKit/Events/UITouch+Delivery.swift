/// What the view in which a touch began is told of it, and when.
///
/// A view is told of the beginning, the moves and one end of a touch, in this order, or of nothing. A recogniser that
/// may still recognise can keep the beginning back (`delaysTouchesBegan`) or the end (`delaysTouchesEnded`); when it
/// fails the view is told, when it recognises the touch is cancelled for the view.
extension UITouch {
    /// Tells the view what the touch's phase says, or keeps it back.
    func deliverToView(_ event: UIEvent) {
        switch phase {
        case .began: if !beginningIsHeld { tellBeginning(event) }
        case .moved: if delivery == .told { view?.touchesMoved([self], with: event) }
        case .ended: if endIsHeld { UIApplication.shared.input.heldTouches.append(self) } else { tellEnd(event) }
        case .cancelled: cancelInView(event)
        case .stationary: break
        }
    }

    /// Takes the touch from the view.
    func cancelInView(_ event: UIEvent?) {
        let wasTold = delivery == .told
        delivery = .none
        guard wasTold else { return }
        let phase = phase
        self.phase = .cancelled
        view?.touchesCancelled([self], with: event)
        self.phase = phase
    }

    /// Tells the view what was kept back, now that fewer recognisers are possible. Returns whether nothing is left.
    func release(_ event: UIEvent) -> Bool {
        if phase == .ended {
            if endIsHeld { return false }
            tellEnd(event)
            return true
        }
        if delivery == .held, !beginningIsHeld { tellBeginning(event) }
        return true
    }

    private var beginningIsHeld: Bool {
        delivery != .none
            && (gestureRecognizers ?? []).contains { $0.state == .possible && $0.holdsBeginning(of: self) }
    }

    private var endIsHeld: Bool {
        delivery != .none
            && (gestureRecognizers ?? []).contains { $0.state == .possible && $0.isInPlay && $0.delaysTouchesEnded }
    }

    private func tellBeginning(_ event: UIEvent) {
        guard delivery == .held else { return }
        delivery = .told
        let phase = phase
        self.phase = .began
        view?.touchesBegan([self], with: event)
        self.phase = phase
    }

    private func tellEnd(_ event: UIEvent) {
        tellBeginning(event)
        guard delivery == .told else { return }
        delivery = .none
        view?.touchesEnded([self], with: event)
    }
}

extension UIApplication {
    /// Tells views what recognisers have kept from them and no longer do.
    func releaseHeldTouches() {
        for touch in input.touches.values where touch.delivery == .held && touch.phase != .began {
            _ = touch.release(touchesEvent)
        }
        let held = input.heldTouches
        input.heldTouches.removeAll()
        for touch in held where !touch.release(touchesEvent) { input.heldTouches.append(touch) }
    }
}
