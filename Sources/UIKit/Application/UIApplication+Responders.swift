import Foundation

extension UIApplication {
    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let old = firstResponder, !old.canResignFirstResponder { return false }
        setFirstResponder(responder)
        return firstResponder === responder
    }

    func resignFirstResponder(_ responder: UIResponder) -> Bool {
        guard firstResponder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        setFirstResponder(nil)
        return firstResponder !== responder
    }

    /// Makes `responder` the first one without asking anybody.
    func setFirstResponder(_ responder: UIResponder?) {
        guard firstResponder !== responder else { return }
        let old = firstResponder
        firstResponder = responder
        old?.didResignFirst()
        guard firstResponder === responder else { return }
        responder?.didBecomeFirst()
        guard firstResponder === responder else { return }
        firstResponderDidChange(from: old)
        if firstResponder === responder { responder?.keyboardDidFollow() }
    }
}
