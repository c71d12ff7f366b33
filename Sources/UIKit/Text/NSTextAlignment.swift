import Foundation

/// Where a line of text stands, with UIKit's raw values.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// Over the whole width; here as at the left.
    case justified = 3
    /// Where lines of the text's language begin; here at the left.
    case natural = 4

    /// The part of a line's free room that stands before it.
    var leadingShare: CGFloat {
        switch self {
        case .left, .justified, .natural: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
