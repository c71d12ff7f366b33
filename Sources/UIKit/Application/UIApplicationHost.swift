/// What shows the program to a person.
@MainActor public protocol UIApplicationHost: AnyObject {
    /// Something waits to be shown: call `commitFrame(at:)` at the next chance.
    func applicationNeedsFrame(_ application: UIApplication)
}
