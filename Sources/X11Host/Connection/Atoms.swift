import CX11
import Foundation

/// The server's numbers for the names in `AtomName`.
struct Atoms {
    private let numbers: [Atom]

    /// Asks for all of them in one round trip.
    init(display: OpaquePointer) {
        var names = AtomName.allCases.map { strdup($0.rawValue) }
        defer { names.forEach { free($0) } }
        var numbers = [Atom](repeating: 0, count: names.count)
        XInternAtoms(display, &names, Int32(names.count), False, &numbers)
        self.numbers = numbers
    }

    private static let places: [AtomName: Int] = Dictionary(
        uniqueKeysWithValues: AtomName.allCases.enumerated().map { ($1, $0) })

    subscript(name: AtomName) -> Atom { Self.places[name].map { numbers[$0] } ?? 0 }
}
