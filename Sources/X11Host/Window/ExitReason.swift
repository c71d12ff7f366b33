/// Why `WindowHost.run()` returned.
public enum ExitReason: Hashable, Sendable {
    /// `WindowHost.stop()` was called, or the person closed the window and nobody objected.
    case stopped
    /// The X server went away.
    case connectionLost
}
