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
        guard let responder = application.firstResponder, isAround(responder) else { return false }
        if force { application.setFirstResponder(nil) } else { responder.resignFirstResponder() }
        return application.firstResponder !== responder
    }

    private func isAround(_ responder: UIResponder) -> Bool {
        var current: UIResponder? = responder
        while let link = current {
            if link === self { return true }
            current = link.next
        }
        return false
    }
}
