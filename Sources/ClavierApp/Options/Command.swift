/// What to do: the command line as a value.
enum Command: Equatable {
    case help
    case version
    case run(Options)

    /// Reads the arguments, the program's name left out. Accepts `--name value` and `--name=value`.
    /// Throws an `OptionError` for the first thing that is wrong.
    init(arguments: [String]) throws(OptionError) {
        if arguments.contains("--help") || arguments.contains("-h") {
            self = .help
        } else if arguments.contains("--version") {
            self = .version
        } else {
            self = .run(try Self.options(from: arguments))
        }
    }

    /// The options that are no `OptionDefinition`.
    private static let withoutValue = ["--help", "-h", "--version"]

    private static func options(from arguments: [String]) throws(OptionError) -> Options {
        var options = Options()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2, withoutValue.contains(parts[0]) { throw .unexpectedValue(parts[0]) }
            guard let definition = OptionDefinition.all.first(where: { $0.name == parts[0] }) else {
                throw .unknown(parts[0])
            }
            let inline = parts.count == 2 ? parts[1] : nil
            let value = try value(for: definition, inline: inline, rest: &rest)
            guard definition.apply(value, &options) else {
                throw .wrongValue(definition.name, value: value, allowed: definition.allowed)
            }
        }
        if options.snapshotTime != nil, options.snapshot == nil { throw .needs("--at", other: "--snapshot") }
        if let file = options.snapshot, file == options.trace { throw .sameFile(file) }
        try checkPixels(options)
        try checkSafeArea(options)
        try checkKeyboard(options)
        return options
    }

    /// In a window that is made lower later on, the keyboard gives way.
    private static func checkKeyboard(_ options: Options) throws(OptionError) {
        let largest = options.largestKeyboardHeight(on: options.size.height)
        guard let height = options.keyboardHeight, height > largest else { return }
        throw .keyboardTooHigh(window: Int(options.size.height), allowed: Int(largest))
    }

    private static func checkSafeArea(_ options: Options) throws(OptionError) {
        guard let insets = options.safeArea else { return }
        if insets.left + insets.right < options.size.width, insets.top + insets.bottom < options.size.height { return }
        throw .nothingSafe(width: Int(options.size.width), height: Int(options.size.height))
    }

    /// X has 16-bit coordinates, and a server must hold the whole picture.
    private static let largestSide = 32767.0
    private static let mostPixels = 8192.0 * 8192

    private static func checkPixels(_ options: Options) throws(OptionError) {
        let width = options.size.width * (options.scale ?? 1)
        let height = options.size.height * (options.scale ?? 1)
        if max(width, height) <= largestSide, width * height <= mostPixels { return }
        throw .tooManyPixels(width: Int(width), height: Int(height), allowed: Int(mostPixels))
    }

    private static func value(
        for definition: OptionDefinition, inline: String?, rest: inout ArraySlice<String>
    ) throws(OptionError) -> String {
        guard definition.placeholder != nil else {
            if inline != nil { throw .unexpectedValue(definition.name) }
            return ""
        }
        if let inline { return inline }
        guard let next = rest.first, !next.hasPrefix("--") else {
            throw .missingValue(definition.name, allowed: definition.allowed)
        }
        rest.removeFirst()
        return next
    }
}
