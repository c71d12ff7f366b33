/// Where an animation came to its end, with UIKit's raw values.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where it was going.
    case end = 0
    /// Where it came from.
    case start = 1
    /// Half way.
    case current = 2
}
