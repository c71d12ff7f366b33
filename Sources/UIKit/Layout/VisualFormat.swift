import Foundation

/// What a visual format says, before names are looked up. Columns count characters from 0.
struct VisualFormat {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// What stands before the first view, if the superview's side does.
    var start: Connection?
    var views: [View] = []
    /// What stands between each view and the next.
    var connections: [Connection] = []
    /// What stands after the last view, if the superview's side does.
    var end: Connection?

    struct View {
        var name: String
        var column: Int
        var sizes: [Predicate] = []
    }

    /// What stands between two neighbours.
    enum Connection {
        /// Nothing: they touch.
        case touching
        /// A lone dash: the system's distance.
        case standard
        /// A distance.
        case distances([Predicate])
    }

    /// `relation value @ priority`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
        var column: Int
    }

    enum Value {
        case number(CGFloat)
        case name(String)
    }

    /// Why a format cannot be used, and where.
    struct Failure: Error, Equatable {
        /// The format.
        var format: String
        /// Where the mistake is: characters from the start.
        var column: Int
        /// What it is, a sentence.
        var reason: String

        /// The report in UIKit's form, with a caret under the column.
        var report: String {
            "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: column))^"
        }
    }
}
