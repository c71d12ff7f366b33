import CXft
import Dispatch

/// Fontconfig's configuration. Reading it takes as long as setting up a window without text, so both are done at once.
enum Fontconfig {
    private static let reading: DispatchGroup = {
        let group = DispatchGroup()
        DispatchQueue.global(qos: .userInitiated).async(group: group) { FcInit() }
        return group
    }()

    /// Starts to read it on another thread.
    static func start() { _ = reading }

    /// Waits until it is read: of two threads that need it at once, each would read it all.
    static func finish() { reading.wait() }
}
