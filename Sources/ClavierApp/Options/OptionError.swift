/// A command line that cannot be carried out: what was wrong, and what is allowed.
enum OptionError: Error, Equatable, CustomStringConvertible {
    case unknown(String)
    case missingValue(String, allowed: String)
    case unexpectedValue(String)
    case wrongValue(String, value: String, allowed: String)
    case needs(String, other: String)
    case sameFile(String)
    case nothingSafe(width: Int, height: Int)
    case keyboardTooHigh(window: Int, allowed: Int)
    case tooManyPixels(width: Int, height: Int, allowed: Int)

    var description: String {
        switch self {
        case .unknown(let text):
            "there is no option '\(text)'; 'clavier --help' lists them all"
        case .missingValue(let option, let allowed):
            "\(option) needs a value: \(allowed)"
        case .unexpectedValue(let option):
            "\(option) takes no value"
        case .wrongValue(let option, let value, let allowed):
            "'\(value)' is no value for \(option), which takes \(allowed)"
        case .needs(let option, let other):
            "\(option) is of use only together with \(other)"
        case .sameFile(let file):
            "'\(file)' cannot take both the picture and the trace; name another file for one of them"
        case .nothingSafe(let width, let height):
            "--safe-area leaves nothing of a window of \(width) x \(height) points; choose smaller insets, or a larger "
                + "window with --size"
        case .keyboardTooHigh(let window, let allowed):
            "--keyboard-height leaves no room for the field in a window \(window) points high, where \(allowed) is the most; "
                + "choose less, or a higher window with --size"
        case .tooManyPixels(let width, let height, let allowed):
            "--size and --scale make \(width) x \(height) pixels, more than the \(allowed) that a window or a picture may "
                + "have, or than 32767 on a side; choose a smaller size or scale"
        }
    }
}
