/// How a line ends, with Core Graphics' raw values.
public enum CGLineCap: Int32, Sendable {
    /// At its end point.
    case butt = 0
    /// With a half circle around it.
    case round = 1
    /// With half a square around it.
    case square = 2
}
