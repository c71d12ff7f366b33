import CX11
import CXext

/// Tells the window manager, which waits with the next step of a resize, that the frame for the last one is painted:
/// the counter of _NET_WM_SYNC_REQUEST.
@MainActor struct SyncCounter {
    private let connection: DisplayConnection
    private(set) var counter: XSyncCounter = 0
    private var value: XSyncValue?
    private var isConfigured = false

    /// Zero where the server has no SYNC extension.
    init(connection: DisplayConnection) {
        self.connection = connection
        var event: Int32 = 0
        var error: Int32 = 0
        var major: Int32 = 0
        var minor: Int32 = 0
        guard XSyncQueryExtension(connection.display, &event, &error) != 0,
            XSyncInitialize(connection.display, &major, &minor) != 0
        else { return }
        counter = XSyncCreateCounter(connection.display, XSyncValue(hi: 0, lo: 0))
    }

    /// The window manager wants to see this value after the next configuration has been painted.
    mutating func request(low: Int, high: Int) {
        value = XSyncValue(hi: Int32(truncatingIfNeeded: high), lo: UInt32(truncatingIfNeeded: low))
        isConfigured = false
    }

    mutating func windowWasConfigured() { isConfigured = true }

    /// Answers once the new size is painted, or needs no frame since it is the old one.
    mutating func answerIfConfigured() {
        guard isConfigured, counter != 0, !connection.isLost, let answer = value else { return }
        XSyncSetCounter(connection.display, counter, answer)
        value = nil
    }

    /// Frees the counter in the server.
    mutating func close() {
        if counter != 0 { XSyncDestroyCounter(connection.display, counter) }
        counter = 0
    }
}
