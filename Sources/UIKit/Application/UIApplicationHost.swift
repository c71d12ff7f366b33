/// What shows the program to a person.
@MainActor public protocol UIApplicationHost: AnyObject {
    /// The time on the host's clock in seconds; nil while the host delivers an event or makes a frame, whose time
    /// `advance(to:)` or `commitFrame(at:)` has set, and for a host that has no clock.
    var now: TimeInterval? { get }
    /// Something waits to be shown: call `commitFrame(at:)` at the next chance.
    func applicationNeedsFrame(_ application: UIApplication)
    /// `nextDeadline` has changed: call `advance(to:)` when it is reached, and have nothing wake up for an old one.
    func applicationNextDeadlineDidChange(_ application: UIApplication)
}

extension UIApplicationHost {
    /// A host that advances the time by itself has no clock.
    public var now: TimeInterval? { nil }
    /// A host that advances the time by itself, as tests do, has nothing to arm.
    public func applicationNextDeadlineDidChange(_ application: UIApplication) {}
}
