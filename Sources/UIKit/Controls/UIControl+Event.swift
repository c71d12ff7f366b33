extension UIControl {
    /// What happens to a control, with UIKit's bits.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits.
        public let rawValue: UInt

        /// Events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch went down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch went down again: its `tapCount` is more than 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved and is inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved and is outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch left.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The person changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The person did what the control is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The person changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// Every event of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every event of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// A range for the program's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
