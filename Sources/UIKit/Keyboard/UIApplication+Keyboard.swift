extension UIApplication {
    /// The first responder reads its input views again.
    func firstResponderInputViewsChanged() {
        firstResponder?.keyboardScreen.keyboard.reloadInputViews()
    }

    /// The keyboard of the first responder's screen follows it; those of other screens leave.
    func firstResponderDidChange(from old: UIResponder?) {
        let screen = firstResponder?.keyboardScreen
        if let old, old.keyboardScreen !== screen { old.keyboardScreen.keyboard.follow(nil) }
        screen?.keyboard.follow(firstResponder)
    }

    /// Has what tracks the keyboard follow. Returns whether anything changed.
    func updateTrackedGuides() -> Bool { keyboardTrackers.update() }

    /// Grows with each change of a keyboard or of any view's place: what was worked out from them holds while it is the
    /// same.
    package var placeGeneration: Int { keyboardTrackers.generation &+ geometryGeneration }

    /// Adds something that follows the keyboard, behind those added before. It is not kept alive.
    public func addKeyboardFrameTracker(_ tracker: any KeyboardFrameTracker) {
        keyboardTrackers.add(tracker)
        setNeedsFrame()
    }
}

extension UIResponder {
    /// The screen whose keyboard types into the responder.
    fileprivate final var keyboardScreen: UIScreen { hostWindow?.screen ?? .main }
}
