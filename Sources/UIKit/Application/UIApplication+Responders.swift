import Foundation

extension UIApplication {
    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        let old = firstResponder
        if let old, !giveWay(old) { return false }
        setFirstResponder(responder, after: old)
        return firstResponder === responder
    }

    /// Has the first responder resign to another one; the keyboard stays, since it follows that one. Returns whether
    /// its place is free: it may have refused, or somebody else may have stepped in.
    private func giveWay(_ old: UIResponder) -> Bool {
        let wasExpected = input.successorIsExpected
        input.successorIsExpected = true
        let hasResigned = old.resignFirstResponder()
        input.successorIsExpected = wasExpected
        guard firstResponder == nil else { return false }
        if !hasResigned { firstResponderDidChange(from: old) }
        return hasResigned
    }

    func resignFirstResponder(_ responder: UIResponder) -> Bool {
        guard firstResponder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        if input.successorIsExpected {
            firstResponder = nil
            responder.didResignFirst()
        } else {
            setFirstResponder(nil)
        }
        return firstResponder !== responder
    }

    /// Makes `responder` the first one without asking anybody.
    func setFirstResponder(_ responder: UIResponder?) {
        guard firstResponder !== responder else { return }
        let old = firstResponder
        firstResponder = nil
        old?.didResignFirst()
        guard firstResponder == nil else { return }
        setFirstResponder(responder, after: old)
    }

    /// Makes `responder` the first one, now that `old` has resigned, and has the keyboard follow.
    private func setFirstResponder(_ responder: UIResponder?, after old: UIResponder?) {
        firstResponder = responder
        responder?.didBecomeFirst()
        guard firstResponder === responder else { return }
        firstResponderDidChange(from: old)
        if firstResponder === responder { responder?.keyboardDidFollow() }
    }
}
