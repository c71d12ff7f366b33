import CX11
import Foundation

/// A text that this program waits for.
struct TextRequest {
    let selection: Atom
    /// Where the owner puts it.
    let property: Atom
    var completions: [@MainActor (String?) -> Void]
    var target = AtomName.utf8String
    /// Whether the owner sends it in parts.
    var isIncremental = false
    var parts: [UInt8] = []
    var type: Atom = 0
    var deadline: TimeInterval = 0

    init(selection: Atom, property: Atom, completion: @escaping @MainActor (String?) -> Void) {
        self.selection = selection
        self.property = property
        completions = [completion]
    }
}
