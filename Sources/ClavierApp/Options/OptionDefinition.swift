import UIKit

/// One option of the command line: its name, what it takes, and what it does.
struct OptionDefinition: Sendable {
    let name: String
    /// What stands for the value in the help; nil for an option without one.
    let placeholder: String?
    /// The values that it takes, in words.
    let allowed: String
    let help: String
    /// Takes the value over into the options; false when it is not allowed.
    let apply: @Sendable (String, inout Options) -> Bool

    /// The largest window side in points; how many pixels there may be is checked with the scale.
    private static let largestSide: Double = 8192
    /// The largest inset in points; it takes a window's half.
    private static let largestInset: Double = 4096

    static let all: [OptionDefinition] = [
        choice("--scene", Options.Scene.self, "what to show (guide)") { $0.scene = $1 },
        OptionDefinition(
            name: "--size", placeholder: "WxH",
            allowed: "a width from 320 to \(brief(largestSide)) and a height from 240 to \(brief(largestSide)) points, "
                + "as in 900x640",
            help: "the window's size in points (900x640), from 320x240"
        ) { text, options in
            let parts = text.split(separator: "x", omittingEmptySubsequences: false)
            guard parts.count == 2, let width = Numbers.number(parts[0]), let height = Numbers.number(parts[1]),
                (320...largestSide).contains(width), (240...largestSide).contains(height)
            else { return false }
            options.size = CGSize(width: width, height: height)
            return true
        },
        number("--scale", "PIXELS", 0.5...8, "pixels per point (the display's own, 1 for a picture)") { $0.scale = $1 },
        choice("--theme", Options.Theme.self, "light or dark (light)") { $0.theme = $1 },
        OptionDefinition(
            name: "--curve", placeholder: "CURVE", allowed: SlideCurve.allowed,
            help: "the curve of the keyboard's slide (keyboard): linear, easeIn,\n"
                + "easeOut, easeInOut, keyboard, cubic-bezier(a,b,c,d) or\nspring(mass,stiffness,damping)"
        ) { text, options in
            guard let curve = SlideCurve(text) else { return false }
            options.curve = curve
            return true
        },
        number("--duration", "SECONDS", 0...60, "how long the slide takes (the curve's own time)") { $0.duration = $1 },
        OptionDefinition(
            name: "--reduce-motion", placeholder: nil, allowed: "", help: "the keyboard comes and goes without a slide"
        ) { _, options in
            options.reduceMotion = true
            return true
        },
        number(
            "--keyboard-height", "POINTS", 120...4096,
            "the keyboard's height in points (its own)"
        ) {
            $0.keyboardHeight = $1
        },
        OptionDefinition(
            name: "--safe-area", placeholder: "T,L,B,R",
            allowed: "four insets from 0 to \(brief(largestInset)) points: top,left,bottom,right",
            help: "the host view's safe area in points"
        ) { text, options in
            guard let n = Numbers.list(text, count: 4), n.allSatisfy({ (0...largestInset).contains($0) }) else {
                return false
            }
            options.safeArea = UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
            return true
        },
        file("--trace", "FILE", "write what happens as one JSON object a line; - is\nstandard output") {
            $0.trace = $1
        },
        file("--snapshot", "FILE.png", "write a picture of the slide and end, without a window") {
            $0.snapshot = $1
        },
        number("--at", "SECONDS", 0...3600, "the moment of the slide for --snapshot (when it is over)") {
            $0.snapshotTime = $1
        },
    ]

    private static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
        _ name: String, _ type: Value.Type, _ help: String, _ set: @escaping @Sendable (inout Options, Value) -> Void
    ) -> OptionDefinition where Value.RawValue == String {
        let names = type.allCases.map(\.rawValue)
        return OptionDefinition(
            name: name, placeholder: names.joined(separator: "|"), allowed: names.joined(separator: " or "), help: help
        ) { text, options in
            guard let value = Value(rawValue: text) else { return false }
            set(&options, value)
            return true
        }
    }

    private static func number(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Double>, _ help: String,
        _ set: @escaping @Sendable (inout Options, Double) -> Void
    ) -> OptionDefinition {
        OptionDefinition(
            name: name, placeholder: placeholder,
            allowed: "a number from \(brief(range.lowerBound)) to \(brief(range.upperBound))",
            help: "\(help),\n\(brief(range.lowerBound)) to \(brief(range.upperBound))"
        ) { text, options in
            guard let value = Numbers.number(text), range.contains(value) else { return false }
            set(&options, value)
            return true
        }
    }

    private static func file(
        _ name: String, _ placeholder: String, _ help: String,
        _ set: @escaping @Sendable (inout Options, String) -> Void
    ) -> OptionDefinition {
        OptionDefinition(name: name, placeholder: placeholder, allowed: "the name of a file", help: help) {
            text, options in
            guard !text.isEmpty else { return false }
            set(&options, text)
            return true
        }
    }

    private static func brief(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
