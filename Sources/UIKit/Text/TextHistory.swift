/// What was changed, so that it can be changed back.
///
/// Letters typed one after the other make one step up to the end of a word; so do characters deleted one by one. What
/// is typed over a selection is one step with the selection's going.
struct TextHistory {
    /// One step: `removed` stood where `inserted` stands now.
    struct Step {
        var location: Int
        var removed: String
        var inserted: String
        /// The selection before the step.
        let anchor: Int
        let head: Int
    }

    /// Older steps are forgotten.
    private static let limit = 200

    private var done: [Step] = []
    private var undone: [Step] = []
    /// Whether the next change may become part of the last step.
    private var isOpen = false
    /// Whether the last step has made room for text that is yet to come.
    private var isMakingRoom = false

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    /// Has the next change be a step of its own.
    mutating func close() {
        isOpen = false
        isMakingRoom = false
    }

    /// Adds a change that only makes room for the next one, which is part of the same step.
    mutating func makeRoom(_ step: Step) {
        close()
        add(step)
        isMakingRoom = true
    }

    /// Adds a change; typing and deleting by single characters joins the step before.
    mutating func add(_ step: Step) {
        guard !step.removed.isEmpty || !step.inserted.isEmpty else { return }
        undone.removeAll()
        let isTyping = step.removed.isEmpty && step.inserted.count == 1
        let isDeleting = step.inserted.isEmpty && step.removed.count == 1
        defer { isMakingRoom = false }
        if isMakingRoom, step.removed.isEmpty, step.location == done.last?.location {
            done[done.count - 1].inserted = step.inserted
        } else if isOpen, var last = done.last, last.absorb(step, isTyping: isTyping, isDeleting: isDeleting) {
            done[done.count - 1] = last
        } else {
            done.append(step)
            if done.count > Self.limit { done.removeFirst() }
        }
        isOpen = step.inserted.count == 1 || isDeleting
    }

    /// Takes the last step off; the caller changes it back.
    mutating func undo() -> Step? {
        close()
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        return step
    }

    /// Takes the last step that was changed back; the caller does it again.
    mutating func redo() -> Step? {
        close()
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        return step
    }
}

extension TextHistory.Step {
    /// Makes `next` part of this step if the two belong together.
    fileprivate mutating func absorb(_ next: TextHistory.Step, isTyping: Bool, isDeleting: Bool) -> Bool {
        if isTyping, !inserted.isEmpty, next.location == location + inserted.utf16.count {
            let startsWord = inserted.last?.isWhitespace ?? false && !(next.inserted.first?.isWhitespace ?? false)
            guard !startsWord, inserted.last?.isNewline == false else { return false }
            inserted += next.inserted
            return true
        }
        guard isDeleting, inserted.isEmpty else { return false }
        if next.location + next.removed.utf16.count == location {
            location = next.location
            removed = next.removed + removed
            return true
        }
        guard next.location == location else { return false }
        removed += next.removed
        return true
    }
}
