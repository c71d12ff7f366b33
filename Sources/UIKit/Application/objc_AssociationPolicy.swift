// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the Objective-C runtime.
import Foundation

/// How an associated object is kept, with the names and values of the Objective-C runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The object is not kept alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The object is kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// As `OBJC_ASSOCIATION_RETAIN_NONATOMIC`; values are copies already.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The object is kept alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// As `OBJC_ASSOCIATION_RETAIN`; values are copies already.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was associated with `object` under `key`; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Associates a value with `object` under `key`, in place of the one before; nil removes it. What hangs on a view, a
/// controller or a layout guide goes with it; what hangs on another object may stay until more is associated.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

/// Removes everything that was associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
}
