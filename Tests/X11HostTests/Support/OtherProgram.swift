import CX11
import XTestSupport

/// Another program that copies and pastes, as the ICCCM has it.
@MainActor final class OtherProgram {
    let person: XPerson
    let window: Window
    /// What it offers under CLIPBOARD or PRIMARY.
    var offered: [UInt8] = []
    /// The one target that it knows, by name.
    var knownTarget = "UTF8_STRING"
    /// The size of the parts in which it offers; nil offers at once.
    var partSize: Int?
    /// What it got: the property's type and bytes; nil until then.
    private(set) var received: (type: String, bytes: [UInt8])?
    /// Whether it was refused.
    private(set) var wasRefused = false
    /// How many parts arrived.
    private(set) var parts = 0

    /// Whether it has sent some of its parts, and not the last one.
    var isAmidParts: Bool { request != nil && sent > 0 && sent < offered.count }

    private var request: (window: Window, property: Atom)?
    private var sent = 0
    private var incoming: [UInt8]?

    init(_ person: XPerson) {
        self.person = person
        window = XCreateSimpleWindow(person.display, person.root, 0, 0, 1, 1, 0, 0, 0)
        XSelectInput(person.display, window, PropertyChangeMask)
        person.sync()
    }

    func own(_ selection: String) {
        XSetSelectionOwner(person.display, person.atom(selection), window, Time(CurrentTime))
        person.sync()
    }

    func owner(of selection: String) -> Window { XGetSelectionOwner(person.display, person.atom(selection)) }

    func ask(_ selection: String, for target: String) {
        received = nil
        wasRefused = false
        parts = 0
        XConvertSelection(
            person.display, person.atom(selection), person.atom(target), person.atom("RESULT"), window,
            Time(CurrentTime))
        person.sync()
    }

    /// Does what its events ask for.
    func handleEvents() {
        while let event = person.nextEvent() {
            switch event.type {
            case SelectionRequest: answer(event.xselectionrequest)
            case SelectionNotify: if event.xselection.requestor == window { take(event.xselection) }
            case PropertyNotify: follow(event.xproperty)
            default: break
            }
        }
    }

    private func answer(_ event: XSelectionRequestEvent) {
        var notice = XEvent()
        notice.xselection.type = SelectionNotify
        notice.xselection.requestor = event.requestor
        notice.xselection.selection = event.selection
        notice.xselection.target = event.target
        notice.xselection.time = event.time
        if event.target == person.atom(knownTarget) {
            notice.xselection.property = event.property
            if partSize == nil {
                change(event.requestor, event.property, event.target, offered)
            } else {
                XSelectInput(person.display, event.requestor, PropertyChangeMask)
                var size = offered.count
                withUnsafeBytes(of: &size) {
                    _ = XChangeProperty(
                        person.display, event.requestor, event.property, person.atom("INCR"), 32, PropModeReplace,
                        $0.bindMemory(to: UInt8.self).baseAddress, 1)
                }
                request = (event.requestor, event.property)
                sent = 0
            }
        }
        XSendEvent(person.display, event.requestor, False, NoEventMask, &notice)
        person.sync()
    }

    private func change(_ window: Window, _ property: Atom, _ type: Atom, _ bytes: [UInt8]) {
        XChangeProperty(person.display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    }

    private func follow(_ event: XPropertyEvent) {
        if event.state == PropertyDelete, let request, request.window == event.window, request.property == event.atom {
            let part = Array(offered.dropFirst(sent).prefix(partSize ?? 0))
            change(request.window, request.property, person.atom(knownTarget), part)
            sent += part.count
            if part.isEmpty { self.request = nil }
            person.sync()
        } else if event.state == PropertyNewValue, event.window == window, incoming != nil {
            takePart()
        }
    }

    private func take(_ event: XSelectionEvent) {
        guard event.property != 0 else { return wasRefused = true }
        guard let property = person.property("RESULT", of: window) else { return }
        if property.type == "INCR" { incoming = [] } else { received = (property.type, property.bytes) }
        XDeleteProperty(person.display, window, event.property)
        person.sync()
    }

    private func takePart() {
        // An empty part, which ends it, has no bytes but a type.
        let part = person.property("RESULT", of: window)
        parts += 1
        if let part, !part.bytes.isEmpty {
            incoming?.append(contentsOf: part.bytes)
        } else if let whole = incoming {
            received = (part?.type ?? "", whole)
            incoming = nil
        }
        XDeleteProperty(person.display, window, person.atom("RESULT"))
        person.sync()
    }
}
