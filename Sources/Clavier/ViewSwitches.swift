import UIKit

/// The views that set the switch themselves. Entries of views that are gone are dropped when others are added.
@MainActor struct ViewSwitches {
    private struct Entry {
        let view: WeakLink<AnyObject>?
        var value: Bool
    }

    static var usingApple = ViewSwitches()

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript(view: UIView) -> Bool? {
        get {
            guard let entry = entries[ObjectIdentifier(view)], entry.view?.target === view else { return nil }
            return entry.value
        }
        set {
            entries = entries.filter { $0.value.view?.target != nil }
            entries[ObjectIdentifier(view)] = newValue.map { Entry(view: .item(view), value: $0) }
        }
    }
}
