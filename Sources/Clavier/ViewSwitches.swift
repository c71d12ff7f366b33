import UIKit

/// The views that set the switch themselves. Entries of views that are gone are dropped when others are added.
@MainActor struct ViewSwitches {
    private struct Entry {
        weak var view: UIView?
        var value: Bool
    }

    static var usingApple = ViewSwitches()

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript(view: UIView) -> Bool? {
        get {
            guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
            return entry.value
        }
        set {
            entries = entries.filter { $0.value.view != nil }
            entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, value: $0) }
        }
    }
}
