/// What shows the program to a person.
@MainActor public protocol UIApplicationHost: AnyObject {
    /// Something waits to be shown: call `commitFrame(at:)` at the next chance.
    func applicationNeedsFrame(_ application: UIApplication)
    /// `nextDeadline` has changed: call `advance(to:)` when it is reached, and have nothing wake up for an old one.
    func applicationNextDeadlineDidChange(_ application: UIApplication)
}

extension UIApplicationHost {
    /// A host that advances the time by itself, as tests do, has nothing to arm.
    public func applicationNextDeadlineDidChange(_ application: UIApplication) {}
}
