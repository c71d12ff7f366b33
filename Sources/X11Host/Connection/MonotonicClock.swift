import Foundation

/// The clock that event times, frames and deadlines are on: CLOCK_MONOTONIC, as the Present extension's.
public enum MonotonicClock {
    /// Now, in seconds.
    public static var now: TimeInterval { read(CLOCK_MONOTONIC) }

    /// CPU time that the calling thread has used, in seconds.
    static var threadTime: TimeInterval { read(CLOCK_THREAD_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> TimeInterval {
        var time = timespec()
        clock_gettime(clock, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
    }
}
