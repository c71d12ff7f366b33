/// The whole paragraphs that two texts have in common at their front and at their back.
///
/// At least one paragraph of each text is left between them, which may be empty. Code units are compared, not
/// characters, since equal characters may have different ones.
struct CommonParagraphs {
    /// Paragraphs at the front and behind, and the UTF-8 code units that they take with the newlines between them and
    /// what differs.
    private(set) var front = (paragraphs: 0, units: 0)
    private(set) var behind = (paragraphs: 0, units: 0)

    init(of old: String, and new: String) {
        var old = old
        var new = new
        old.withUTF8 { old in new.withUTF8 { new in compare(old, new) } }
    }

    private mutating func compare(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) {
        let newline = UInt8(ascii: "\n")
        let limit = min(old.count, new.count)
        var count = 0
        while count < limit, old[count] == new[count] {
            count += 1
            if old[count - 1] == newline { front = (front.paragraphs + 1, count) }
        }
        count = 0
        while count < limit - front.units, old[old.count - 1 - count] == new[new.count - 1 - count] {
            count += 1
            if old[old.count - count] == newline { behind = (behind.paragraphs + 1, count) }
        }
    }
}
