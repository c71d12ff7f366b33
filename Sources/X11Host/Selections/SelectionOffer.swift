import CX11

/// A text that this program offers, and since when on the server's clock.
struct SelectionOffer {
    var text: String
    var time: Time

    /// The text as another program asked for it; nil for a form that does not exist.
    func value(as target: Atom, atoms: Atoms) -> SelectionValue? {
        switch target {
        case atoms[.targets]:
            let names: [AtomName] = [.targets, .multiple, .timestamp, .utf8String, .text]
            let targets = names.map { Int(atoms[$0]) } + [Int(XA_STRING)]
            return SelectionValue(type: XA_ATOM, numbers: targets)
        case atoms[.timestamp]: return SelectionValue(type: XA_INTEGER, numbers: [Int(time)])
        case atoms[.utf8String], atoms[.text]:
            return SelectionValue(type: atoms[.utf8String], format: 8, bytes: Array(text.utf8))
        case XA_STRING: return SelectionValue(type: XA_STRING, format: 8, bytes: latin)
        default: return nil
        }
    }

    /// Latin 1 with a question mark for what it lacks.
    private var latin: [UInt8] { text.unicodeScalars.map { UInt8(exactly: $0.value) ?? 63 } }
}
