import CX11
import Foundation
import UIKit

/// Exchanges text with other programs through the selections CLIPBOARD and PRIMARY, as the ICCCM has it: offers what
/// this program copied, and asks for what others did. One invisible window holds both.
@MainActor final class Selections: PasteboardProvider {
    /// How long a silent program is waited for, in seconds.
    var patience: TimeInterval = 5

    private unowned let connection: DisplayConnection
    private var holder: Window?
    private var offers: [Atom: SelectionOffer] = [:]
    private var requests: [Atom: TextRequest] = [:]
    private var transfers: [IncrementalTransfer] = []
    private let timer = OneShotTimer()

    init(connection: DisplayConnection) { self.connection = connection }

    // MARK: Pasteboards

    func setString(_ string: String?, for name: UIPasteboard.Name) {
        guard !connection.isLost else { return }
        let selection = selection(of: name)
        let time = connection.serverTime
        guard let string else {
            if let offer = offers.removeValue(forKey: selection) {
                XSetSelectionOwner(connection.display, selection, 0, offer.time)
                connection.setNeedsDrain()
            }
            return
        }
        let window = window
        XSetSelectionOwner(connection.display, selection, window, time)
        // Somebody else may have copied something later than the event that this is about.
        let isOurs = XGetSelectionOwner(connection.display, selection) == window
        offers[selection] = isOurs ? SelectionOffer(text: string, time: time) : nil
        connection.setNeedsDrain()
    }

    func requestString(of name: UIPasteboard.Name, _ completion: @escaping @MainActor (String?) -> Void) {
        guard !connection.isLost else { return completion(nil) }
        let selection = selection(of: name)
        if let offer = offers[selection] { return completion(offer.text) }
        if requests[selection] != nil {
            requests[selection]?.completions.append(completion)
            return
        }
        let property = connection.atoms[name == .primary ? .transferPrimary : .transferClipboard]
        var request = TextRequest(selection: selection, property: property, completion: completion)
        request.deadline = MonotonicClock.now + patience
        requests[selection] = request
        ask(request, for: .utf8String)
    }

    private func selection(of name: UIPasteboard.Name) -> Atom {
        name == .primary ? XA_PRIMARY : connection.atoms[.clipboard]
    }

    private var window: Window {
        if let holder { return holder }
        var attributes = XSetWindowAttributes()
        attributes.event_mask = PropertyChangeMask
        let new = XCreateWindow(
            connection.display, connection.root, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil, UInt(CWEventMask),
            &attributes)
        holder = new
        return new
    }

    // MARK: Events

    /// Whether the event was about a selection.
    func receive(_ event: inout XEvent) -> Bool {
        switch event.type {
        case SelectionRequest: answer(event.xselectionrequest)
        case SelectionClear: clear(event.xselectionclear)
        case SelectionNotify: receive(event.xselection)
        case PropertyNotify: return receive(event.xproperty)
        case DestroyNotify: return forget(event.xdestroywindow.window)
        default: return false
        }
        return true
    }

    /// Somebody else has copied. The server knows whether that is older than what was copied here meanwhile; times
    /// cannot tell within a millisecond.
    private func clear(_ event: XSelectionClearEvent) {
        guard XGetSelectionOwner(connection.display, event.selection) != event.window else { return }
        offers[event.selection] = nil
    }

    private func receive(_ event: XPropertyEvent) -> Bool {
        if event.state == PropertyDelete {
            guard let index = transfers.firstIndex(where: { $0.isFor(event.window, event.atom) }) else { return false }
            continueTransfer(index)
            return true
        }
        guard event.window == holder,
            let request = requests.values.first(where: { $0.property == event.atom && $0.isIncremental })
        else { return event.window == holder }
        readPart(of: request)
        return true
    }

    // MARK: Asking

    private func ask(_ request: TextRequest, for target: AtomName) {
        requests[request.selection]?.target = target
        let type = target == .text ? XA_STRING : connection.atoms[target]
        XDeleteProperty(connection.display, window, request.property)
        XConvertSelection(
            connection.display, request.selection, type, request.property, window, connection.serverTime)
        armTimer()
        connection.setNeedsDrain()
    }

    /// A program that knows no UTF-8 is asked for Latin 1.
    private func receive(_ event: XSelectionEvent) {
        guard event.requestor == holder, let request = requests[event.selection] else { return }
        guard event.property != 0 else {
            if request.target == .utf8String { ask(request, for: .text) } else { finish(request, with: nil) }
            return
        }
        let value = SelectionProperty(
            window: event.requestor, property: request.property, delete: true, connection: connection)
        guard value.type == connection.atoms[.incremental] else {
            return finish(request, with: value.text(on: connection))
        }
        // Deleting the property, as reading it did, tells the owner to start.
        requests[request.selection]?.isIncremental = true
        extend(request.selection)
    }

    private func readPart(of request: TextRequest) {
        let part = SelectionProperty(
            window: window, property: request.property, delete: true, connection: connection)
        guard part.bytes.isEmpty else {
            requests[request.selection]?.parts.append(contentsOf: part.bytes)
            requests[request.selection]?.type = part.type
            return extend(request.selection)
        }
        let whole = SelectionProperty(type: request.type, bytes: request.parts)
        finish(request, with: whole.text(on: connection))
    }

    private func extend(_ selection: Atom) {
        requests[selection]?.deadline = MonotonicClock.now + patience
        armTimer()
    }

    private func finish(_ request: TextRequest, with text: String?) {
        let completions = requests.removeValue(forKey: request.selection)?.completions ?? []
        armTimer()
        for completion in completions { completion(text) }
    }

    // MARK: Answering

    private func answer(_ event: XSelectionRequestEvent) {
        var notice = XEvent()
        notice.xselection.type = SelectionNotify
        notice.xselection.requestor = event.requestor
        notice.xselection.selection = event.selection
        notice.xselection.target = event.target
        notice.xselection.time = event.time
        // Old programs leave it to the owner to name the property.
        let property = event.property == 0 ? event.target : event.property
        if let offer = offers[event.selection], event.time == CurrentTime || event.time >= offer.time,
            write(offer, as: event.target, to: event.requestor, property)
        {
            notice.xselection.property = property
        }
        XSendEvent(connection.display, event.requestor, False, NoEventMask, &notice)
    }

    private func write(_ offer: SelectionOffer, as target: Atom, to requestor: Window, _ property: Atom) -> Bool {
        if target == connection.atoms[.multiple] { return writeMultiple(offer, to: requestor, property) }
        guard let value = offer.value(as: target, atoms: connection.atoms) else { return false }
        if value.format == 8, value.bytes.count > IncrementalTransfer.partSize(connection) {
            transfers.append(
                IncrementalTransfer(
                    value: value, requestor: requestor, property: property,
                    deadline: MonotonicClock.now + patience))
            transfers[transfers.count - 1].start(connection)
            armTimer()
            return true
        }
        value.write(to: requestor, property, connection: connection)
        return true
    }

    /// Pairs of a target and a property; those that cannot be had are marked by a property of 0.
    private func writeMultiple(_ offer: SelectionOffer, to requestor: Window, _ property: Atom) -> Bool {
        let list = SelectionProperty(window: requestor, property: property, delete: false, connection: connection)
        var pairs = list.numbers
        guard !pairs.isEmpty else { return false }
        for index in stride(from: 0, to: pairs.count - 1, by: 2)
        where !write(offer, as: Atom(bitPattern: pairs[index]), to: requestor, Atom(bitPattern: pairs[index + 1])) {
            pairs[index + 1] = 0
        }
        SelectionValue(type: connection.atoms[.atomPair], numbers: pairs)
            .write(to: requestor, property, connection: connection)
        return true
    }

    private func continueTransfer(_ index: Int) {
        transfers[index].deadline = MonotonicClock.now + patience
        if transfers[index].sendPart(connection) { removeTransfer(index) }
        armTimer()
    }

    private func removeTransfer(_ index: Int) {
        let done = transfers.remove(at: index)
        if !transfers.contains(where: { $0.requestor == done.requestor }) { done.stopWatching(connection) }
    }

    /// A program that is gone waits for nothing.
    private func forget(_ window: Window) -> Bool {
        let before = transfers.count
        transfers.removeAll { $0.requestor == window }
        armTimer()
        return transfers.count < before
    }

    // MARK: Patience

    private func armTimer() {
        let deadlines = requests.values.map(\.deadline) + transfers.map(\.deadline)
        guard let first = deadlines.min() else { return timer.disarm() }
        timer.arm(at: first) { [weak self] in self?.giveUp() }
    }

    private func giveUp() {
        guard !connection.isLost else { return }
        let now = MonotonicClock.now
        while let index = transfers.firstIndex(where: { $0.deadline <= now }) { removeTransfer(index) }
        for request in requests.values where request.deadline <= now { finish(request, with: nil) }
        armTimer()
        connection.setNeedsDrain()
    }
}
