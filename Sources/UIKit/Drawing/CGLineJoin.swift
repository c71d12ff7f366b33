/// How a line turns, with Core Graphics' raw values.
public enum CGLineJoin: Int32, Sendable {
    /// With a sharp corner.
    case miter = 0
    /// With a round one.
    case round = 1
    /// With a cut one.
    case bevel = 2
}
