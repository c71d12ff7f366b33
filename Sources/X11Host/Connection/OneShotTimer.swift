import Dispatch
import Foundation

/// Calls back once at a time on the monotonic clock. Disarmed, it wakes nothing up.
@MainActor final class OneShotTimer {
    private var source: (any DispatchSourceTimer)?
    private var action: (() -> Void)?
    private(set) var deadline: TimeInterval?

    /// Waits for a time in place of any earlier one.
    func arm(at time: TimeInterval, _ action: @escaping () -> Void) {
        self.action = action
        guard deadline != time else { return }
        deadline = time
        let source = source ?? makeSource()
        source.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(max(0, time) * 1e9)), leeway: .nanoseconds(0))
    }

    /// Waits for nothing.
    func disarm() {
        guard deadline != nil else { return }
        deadline = nil
        action = nil
        source?.schedule(deadline: .distantFuture)
    }

    private func makeSource() -> any DispatchSourceTimer {
        let new = DispatchSource.makeTimerSource(queue: .main)
        new.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.fire() } }
        new.activate()
        source = new
        return new
    }

    private func fire() {
        guard let deadline, deadline <= MonotonicClock.now + 1e-3 else { return }
        let action = action
        self.deadline = nil
        self.action = nil
        action?()
    }
}
