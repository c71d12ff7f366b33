extension TextEditor {
    /// Text as it may stand in the editor: line ends become newlines, or blanks where there is one line only; control
    /// characters go. Nothing else is lost.
    static func cleaned(_ string: String, isMultiline: Bool) -> String {
        guard string.unicodeScalars.contains(where: { needsCleaning($0) }) else { return string }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in string.unicodeScalars {
            defer { previous = scalar }
            switch scalar {
            case "\n" where previous == "\r": continue
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append(isMultiline ? "\n" : " ")
            case "\t": result.append(isMultiline ? "\t" : " ")
            case _ where needsCleaning(scalar): continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    private static func needsCleaning(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}
