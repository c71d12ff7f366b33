/// What happens to text that is too long for its line, with UIKit's raw values.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, between words where that is possible.
    case byWordWrapping = 0
    /// It goes on in the next line, between any two characters.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// Its beginning is left out.
    case byTruncatingHead = 3
    /// Its end is left out.
    case byTruncatingTail = 4
    /// Its middle is left out.
    case byTruncatingMiddle = 5
}
