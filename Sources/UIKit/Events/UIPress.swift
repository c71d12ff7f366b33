import Foundation

/// One physical key, from its press to its release.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where a press is in its life, with UIKit's raw values.
    public enum Phase: Int, Sendable {
        /// The key has just gone down.
        case began = 0
        /// The key is down and repeats.
        case changed = 1
        /// Nothing changed.
        case stationary = 2
        /// The key went up.
        case ended = 3
        /// The release will not be seen.
        case cancelled = 4
    }

    /// Where the press is in its life.
    open internal(set) var phase: Phase
    /// When it last changed, in seconds on the host's clock.
    open internal(set) var timestamp: TimeInterval
    /// The key.
    open internal(set) var key: UIKey?

    init(phase: Phase, timestamp: TimeInterval, key: UIKey) {
        self.phase = phase
        self.timestamp = timestamp
        self.key = key
    }
}
