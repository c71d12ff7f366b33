import XTestSupport

/// The X server that tests share which do not end it. It ends with the process.
@MainActor enum Server {
    private static var shared: XServer?

    static func displayName() throws -> String {
        if let shared { return shared.displayName }
        let server = try XServer()
        shared = server
        return server.displayName
    }
}
