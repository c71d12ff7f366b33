import CX11

/// What gets the events of one X window.
@MainActor protocol EventReceiver: AnyObject {
    /// An event of the window.
    func receive(_ event: inout XEvent)
    /// Everything that had arrived has been delivered.
    func eventsWereDelivered()
    /// The server went away; nothing will arrive any more.
    func connectionWasLost()
}
