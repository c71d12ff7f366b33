/// Where the keyboard is or goes, as far as notifications tell places apart.
enum KeyboardPlace {
    case hidden
    case docked
    /// Floating or split.
    case undocked

    /// The one table of what is posted, and in which order, when the keyboard goes from a place to another one, or
    /// changes its frame in one: before the slide, and after it. Only a docked keyboard counts as shown.
    static func notifications(
        from old: KeyboardPlace, to new: KeyboardPlace
    ) -> (will: [KeyboardEvent.Kind], did: [KeyboardEvent.Kind]) {
        switch (old, new) {
        case (_, .docked): ([.willChangeFrame, .willShow], [.didChangeFrame, .didShow])
        case (.docked, _): ([.willChangeFrame, .willHide], [.didChangeFrame, .didHide])
        case (.hidden, .hidden): ([], [])
        case (.undocked, _), (.hidden, .undocked): ([.willChangeFrame], [.didChangeFrame])
        }
    }
}
