import Dispatch
import Foundation

/// A signal that runs a closure on the main queue in place of ending the process.
@MainActor final class SignalSource {
    private let source: any DispatchSourceSignal

    init(_ signal: Int32, _ action: @escaping @MainActor () -> Void) {
        Foundation.signal(signal, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(action) }
        source.resume()
    }
}
