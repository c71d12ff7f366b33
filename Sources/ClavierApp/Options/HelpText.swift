/// What `--help` prints.
enum HelpText {
    static let version = "0.1.0"

    static let text: String = {
        var lines = [
            "usage: clavier [option ...]",
            "",
            "Shows a view, a keyboard that slides in and out, and the layout guide that is the",
            "intersection of the two, painted at every frame.",
            "",
        ]
        let width = 26
        for option in OptionDefinition.all {
            let name = option.placeholder.map { "\(option.name) \($0)" } ?? option.name
            lines += entry(name, option.help, width)
        }
        lines += entry("--version", "print the version and end", width)
        lines += entry("--help", "print this and end", width)
        lines += [
            "",
            "Keys: Tab goes from field to field and on to the controls, Space presses one, Escape",
            "hides the keyboard. Alt and an arrow move the host view; Alt and Home or End make it",
            "narrower or wider, Alt and Page Up or Page Down lower or higher.",
            "",
            "The keyboard's own curve is a spring of half a second, which programs are told of as a",
            "quarter of a second on curve 7, as on an iPhone.",
            "",
            "Exit codes: 0 done, SIGTERM and Ctrl+C included; 64 wrong option or value; 69 no X",
            "display; 70 the X server went away; 73 a file could not be written; 128 and the",
            "signal's number when a signal came before the picture of --snapshot was written.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }()

    private static func entry(_ name: String, _ help: String, _ width: Int) -> [String] {
        let indent = String(repeating: " ", count: width + 2)
        let helpLines = help.split(separator: "\n").map(String.init)
        if name.count > width - 2 { return ["  " + name] + helpLines.map { indent + $0 } }
        let first = "  " + name + String(repeating: " ", count: width - name.count) + (helpLines.first ?? "")
        return [first] + helpLines.dropFirst().map { indent + $0 }
    }
}
