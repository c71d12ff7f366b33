import Foundation

/// Values that programs hang on objects of other modules. A lock guards them, for the functions of the Objective-C
/// runtime may be called on any thread.
final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Owner {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private enum Value {
        case kept(Any)
        case unkept(Weak)
        struct Weak { weak var object: AnyObject? }

        var content: Any? {
            switch self {
            case .kept(let value): value
            case .unkept(let reference): reference.object
            }
        }
    }

    private let lock = NSLock()
    private var owners: [ObjectIdentifier: Owner] = [:]
    /// How many owners there may be before those that are gone are looked for.
    private var limit = 64

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
            return owner.values[key]?.content
        }
    }

    func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        let identifier = ObjectIdentifier(object)
        let new = value.map { value -> Value in
            policy == .OBJC_ASSOCIATION_ASSIGN ? .unkept(.init(object: value as AnyObject)) : .kept(value)
        }
        // What is replaced is let go of outside the lock, for its end may call here again.
        let replaced = lock.withLock {
            let old = owners[identifier]
            // An object that is gone may have had the same address.
            var owner = old.flatMap { $0.object === object ? $0 : nil } ?? Owner(object: object)
            owner.values[key] = new
            owners[identifier] = owner
            return (old, owners.count > limit ? sweep() : [:])
        }
        _ = replaced
    }

    /// Also for an object that is going.
    func removeAll(of object: AnyObject) {
        let removed = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
        _ = removed
    }

    private func sweep() -> [ObjectIdentifier: Owner] {
        let all = owners
        owners = all.filter { $0.value.object != nil }
        limit = max(64, owners.count * 2)
        return all
    }
}
