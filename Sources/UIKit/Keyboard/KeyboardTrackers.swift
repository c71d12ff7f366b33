import Foundation

/// What follows keyboards, in the order in which it was added. (Notifications would come in a random order.)
@MainActor final class KeyboardTrackers {
    private final class Entry {
        weak var tracker: (any KeyboardFrameTracker)?
        init(_ tracker: any KeyboardFrameTracker) { self.tracker = tracker }
    }

    private var entries: [Entry] = []
    /// Grows with each change of a keyboard and of the list.
    @exclusivity(unchecked) private(set) var generation = 0
    private var seen = -1

    nonisolated init() {}

    func add(_ tracker: any KeyboardFrameTracker) {
        entries.append(Entry(tracker))
        invalidate()
    }

    /// A keyboard has moved, come or gone.
    func invalidate() { generation &+= 1 }

    /// Has everything follow, if anything has moved since the last time. Returns whether anything changed.
    func update() -> Bool {
        let now = UIApplication.shared.placeGeneration
        guard now != seen else { return false }
        seen = now
        var changed = false
        // By index, since one that follows may add another.
        var index = 0
        while index < entries.count {
            guard let tracker = entries[index].tracker else {
                entries.remove(at: index)
                continue
            }
            if tracker.keyboardFrameOrGeometryDidChange() { changed = true }
            index += 1
        }
        return changed
    }
}
