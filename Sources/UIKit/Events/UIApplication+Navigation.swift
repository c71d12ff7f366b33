import Foundation

/// What keys do that no responder used.
extension UIApplication {
    func navigate(_ presses: Set<UIPress>) {
        for press in presses {
            guard let key = press.key, navigate(key) else {
                input.pressIsUnused = true
                continue
            }
        }
    }

    /// Returns whether the key did something.
    private func navigate(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        switch key.keyCode {
        case .keyboardTab where modifiers.subtracting([.shift, .control]).isEmpty:
            return moveFocus(forward: !modifiers.contains(.shift))
        case .keyboardEscape where modifiers.isEmpty:
            return firstResponder?.resignFirstResponder() ?? false
        default:
            return modifiers.isEmpty && scroll(key.keyCode)
        }
    }

    /// What keys can reach: what is presented in front in the key window, else all of that.
    private var frontmostView: UIView? {
        keyWindow?.subviews.last { $0 is PresentationView } ?? keyWindow
    }

    /// Moves the focus to the next or previous stop of the Tab key. Returns whether there is one.
    private func moveFocus(forward: Bool) -> Bool {
        guard let area = frontmostView else { return false }
        let stops = area.focusStops
        guard !stops.isEmpty else { return false }
        let next: Int
        if let current = stops.firstIndex(where: { $0 === firstResponder }) {
            next = (current + (forward ? 1 : stops.count - 1)) % stops.count
        } else {
            next = forward ? 0 : stops.count - 1
        }
        let view = stops[next]
        if view.canBecomeFirstResponder {
            guard view.becomeFirstResponder() else { return false }
        } else {
            if let old = firstResponder, !old.resignFirstResponder() { return false }
            setFirstResponder(view)
        }
        if let text = view as? any TextInteractionClient {
            if view is UITextField { text.interaction.select(anchor: 0, head: text.interaction.editor.length) }
        } else if let control = view as? UIControl {
            control.isFocusVisible = true
        }
        view.scrollIntoView()
        return true
    }

    /// Scrolls the scroll view around the first responder, else the first one that keys can reach.
    private func scroll(_ key: UIKeyboardHIDUsage) -> Bool {
        var responder = firstResponder
        while let current = responder, !(current is UIScrollView) { responder = current.next }
        guard let scrollView = responder as? UIScrollView ?? frontmostView?.firstDescendant(UIScrollView.self) else {
            return false
        }
        return scrollView.scroll(by: key)
    }
}

extension UIView {
    /// The views in which the Tab key stops, in the order of the hierarchy.
    final var focusStops: [UIView] {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return [] }
        return (canBecomeFocused ? [self] : []) + subviews.flatMap { $0.focusStops }
    }

    /// Scrolls the scroll views around this view until it is seen.
    final func scrollIntoView() {
        var ancestor = superview
        while let view = ancestor {
            if let scrollView = view as? UIScrollView {
                scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
            }
            ancestor = view.superview
        }
    }

    /// The first view of a kind inside, this one included, in the order of the hierarchy.
    final func firstDescendant<View: UIView>(_ type: View.Type) -> View? {
        if isHidden { return nil }
        if let view = self as? View { return view }
        for subview in subviews {
            if let found = subview.firstDescendant(type) { return found }
        }
        return nil
    }
}
