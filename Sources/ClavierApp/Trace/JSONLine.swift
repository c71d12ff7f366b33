import Foundation

/// One JSON object on one line, put together in a buffer that is used again for the next one.
struct JSONLine {
    private(set) var bytes: [UInt8] = []
    private var isFirst = true

    /// Starts a new object.
    mutating func begin() {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(UInt8(ascii: "{"))
        isFirst = true
    }

    /// Ends the object and its line.
    mutating func end() {
        bytes.append(UInt8(ascii: "}"))
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func add(_ name: StaticString, _ value: Double) {
        key(name)
        append(value)
    }

    mutating func add(_ name: StaticString, _ value: Int) {
        key(name)
        append(value)
    }

    mutating func add(_ name: StaticString, _ value: Bool) {
        key(name)
        append(value ? "true" : "false")
    }

    mutating func add(_ name: StaticString, _ value: String) {
        key(name)
        append(quoted: value)
    }

    mutating func add(_ name: StaticString, _ rect: CGRect) {
        key(name)
        append(rect)
    }

    /// Four insets as `[top, left, bottom, right]`.
    mutating func add(_ name: StaticString, top: Double, left: Double, bottom: Double, right: Double) {
        key(name)
        append([top, left, bottom, right])
    }

    /// An object from names to rectangles, in the order given.
    mutating func add(_ name: StaticString, _ rects: [(name: String, rect: CGRect)]) {
        key(name)
        bytes.append(UInt8(ascii: "{"))
        for (index, entry) in rects.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(quoted: entry.name)
            bytes.append(UInt8(ascii: ":"))
            append(entry.rect)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func key(_ name: StaticString) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func append(_ rect: CGRect) {
        append([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    private mutating func append(_ numbers: [Double]) {
        bytes.append(UInt8(ascii: "["))
        for (index, number) in numbers.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(number)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func append(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

    /// Six decimals at the most, which is a microsecond or a millionth of a point, without trailing zeros.
    private mutating func append(_ value: Double) {
        guard value.isFinite, abs(value) < 1e12 else { return append(0) }
        let millionths = Int((value * 1e6).rounded())
        if millionths < 0 { bytes.append(UInt8(ascii: "-")) }
        append(Int(millionths.magnitude / 1_000_000))
        var fraction = Int(millionths.magnitude % 1_000_000)
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var unit = 100_000
        while fraction > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(fraction / unit))
            fraction %= unit
            unit /= 10
        }
    }

    private mutating func append(quoted text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20, 0x7F:
                let digits = Array("0123456789abcdef".utf8)
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
