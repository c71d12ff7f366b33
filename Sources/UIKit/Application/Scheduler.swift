import Foundation

/// Closures that wait for a time on the host's clock: blinking, long presses, repeats. It takes the place of Foundation's
/// `Timer`, whose clock no test can set.
@MainActor public final class Scheduler {
    /// A closure that waits; cancel it to have it forgotten.
    public final class Entry {
        let deadline: TimeInterval
        fileprivate let order: Int
        fileprivate let action: @MainActor () -> Void
        fileprivate(set) var isPending = true

        fileprivate init(deadline: TimeInterval, order: Int, action: @escaping @MainActor () -> Void) {
            self.deadline = deadline
            self.order = order
            self.action = action
        }
    }

    /// Called when `nextDeadline` has changed.
    var onNextDeadlineChange: (@MainActor () -> Void)?

    private var entries: [Entry] = [] {
        didSet { if oldValue.first?.deadline != entries.first?.deadline { onNextDeadlineChange?() } }
    }
    private var count = 0

    nonisolated init() {}

    /// When the first closure is due; nil when none waits.
    var nextDeadline: TimeInterval? { entries.first?.deadline }

    /// Has `action` run at the first `run(until:)` that reaches `deadline`. Equal deadlines run in the order asked.
    @discardableResult
    public func schedule(at deadline: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Entry {
        count += 1
        let entry = Entry(deadline: deadline, order: count, action: action)
        let place = entries.firstIndex { $0.deadline > deadline } ?? entries.count
        entries.insert(entry, at: place)
        return entry
    }

    /// Forgets a closure; one that has run is forgotten already.
    public func cancel(_ entry: Entry?) {
        guard let entry, entry.isPending else { return }
        entry.isPending = false
        entries.removeAll { $0 === entry }
    }

    /// Runs what is due, each at most once; what these closures schedule waits for the next call.
    func run(until time: TimeInterval) {
        let last = count
        while let entry = firstDue(at: time, upTo: last) {
            cancel(entry)
            entry.action()
        }
    }

    private func firstDue(at time: TimeInterval, upTo order: Int) -> Entry? {
        for entry in entries {
            if entry.deadline > time { return nil }
            if entry.order <= order { return entry }
        }
        return nil
    }
}
