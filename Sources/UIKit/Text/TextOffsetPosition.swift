import Foundation

/// A place in a text field's or text view's text, in UTF-16 units from its start.
final class TextOffsetPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetPosition)?.offset == offset }
    override var hash: Int { offset.hashValue }
}
