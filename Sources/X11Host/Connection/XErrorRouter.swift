import CX11
import CXext
import Foundation

/// The process's one X error handler and one I/O error handler. They hand errors to the connection they belong to.
@MainActor enum XErrorRouter {
    private struct Entry {
        let display: OpaquePointer
        weak var connection: DisplayConnection?
    }

    private static var entries: [Entry] = []

    /// Has the errors of a connection go to it, and keeps a lost connection from ending the process.
    static func add(_ connection: DisplayConnection) {
        if entries.isEmpty {
            XSetErrorHandler { display, event in
                guard let display, let error = event?.pointee else { return 0 }
                let code = error.error_code
                let request = (major: error.request_code, minor: error.minor_code)
                let resource = error.resourceid
                MainActor.assumeIsolated {
                    XErrorRouter.connection(of: display)?.noteError(
                        XErrorReport(code: code, major: request.major, minor: request.minor, resource: resource))
                }
                return 0
            }
            XSetIOErrorHandler { _ in 0 }
            // What takes the place of an extension that a server lacks says so by itself.
            XSetExtensionErrorHandler { _, _, _ in 0 }
        }
        entries.append(Entry(display: connection.display, connection: connection))
        XSetIOErrorExitHandler(
            connection.display,
            { display, _ in
                guard let display else { return }
                MainActor.assumeIsolated { XErrorRouter.connection(of: display)?.noteLoss() }
            }, nil)
    }

    /// Forgets a connection that is closed.
    static func remove(_ display: OpaquePointer) { entries.removeAll { $0.display == display } }

    private static func connection(of display: OpaquePointer) -> DisplayConnection? {
        entries.first { $0.display == display }?.connection
    }
}
