import CXft
import Foundation

/// Fontconfig's configuration. Reading it takes as long as setting up a window without text, so both are done at once.
@MainActor enum Fontconfig {
    private static var wasStarted = false
    private static var reader: pthread_t?
    private static var actions: [() -> Void] = []

    /// Starts to read it on a thread of its own. One of Dispatch's would go on to wake up for seconds after its work.
    static func start() {
        guard !wasStarted else { return }
        wasStarted = true
        var thread = pthread_t()
        if pthread_create(&thread, nil, { _ in Fontconfig.read() }, nil) == 0 { reader = thread }
    }

    /// Waits until it is read: of two threads that need it at once, each would read it all.
    static func finish() {
        guard let thread = reader else { return }
        pthread_join(thread, nil)
        reader = nil
    }

    /// Calls back once it is read, which starts now if it has not yet.
    static func whenRead(_ action: @escaping () -> Void) {
        start()
        if reader == nil { action() } else { actions.append(action) }
    }

    private nonisolated static func read() -> UnsafeMutableRawPointer? {
        FcInit()
        DispatchQueue.main.async { MainActor.assumeIsolated { Fontconfig.wasRead() } }
        return nil
    }

    private static func wasRead() {
        finish()
        let waiting = actions
        actions.removeAll()
        for action in waiting { action() }
    }
}
