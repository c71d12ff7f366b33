import CX11
import Foundation

/// The server's numbers for the names in `AtomName`.
struct Atoms {
    private let numbers: [Atom]

    /// Asks for all of them in one round trip.
    init(display: OpaquePointer) {
        var names = Self.names.map { strdup($0.rawValue) }
        defer { names.forEach { free($0) } }
        var numbers = [Atom](repeating: 0, count: names.count)
        XInternAtoms(display, &names, Int32(names.count), False, &numbers)
        self.numbers = numbers
    }

    private static let names = AtomName.allCases

    subscript(name: AtomName) -> Atom { Self.names.firstIndex(of: name).map { numbers[$0] } ?? 0 }
}
