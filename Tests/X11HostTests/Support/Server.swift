import X11Host

/// The X server that tests share which do not end it. It ends with the process.
@MainActor enum Server {
    private static var shared: VirtualDisplay?

    static func displayName() throws -> String {
        if let shared { return shared.name }
        let server = try VirtualDisplay()
        shared = server
        return server.name
    }
}
