import CX11

/// What a property is to hold.
struct SelectionValue {
    var type: Atom
    /// The size of an item in bits; items of 32 bits take eight bytes, as in Xlib.
    var format: Int32
    var bytes: [UInt8]

    init(type: Atom, format: Int32, bytes: [UInt8]) {
        self.type = type
        self.format = format
        self.bytes = bytes
    }

    /// A list of 32-bit numbers.
    init(type: Atom, numbers: [Int]) {
        self.init(type: type, format: 32, bytes: numbers.withUnsafeBytes { Array($0) })
    }

    @MainActor func write(to window: Window, _ property: Atom, connection: DisplayConnection) {
        let count = format == 32 ? bytes.count / MemoryLayout<Int>.size : bytes.count
        XChangeProperty(connection.display, window, property, type, format, PropModeReplace, bytes, Int32(count))
    }
}
