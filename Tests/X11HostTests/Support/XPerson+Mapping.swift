import CX11
import XTestSupport

extension XPerson {
    /// Keycodes and what they had on them.
    typealias Mapping = [(keycode: Int32, keysyms: [KeySym])]

    /// Puts keysyms on keys that have none; `restore` takes them away again.
    func map(_ keysyms: [KeySym]) -> Mapping {
        var first: Int32 = 0
        var last: Int32 = 0
        XDisplayKeycodes(display, &first, &last)
        var width: Int32 = 0
        guard let table = XGetKeyboardMapping(display, KeyCode(first), last - first + 1, &width) else { return [] }
        defer { XFree(table) }
        var free = (first...last).filter { code in
            (0..<Int(width)).allSatisfy { table[Int(code - first) * Int(width) + $0] == 0 }
        }
        var result: Mapping = []
        for keysym in keysyms {
            guard let code = free.popLast() else { break }
            result.append((code, [KeySym](repeating: 0, count: Int(width))))
            set(code, [KeySym](repeating: keysym, count: Int(width)))
        }
        return result
    }

    func restore(_ mapping: Mapping) {
        for entry in mapping { set(entry.keycode, entry.keysyms) }
    }

    private func set(_ keycode: Int32, _ keysyms: [KeySym]) {
        var keysyms = keysyms
        XChangeKeyboardMapping(display, keycode, Int32(keysyms.count), &keysyms, 1)
        sync()
        // XTEST's keysym look-up must know it as well.
        while let event = nextEvent() {
            var event = event
            if event.type == MappingNotify { XRefreshKeyboardMapping(&event.xmapping) }
        }
    }
}
