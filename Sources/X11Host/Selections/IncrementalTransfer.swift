import CX11
import Foundation

/// A text too large for one request, sent in parts (the ICCCM's INCR): each when the receiver has deleted the one before.
struct IncrementalTransfer {
    private let value: SelectionValue
    let requestor: Window
    private let property: Atom
    private var sent = 0
    var deadline: TimeInterval

    init(value: SelectionValue, requestor: Window, property: Atom, deadline: TimeInterval) {
        self.value = value
        self.requestor = requestor
        self.property = property
        self.deadline = deadline
    }

    /// How many bytes go into one part: what a request can hold on any server, and not more than a quarter megabyte.
    @MainActor static func partSize(_ connection: DisplayConnection) -> Int {
        min(XMaxRequestSize(connection.display) * 4 - 256, 1 << 18)
    }

    func isFor(_ window: Window, _ property: Atom) -> Bool { requestor == window && self.property == property }

    /// Says how large it will be, and watches for the receiver's readiness.
    @MainActor func start(_ connection: DisplayConnection) {
        XSelectInput(connection.display, requestor, PropertyChangeMask | StructureNotifyMask)
        SelectionValue(type: connection.atoms[.incremental], numbers: [value.bytes.count])
            .write(to: requestor, property, connection: connection)
    }

    /// Sends the next part; returns whether that was the last one, which is empty.
    @MainActor mutating func sendPart(_ connection: DisplayConnection) -> Bool {
        let part = value.bytes.dropFirst(sent).prefix(Self.partSize(connection))
        SelectionValue(type: value.type, format: value.format, bytes: Array(part))
            .write(to: requestor, property, connection: connection)
        sent += part.count
        return part.isEmpty
    }

    @MainActor func stopWatching(_ connection: DisplayConnection) {
        XSelectInput(connection.display, requestor, NoEventMask)
    }
}
