/// Refers to an object without keeping it alive: the object has one link to itself, which all who refer to it share and
/// which it clears at its end.
///
/// A weak reference does the same, but from the first one on all counting of references to that object is slow, at each
/// step of each frame.
package final class WeakLink<Target: AnyObject>: Sendable {
    /// The object while it lives. Not isolated, as an object may end anywhere.
    package nonisolated(unsafe) unowned(unsafe) var target: Target?
}

extension WeakLink<AnyObject> {
    /// The link to a view or a layout guide; nil to anything else.
    @MainActor package static func item(_ object: AnyObject?) -> WeakLink<AnyObject>? {
        if let view = object as? UIView { return link(to: view, &view.links.own) }
        if let guide = object as? UILayoutGuide { return link(to: guide, &guide.ownLink) }
        return nil
    }

    private static func link(to item: AnyObject, _ own: inout WeakLink<AnyObject>?) -> WeakLink<AnyObject> {
        if let own { return own }
        let new = WeakLink<AnyObject>()
        new.target = item
        own = new
        return new
    }
}
