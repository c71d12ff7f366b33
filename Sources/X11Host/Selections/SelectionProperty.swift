import CX11

/// What a property holds.
@MainActor struct SelectionProperty {
    var type: Atom = 0
    /// Items of 32 bits take eight bytes each, as in Xlib.
    var bytes: [UInt8] = []

    init(type: Atom, bytes: [UInt8]) {
        self.type = type
        self.bytes = bytes
    }

    /// Reads a whole property, and deletes it if told to. Waits for the server.
    init(window: Window, property: Atom, delete: Bool, connection: DisplayConnection) {
        var format: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            connection.display, window, property, 0, Int.max / 8, delete ? True : False, Atom(AnyPropertyType), &type,
            &format, &count, &rest, &data)
        guard let data else { return }
        let size = format == 32 ? MemoryLayout<Int>.size : Int(format) / 8
        bytes = Array(UnsafeBufferPointer(start: data, count: Int(count) * size))
        XFree(data)
    }

    /// The items of a list of 32-bit numbers.
    var numbers: [Int] { bytes.withUnsafeBytes { Array($0.bindMemory(to: Int.self)) } }

    /// The text, from UTF-8 or Latin 1; nil for anything else.
    func text(on connection: DisplayConnection) -> String? {
        switch type {
        case connection.atoms[.utf8String]: String(decoding: bytes, as: UTF8.self)
        case XA_STRING: String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        default: nil
        }
    }
}
