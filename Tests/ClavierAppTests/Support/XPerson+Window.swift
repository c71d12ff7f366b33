import CX11
import Foundation
import XTestSupport

extension XPerson {
    /// Clicks in the middle of a rectangle that is `offset` pixels away from the screen's corner.
    func click(_ rect: CGRect, offset: CGPoint) {
        click(x: Int((rect.midX + offset.x).rounded()), y: Int((rect.midY + offset.y).rounded()))
    }

    func move(to point: CGPoint) { movePointer(x: Int(point.x.rounded()), y: Int(point.y.rounded())) }

    /// Presses and releases a key while others are down.
    func type(_ keysym: KeySym, holding modifiers: [KeySym]) {
        for modifier in modifiers { key(modifier, isDown: true) }
        type(keysym)
        for modifier in modifiers.reversed() { key(modifier, isDown: false) }
    }

    func resize(_ window: Window, to size: CGSize) {
        XResizeWindow(display, window, UInt32(size.width), UInt32(size.height))
        sync()
    }

    /// The place of a window on the screen, pixels.
    func origin(of window: Window) -> CGPoint {
        var x: Int32 = 0
        var y: Int32 = 0
        var child = Window()
        XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child)
        return CGPoint(x: CGFloat(x), y: CGFloat(y))
    }
}
