import UIKit

/// The curve on which the keyboard slides, as the command line names it.
enum SlideCurve: Equatable {
    case linear, easeIn, easeOut, easeInOut, keyboard
    case cubicBezier(Double, Double, Double, Double)
    case spring(mass: Double, stiffness: Double, damping: Double)

    static let allowed =
        "linear, easeIn, easeOut, easeInOut, keyboard, cubic-bezier(a,b,c,d) with a and c from 0 to 1, "
        + "or spring(mass,stiffness,damping) with positive numbers, that comes to rest within a minute (more damping than "
        + "the critical counts as critical)"

    /// How long a spring may take to come to rest, seconds.
    private static let longestSpring: TimeInterval = 60

    private static let named: [String: SlideCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut, "keyboard": .keyboard,
    ]

    /// The curve that `text` names; nil when it names none.
    init?(_ text: String) {
        if let curve = Self.named[text] {
            self = curve
        } else if let n = Self.arguments(of: "cubic-bezier", in: text, count: 4) {
            guard (0...1).contains(n[0]), (0...1).contains(n[2]) else { return nil }
            self = .cubicBezier(n[0], n[1], n[2], n[3])
        } else if let n = Self.arguments(of: "spring", in: text, count: 3), n.allSatisfy({ $0 > 0 }) {
            self = .spring(mass: n[0], stiffness: n[1], damping: n[2])
            guard let duration = timingCurve.naturalDuration, duration <= Self.longestSpring else { return nil }
        } else {
            return nil
        }
    }

    /// How the keyboard slides on this curve: `duration` seconds, or the curve's own time.
    func timing(duration: TimeInterval?) -> KeyboardTiming {
        if self == .keyboard, duration == nil { return .system }
        let curve = timingCurve
        return KeyboardTiming(
            curve: curve, duration: duration ?? curve.naturalDuration ?? KeyboardTiming.system.announcedDuration)
    }

    private var timingCurve: TimingCurve {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInOut: .easeInOut
        case .keyboard: .keyboard
        case .cubicBezier(let x1, let y1, let x2, let y2): .cubicBezier(x1, y1, x2, y2)
        case .spring(let mass, let stiffness, let damping):
            .spring(mass: mass, stiffness: stiffness, damping: damping)
        }
    }

    private static func arguments(of function: String, in text: String, count: Int) -> [Double]? {
        guard text.hasPrefix(function + "("), text.hasSuffix(")") else { return nil }
        return Numbers.list(String(text.dropFirst(function.count + 1).dropLast()), count: count)
    }
}
