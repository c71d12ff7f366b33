/// How a controller that is presented comes and goes, with UIKit's raw values.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom of the window, and down again.
    case coverVertical = 0
    /// It fades in and out: nothing turns in space here.
    case flipHorizontal = 1
    /// It fades in and out.
    case crossDissolve = 2
    /// It fades in and out.
    case partialCurl = 3
}
