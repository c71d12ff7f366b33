import Foundation

/// Keys that changed at one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The keys that are down or just went up.
    open internal(set) var allPresses: Set<UIPress>

    init(timestamp: TimeInterval, presses: Set<UIPress>) {
        allPresses = presses
        super.init(
            type: .presses, timestamp: timestamp,
            modifierFlags: presses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) })
    }
}
