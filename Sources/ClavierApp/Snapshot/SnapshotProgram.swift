import Foundation
import UIKit
import X11Host

/// Takes a picture of one moment of the slide, on a clock of its own, and ends.
@MainActor enum SnapshotProgram {
    /// The time between two frames of the clock, seconds.
    private static let step: TimeInterval = 1.0 / 60
    /// When a slide that does not come to rest is called endless, seconds.
    private static let longestSlide: TimeInterval = 3600

    static func run(_ options: Options) -> ExitCode {
        // Nothing begins to listen to them, so that a signal ends the program at once.
        _ = SignalSource([SIGTERM, SIGINT, SIGHUP], owesResult: true)
        let trace: Trace?
        do throws(TraceFileError) {
            trace = try Trace.open(options.trace, start: 0)
        } catch {
            Diagnostics.report("\(error)")
            return .cannotCreate
        }
        do throws(HostError) {
            try paint(options, trace)
            return trace?.exitCode ?? .success
        } catch {
            Diagnostics.report(complaint(about: error))
            return ExitCode(error)
        }
    }

    /// Why there is no picture, and what to do about it.
    private static func complaint(about error: HostError) -> String {
        let advice =
            switch error {
            case .noVirtualDisplay: "; install Xvfb ('sudo apt-get install xvfb') or name a display, as in 'DISPLAY=:0'"
            case .noAnswer: "; name another display, or none: 'env -u DISPLAY clavier --snapshot picture.png'"
            default: ""
            }
        return "no picture was made: \(error)\(advice)"
    }

    /// The display that is there, else one of our own.
    private static func connect() throws(HostError) -> (DisplayConnection, VirtualDisplay?) {
        do throws(HostError) {
            return (try AnswerDeadline.connect(complaint: complaint), nil)
        } catch {
            let display = try VirtualDisplay()
            return (try DisplayConnection(displayName: display.name), display)
        }
    }

    private static func paint(_ options: Options, _ trace: Trace?) throws(HostError) {
        let (connection, display) = try connect()
        defer {
            connection.close()
            display?.stop()
        }
        let screen = UIScreen.main
        screen.bounds = CGRect(origin: .zero, size: options.size)
        screen.scale = options.scale ?? 1
        let renderer = OffscreenRenderer(connection: connection, screen: screen)
        defer { renderer.close() }
        let session = Session(options: options, screen: screen)
        let recorder = trace.map { TraceRecorder(trace: $0, session: session) }
        recorder?.start(refresh: 1 / step)
        slide(session, until: options.snapshotTime, recorder)
        trace?.ended(at: UIApplication.shared.currentTime)
        renderer.paint()
        try renderer.writePNG(to: options.snapshot ?? "")
    }

    /// Shows the keyboard at time 0 and moves on to `moment`, or until nothing moves any more.
    private static func slide(_ session: Session, until moment: TimeInterval?, _ recorder: TraceRecorder?) {
        var number = 0
        func frame(at time: TimeInterval) {
            UIApplication.shared.commitFrame(at: time)
            number += 1
            recorder?.framePainted(
                FrameReport(number: number, time: time, engineMicroseconds: 0, paintMicroseconds: 0))
        }
        frame(at: 0)
        session.scene.mainField.becomeFirstResponder()
        var time: TimeInterval = 0
        while time + step < moment ?? longestSlide {
            frame(at: time)
            if moment == nil, session.keyboardIsAtRest { return }
            time += step
        }
        frame(at: moment ?? time)
    }
}
