import UIKit

/// The trace as a list of things that happened; each method writes one line of its kind.
@MainActor final class Trace {
    private let file: TraceFile
    private let start: TimeInterval
    private var line = JSONLine()
    private var frames = 0
    private var events = 0
    private var hasEnded = false

    /// A trace whose times count from `start`, in seconds on the host's clock.
    init(file: TraceFile, start: TimeInterval) {
        self.file = file
        self.start = start
    }

    /// How a program ends that has done everything else: a trace with lines missing is a file that was not written.
    var exitCode: ExitCode { file.hasFailed ? .cannotCreate : .success }

    /// The trace that goes to `path`, none for nil; times count from `start`.
    static func open(_ path: String?, start: TimeInterval) throws(TraceFileError) -> Trace? {
        guard let path else { return nil }
        return Trace(file: try TraceFile(path: path, report: Diagnostics.report), start: start)
    }

    func started(at time: TimeInterval, scale: Double, screen: CGRect, refresh: Double) {
        write("start", time) {
            $0.add("version", HelpText.version)
            $0.add("scale", scale)
            $0.add("screen", screen)
            $0.add("refresh", refresh)
        }
    }

    func screenChanged(at time: TimeInterval, to screen: CGRect) {
        write("screen", time) { $0.add("screen", screen) }
    }

    func framePainted(_ frame: FrameRecord) {
        frames += 1
        write("frame", frame.time) {
            $0.add("keyboard", frame.keyboard)
            $0.add("host", frame.host)
            $0.add("guide", frame.guide)
            $0.add("safeGuide", frame.safeGuide)
            $0.add("toolbar", frame.toolbar)
            $0.add("progress", frame.progress)
            $0.add("engine", frame.engine)
            $0.add("paint", frame.paint)
            let safe = frame.safeArea
            $0.add("safeArea", top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
        }
    }

    func keyboardEvent(
        _ name: String, at time: TimeInterval, from start: CGRect, to end: CGRect, duration: Double, curve: Int,
        isLocal: Bool
    ) {
        events += 1
        write("event", time) {
            $0.add("name", name)
            $0.add("startFrame", start)
            $0.add("endFrame", end)
            $0.add("duration", duration)
            $0.add("curve", curve)
            $0.add("belongsToCurrentApp", isLocal)
        }
    }

    func keysChanged(at time: TimeInterval, layout: String, layer: String, keys: [(name: String, rect: CGRect)]) {
        write("keys", time) {
            $0.add("layout", layout)
            $0.add("layer", layer)
            $0.add("keys", keys)
        }
    }

    func fieldChanged(at time: TimeInterval, _ field: FieldRecord) {
        write("field", time) {
            $0.add("name", field.name)
            $0.add("frame", field.frame)
            $0.add("focused", field.isFocused)
        }
    }

    /// `text` is nil for a secret field.
    func textChanged(at time: TimeInterval, to text: String?) {
        write("text", time) {
            if let text { $0.add("value", text) } else { $0.add("secret", true) }
        }
    }

    /// `key` is nil while a secret field has the focus.
    func keyWent(down isDown: Bool, at time: TimeInterval, key: String?) {
        write(isDown ? "press" : "release", time) {
            if let key { $0.add("key", key) }
        }
    }

    func failed(at time: TimeInterval, _ message: String) {
        write("error", time) { $0.add("message", message) }
    }

    /// The last line; nothing is written after it.
    func ended(at time: TimeInterval) {
        write("end", time) {
            $0.add("frames", frames)
            $0.add("events", events)
        }
        hasEnded = true
    }

    private func write(_ kind: String, _ time: TimeInterval, _ members: (inout JSONLine) -> Void) {
        guard !hasEnded else { return }
        line.begin()
        line.add("t", max(0, time - start))
        line.add("kind", kind)
        members(&line)
        line.end()
        file.write(line.bytes)
    }
}
