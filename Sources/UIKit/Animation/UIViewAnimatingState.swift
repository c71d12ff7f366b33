/// Where an animator is in its life, with UIKit's raw values.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not started, or has finished.
    case inactive = 0
    /// It runs or is paused.
    case active = 1
    /// It was stopped and waits for `finishAnimation(at:)`.
    case stopped = 2
}
