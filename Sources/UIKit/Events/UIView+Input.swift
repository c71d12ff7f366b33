extension UIView {
    /// `addGestureRecognizer(_:)`.
    final func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.owner = self
    }

    /// `removeGestureRecognizer(_:)`.
    final func detach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        let wasEnabled = gestureRecognizer.isEnabled
        gestureRecognizer.isEnabled = false
        gestureRecognizer.isEnabled = wasEnabled
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.owner = nil
    }

    /// The recognisers that watch a touch which begins in this view, from the innermost outward.
    final func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var view: UIView? = self
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
                if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
                    result.append(recognizer)
                }
            }
            view = current.superview
        }
        return result
    }

    /// `endEditing(_:)`.
    final func resignInside(force: Bool) -> Bool {
        let application = UIApplication.shared
        guard let responder = application.firstResponder, responder.belongs(to: self) else { return false }
        if force { application.setFirstResponder(nil) } else { responder.resignFirstResponder() }
        return application.firstResponder !== responder
    }
}

extension UIResponder {
    /// Whether the responder is a view inside of another one, or belongs to one. The chain alone cannot tell: that of a
    /// presented controller goes on with the one that presented it.
    final func belongs(to view: UIView) -> Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if let own = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded {
                return own.isInside(view)
            }
            responder = current.next
        }
        return false
    }
}
