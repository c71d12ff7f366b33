/// What the pointer looks like over a view.
public enum UIPointerShape: Hashable, Sendable {
    /// The arrow.
    case arrow
    /// The beam that stands between letters.
    case beam
    /// The hand over something that can be pressed.
    case hand
    /// Resizes to the left and right.
    case resizeHorizontal
    /// Resizes up and down.
    case resizeVertical
    /// Resizes from the top left corner.
    case resizeTopLeft
    /// Resizes from the top right corner.
    case resizeTopRight
    /// Resizes from the bottom left corner.
    case resizeBottomLeft
    /// Resizes from the bottom right corner.
    case resizeBottomRight
    /// Moves what is under it.
    case move
}
