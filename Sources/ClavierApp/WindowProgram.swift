import Foundation
import UIKit
import X11Host

/// Shows the scene in a window until the person closes it.
@MainActor enum WindowProgram {
    static func run(_ options: Options) -> ExitCode {
        let signals = SignalSource([SIGTERM, SIGINT, SIGHUP])
        do {
            let connection = try AnswerDeadline.connect(fontMemory: CacheFile.fonts, complaint: complaint)
            return try withExtendedLifetime(signals) { try show(options, connection, signals) }
        } catch let error as HostError {
            Diagnostics.report(complaint(about: error))
            return ExitCode(error)
        } catch {
            Diagnostics.report("\(error)")
            return .cannotCreate
        }
    }

    /// What was wrong with the display, and both ways out.
    private static func complaint(about error: HostError) -> String {
        "\(error); start it in a desktop session or name a display, as in 'DISPLAY=:0 clavier', or have a picture written "
            + "without one: 'clavier --snapshot picture.png'"
    }

    private static func show(
        _ options: Options, _ connection: DisplayConnection, _ signals: SignalSource
    ) throws -> ExitCode {
        let start = MonotonicClock.now
        let trace = try Trace.open(options.trace, start: start)
        signals.listen()
        let host = try WindowHost(
            connection: connection,
            configuration: WindowConfiguration(size: options.size, scale: options.scale, icons: AppIcon.all))
        connection.onError = { message in
            Diagnostics.report(message)
            trace?.failed(at: MonotonicClock.now, message)
        }
        let session = Session(options: options, screen: .main)
        let recorder = trace.map { TraceRecorder(trace: $0, session: session) }
        recorder?.start(refresh: host.refreshRate)
        host.onResize = { _ in session.screenDidResize() }
        host.onFrame = { recorder?.framePainted($0) }
        signals.onSignal = { host.stop() }
        host.show()
        let reason = host.run()
        trace?.ended(at: MonotonicClock.now)
        guard reason == .connectionLost else {
            host.close()
            return trace?.exitCode ?? .success
        }
        Diagnostics.report("\(HostError.connectionLost); start 'clavier' again once a display answers")
        return .displayLost
    }
}
