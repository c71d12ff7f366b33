extension UIWindow {
    /// Gives an event to the recognisers and views that it is for: recognisers first, from the innermost outward.
    final func dispatch(_ event: UIEvent) {
        switch event {
        case let presses as UIPressesEvent: dispatchPresses(presses)
        default:
            let changed = (event.touches(for: self) ?? []).filter { $0.phase != .stationary }
            for touch in changed {
                dispatchToRecognizers(touch, event)
                touch.deliverToView(event)
            }
        }
    }

    private func dispatchToRecognizers(_ touch: UITouch, _ event: UIEvent) {
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.receive(touch, event) }
    }

    /// Without a first responder keys go to the root controller's view, and so along its chain.
    private func dispatchPresses(_ event: UIPressesEvent) {
        let target = UIApplication.shared.firstResponder ?? rootViewController?.viewIfLoaded ?? self
        for press in event.allPresses {
            switch press.phase {
            case .began: target.pressesBegan([press], with: event)
            case .changed: target.pressesChanged([press], with: event)
            case .ended: target.pressesEnded([press], with: event)
            case .cancelled: target.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }
}
