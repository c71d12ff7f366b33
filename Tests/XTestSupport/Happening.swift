import Dispatch

/// Something that a test waits for: callbacks call `happened()`, and waiting ends when the condition then holds.
@MainActor public final class Happening {
    private struct Waiter {
        var condition: @MainActor () -> Bool
        var continuation: CheckedContinuation<Bool, Never>
    }

    private var waiters: [Int: Waiter] = [:]
    private var count = 0

    /// Nothing has happened yet.
    public init() {}

    /// Looks again at what is waited for.
    public func happened() {
        for (number, waiter) in waiters where waiter.condition() {
            waiters[number] = nil
            waiter.continuation.resume(returning: true)
        }
    }

    /// Waits until `condition` holds, looking at it now and whenever something happened. Returns false when that takes
    /// longer than a limit that only a failing test reaches; other tests may have the main actor for most of a minute.
    public func wait(seconds: Int = 300, until condition: @escaping @MainActor () -> Bool) async -> Bool {
        if condition() { return true }
        count += 1
        let number = count
        return await withCheckedContinuation { continuation in
            waiters[number] = Waiter(condition: condition, continuation: continuation)
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
                MainActor.assumeIsolated {
                    self?.waiters.removeValue(forKey: number)?.continuation.resume(returning: false)
                }
            }
        }
    }
}
