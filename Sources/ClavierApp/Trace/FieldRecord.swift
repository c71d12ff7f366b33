import UIKit

/// What the trace says of one text field.
struct FieldRecord: Equatable {
    var name: String
    /// Screen coordinates.
    var frame: CGRect
    var isFocused: Bool
}
