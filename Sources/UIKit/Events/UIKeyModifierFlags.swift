/// Modifiers that are down, with UIKit's bits.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The modifiers as bits.
    public let rawValue: Int

    /// Modifiers from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, the Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command, the Super key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
