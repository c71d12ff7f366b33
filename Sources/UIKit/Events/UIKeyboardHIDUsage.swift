/// A key's place on the keyboard: its usage number on the keyboard page (0x07) of the USB HID usage tables.
///
/// Keys that only type text need no name here; they arrive as `UIKey.characters`.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The usage number.
    public let rawValue: Int

    /// A key from its usage number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A key that has no usage number here.
    public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 0x03)
    /// A (and, in order, the other letters up to Z at 0x1D).
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
    /// C.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
    /// V.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
    /// X.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1B)
    /// Z.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
    /// Return.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// Escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// Backspace.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// Tab.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// Insert.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
    /// Home.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    /// Page Up.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    /// Delete, forward.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    /// End.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    /// Page Down.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    /// The arrow to the right.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// The arrow to the left.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The arrow down.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The arrow up.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
    /// Enter of the number pad.
    public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
}
