/// A piece of text put in place of another: every edit is one.
struct TextChange: Equatable {
    /// What is replaced, in UTF-16 units.
    var range: Range<Int>
    /// What comes in its place.
    var replacement: String
}
