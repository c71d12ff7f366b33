import Foundation

/// The processor time of this program: what other programs on the machine do does not count.
enum ProcessorTime {
    /// The time spent so far, in nanoseconds.
    static var nanoseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// The time that `body` takes, in microseconds.
    static func microseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = nanoseconds
        try body()
        return (nanoseconds - start) / 1000
    }
}
