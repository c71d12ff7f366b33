/// Whether a view is mirrored where reading goes from right to left, with UIKit's raw values.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the reading direction.
    case unspecified = 0
    /// Playback controls: never mirrored.
    case playback = 1
    /// Controls of a direction in space: never mirrored.
    case spatial = 2
    /// Left to right in any case.
    case forceLeftToRight = 3
    /// Right to left in any case.
    case forceRightToLeft = 4
}
