import Foundation

/// Two places in a text field's or text view's text, in UTF-16 units from its start.
final class TextOffsetRange: UITextRange {
    let range: Range<Int>

    init(_ range: Range<Int>) { self.range = range }

    override var start: UITextPosition { TextOffsetPosition(range.lowerBound) }
    override var end: UITextPosition { TextOffsetPosition(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    override var hash: Int { range.hashValue }
}
