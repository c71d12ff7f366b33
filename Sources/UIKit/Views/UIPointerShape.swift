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
    /// Resizes from the top left or bottom right corner.
    case resizeDiagonalDown
    /// Resizes from the bottom left or top right corner.
    case resizeDiagonalUp
    /// Moves what is under it.
    case move
}
