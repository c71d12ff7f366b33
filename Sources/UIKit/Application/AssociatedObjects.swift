import Foundation

/// Values that programs hang on objects of other modules. A lock guards them, for the functions of the Objective-C
/// runtime may be called on any thread.
final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Weak { weak var object: AnyObject? }

    private struct Owner {
        /// Tells whether the owner still lives; nil for responders and layout guides, which take their values along.
        let life: Weak?
        var values: [UnsafeRawPointer: Value] = [:]

        init(_ object: AnyObject) {
            life = object is UIResponder || object is UILayoutGuide ? nil : Weak(object: object)
        }

        /// Whether these are an object's values, and not those of one that is gone and had the same address.
        func isOwner(_ object: AnyObject) -> Bool { life.map { $0.object === object } ?? true }

        var isGone: Bool { life.map { $0.object == nil } ?? false }
    }

    private enum Value {
        case kept(Any)
        case unkept(Weak)

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
            guard let owner = owners[ObjectIdentifier(object)], owner.isOwner(object) else { return nil }
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
            var owner = old.flatMap { $0.isOwner(object) ? $0 : nil } ?? Owner(object)
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
        owners = all.filter { !$0.value.isGone }
        limit = max(64, owners.count * 2)
        return all
    }
}
