import Foundation

extension UIKeyboard {
    /// What the keyboard does.
    public enum State: String, Sendable {
        /// It is off the screen.
        case hidden
        /// It is on its way to its place on the screen, or to another place there.
        case showing
        /// It is in its place.
        case shown
        /// It is on its way off the screen.
        case hiding
        /// A finger holds it.
        case dragged
    }

    /// Where the keyboard is while it is on the screen.
    public enum Placement: Hashable, Sendable {
        /// At the bottom, as wide as the screen.
        case docked
        /// In a rectangle, in screen coordinates (points); a resized screen pushes it back inside.
        case floating(CGRect)
        /// As wide as the screen, split in two halves, its bottom a number of points above the screen's.
        case split(bottomOffset: CGFloat)

        /// Whether it is at the bottom.
        public var isDocked: Bool { self == .docked }
    }
}
