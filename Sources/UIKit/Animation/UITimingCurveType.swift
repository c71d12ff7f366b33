/// Which parameters a timing curve provider has, with UIKit's raw values.
public enum UITimingCurveType: Int, Sendable {
    /// A curve with a name.
    case builtin = 0
    /// Control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// Control points and a spring.
    case composed = 3
}
