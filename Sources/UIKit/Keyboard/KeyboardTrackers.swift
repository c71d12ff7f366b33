import Foundation

/// What follows keyboards, in the order in which it was added. (Notifications would come in a random order.)
@MainActor final class KeyboardTrackers {
    private struct Entry { weak var tracker: (any KeyboardFrameTracker)? }

    private var entries: [Entry] = []
    /// The number of entries at which those of trackers that are gone are dropped: twice what was left the last time.
    private var limit = 16
    /// Grows with each change of a keyboard and of the list.
    @exclusivity(unchecked) private(set) var generation = 0
    private var seen = -1

    nonisolated init() {}

    func add(_ tracker: any KeyboardFrameTracker) {
        if entries.count >= limit {
            entries.removeAll { $0.tracker == nil }
            limit = max(16, 2 * entries.count)
        }
        entries.append(Entry(tracker: tracker))
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
            let tracker = entries[index].tracker
            if tracker?.keyboardFrameOrGeometryDidChange() == true { changed = true }
            index += 1
        }
        return changed
    }
}
