import CX11
import UIKit

/// Keysyms as places on the keyboard: usage numbers of the keyboard page (0x07) of the USB HID usage tables.
enum KeyTable {
    /// The place of the key that types `keysym` without modifiers. A letter of another script counts by its keycode,
    /// which on today's servers is the key's place (evdev's number and 8).
    static func usage(keysym: KeySym, keycode: UInt32) -> UIKeyboardHIDUsage {
        let value = Int(keysym)
        let known = ranges.first { $0.keysyms.contains(value) }.map { $0.usage + value - $0.keysyms.lowerBound }
        return UIKeyboardHIDUsage(rawValue: known ?? others[value] ?? letter(at: keycode) ?? 0x03)
    }

    /// Whether the key belongs to the number pad.
    static func isKeypad(_ keysym: KeySym) -> Bool { (0xFF80...0xFFBD).contains(Int(keysym)) }

    /// What a keysym types by itself: those of Latin 1 and those that are a Unicode number.
    static func text(of keysym: KeySym) -> String? {
        let value = UInt32(truncatingIfNeeded: keysym)
        let isLatin = (0x20...0x7E).contains(value) || (0xA0...0xFF).contains(value)
        let number = isLatin ? value : value & 0xFF00_0000 == 0x0100_0000 ? value & 0xFF_FFFF : nil
        return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    }

    private static func letter(at keycode: UInt32) -> Int? {
        for (first, letters) in letterRows where keycode >= first {
            let index = Int(keycode - first)
            if index < letters.count { return 0x04 + Int(letters[index]) - 0x41 }
        }
        return nil
    }

    private static let letterRows: [(UInt32, [UInt8])] = [
        (24, Array("QWERTYUIOP".utf8)), (38, Array("ASDFGHJKL".utf8)), (52, Array("ZXCVBNM".utf8)),
    ]

    /// a…z, A…Z, 1…9, F1…F12, F13…F24, and the number pad's 1…9.
    private static let ranges: [(keysyms: ClosedRange<Int>, usage: Int)] = [
        (0x61...0x7A, 0x04), (0x41...0x5A, 0x04), (0x31...0x39, 0x1E), (0xFFBE...0xFFC9, 0x3A),
        (0xFFCA...0xFFD5, 0x68), (0xFFB1...0xFFB9, 0x59),
    ]

    private static let others: [Int: Int] = [
        // 0, Return, Escape, Backspace, Tab with and without Shift, space.
        0x30: 0x27, 0xFF0D: 0x28, 0xFF1B: 0x29, 0xFF08: 0x2A, 0xFF09: 0x2B, 0xFE20: 0x2B, 0x20: 0x2C,
        // - = [ ] \ ; ' ` , . /
        0x2D: 0x2D, 0x3D: 0x2E, 0x5B: 0x2F, 0x5D: 0x30, 0x5C: 0x31, 0x3B: 0x33, 0x27: 0x34, 0x60: 0x35, 0x2C: 0x36,
        0x2E: 0x37, 0x2F: 0x38,
        // Caps Lock, Print, Scroll Lock, Pause, Insert, Home, Page Up, Delete, End, Page Down.
        0xFFE5: 0x39, 0xFF61: 0x46, 0xFF14: 0x47, 0xFF13: 0x48, 0xFF63: 0x49, 0xFF50: 0x4A, 0xFF55: 0x4B, 0xFFFF: 0x4C,
        0xFF57: 0x4D, 0xFF56: 0x4E,
        // Right, left, down, up.
        0xFF53: 0x4F, 0xFF51: 0x50, 0xFF54: 0x51, 0xFF52: 0x52,
        // Num Lock, and the number pad's / * - + Enter, 0 and point.
        0xFF7F: 0x53, 0xFFAF: 0x54, 0xFFAA: 0x55, 0xFFAD: 0x56, 0xFFAB: 0x57, 0xFF8D: 0x58, 0xFFB0: 0x62, 0xFFAE: 0x63,
        0xFFAC: 0x63,
        // The number pad without Num Lock does what else its keys say.
        0xFF9E: 0x49, 0xFF95: 0x4A, 0xFF9A: 0x4B, 0xFF9F: 0x4C, 0xFF9C: 0x4D, 0xFF9B: 0x4E, 0xFF98: 0x4F, 0xFF96: 0x50,
        0xFF99: 0x51, 0xFF97: 0x52,
        // < > beside the left Shift, Menu.
        0x3C: 0x64, 0xFF67: 0x65,
        // Control, Shift, Alt and Super on the left; the same on the right, with AltGr as the right Alt.
        0xFFE3: 0xE0, 0xFFE1: 0xE1, 0xFFE9: 0xE2, 0xFFEB: 0xE3, 0xFFE4: 0xE4, 0xFFE2: 0xE5, 0xFFEA: 0xE6, 0xFE03: 0xE6,
        0xFFEC: 0xE7,
    ]
}
