import UIKit
import X11Host

/// Watches a session and writes what happens in it to the trace.
@MainActor final class TraceRecorder {
    private let trace: Trace
    private let session: Session
    private var screen: CGRect
    private var fields: [FieldRecord] = []
    /// The text that each field had when it was seen last.
    private var texts: [ObjectIdentifier: String] = [:]
    private var keys = KeyTable()
    /// The keyboards whose keys are watched.
    private var watched: [UIInputViewController] = []

    init(trace: Trace, session: Session) {
        self.trace = trace
        self.session = session
        screen = session.screen.bounds
    }

    /// Writes the first line and starts to watch.
    func start(refresh: Double) {
        trace.started(
            at: UIApplication.shared.currentTime, scale: session.screen.scale, screen: session.screen.bounds,
            refresh: refresh)
        session.screen.keyboard.onEvent = { [weak self] in self?.keyboardEvent($0) }
    }

    /// Writes the frame, and what else has changed since the one before.
    func framePainted(_ report: FrameReport) {
        if session.screen.bounds != screen {
            screen = session.screen.bounds
            trace.screenChanged(at: report.time, to: screen)
        }
        var record = session.frameRecord(at: report.time)
        record.engine = report.engineMicroseconds
        record.paint = report.paintMicroseconds
        trace.framePainted(record)
        recordText(at: report.time)
        recordFields(at: report.time)
        if let controller = session.screen.keyboard.inputViewController { watchKeys(of: controller) }
        if session.keyboardIsAtRest { recordKeys(at: report.time) }
    }

    private func keyboardEvent(_ event: KeyboardEvent) {
        trace.keyboardEvent(
            event.kind.rawValue, at: UIApplication.shared.currentTime, from: event.beginFrame, to: event.endFrame,
            duration: event.duration, curve: event.curve, isLocal: event.isLocal)
    }

    /// A field that moves is written when it is at rest; one that comes or changes its focus, at once.
    private func recordFields(at time: TimeInterval) {
        let isAtRest = session.keyboardIsAtRest
        fields = TextFieldFinder.fields(on: session.screen).map { field in
            let old = fields.first { $0.name == field.name }
            if let old, field == old || !isAtRest && field.isFocused == old.isFocused { return old }
            trace.fieldChanged(at: time, field)
            return field
        }
    }

    private func recordText(at time: TimeInterval) {
        guard let field = UIApplication.shared.firstResponder as? UIView & UITextInput else { return }
        let text = TextFieldFinder.text(of: field)
        guard text != texts[ObjectIdentifier(field), default: ""] else { return }
        texts[ObjectIdentifier(field)] = text
        trace.textChanged(at: time, to: field.isSecureTextEntry ? nil : text)
    }

    private func recordKeys(at time: TimeInterval) {
        let table = KeyTable(keyboard: session.screen.keyboard)
        guard table != keys else { return }
        keys = table
        if table.keys.isEmpty { return }
        trace.keysChanged(
            at: time, layout: table.layout, layer: table.layer, keys: table.keys.map { ($0.name, $0.frame) })
    }

    private func watchKeys(of controller: UIInputViewController) {
        guard !watched.contains(where: { $0 === controller }) else { return }
        watched.append(controller)
        for (name, control) in KeyTable.controls(in: controller.view) {
            control.addAction(
                UIAction { [weak self] _ in self?.keyWent(down: true, name) }, for: .touchDown)
            control.addAction(
                UIAction { [weak self] _ in self?.keyWent(down: false, name) },
                for: [.touchUpInside, .touchUpOutside, .touchCancel])
        }
    }

    private func keyWent(down isDown: Bool, _ name: String) {
        let field = UIApplication.shared.firstResponder as? any UITextInputTraits
        let isSecret = field?.isSecureTextEntry ?? false
        trace.keyWent(down: isDown, at: UIApplication.shared.currentTime, key: isSecret ? nil : name)
    }
}
