import Foundation

@testable import UIKit

/// The events of a keyboard, in their order.
@MainActor final class EventLog {
    private(set) var events: [KeyboardEvent] = []

    var kinds: [KeyboardEvent.Kind] { events.map(\.kind) }

    init(_ keyboard: UIKeyboard) { keyboard.onEvent = { [weak self] in self?.events.append($0) } }

    func clear() { events = [] }
}

/// A generator of the same numbers in each run (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
