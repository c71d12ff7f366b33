//  XTestSupport: a client that acts as the person in front of an X server, and waiting for what happens. Nothing here
//  sleeps: everything waits for a pipe, a socket or a callback, up to a limit that only a failing test reaches.

import CX11
import CXtst
import Foundation
import X11Host

/// A second client of the server: moves the pointer and types with XTEST, and looks at windows.
@MainActor public final class XPerson {
    /// Its connection.
    public let display: OpaquePointer
    /// Whether the connection has ended.
    public private(set) var isGone = false

    /// Connects to a server.
    public init(displayName: String) throws {
        guard let display = XOpenDisplay(displayName) else {
            throw HostError.noAnswer(displayName)
        }
        self.display = display
    }

    /// Ends the connection.
    public func close() {
        if !isGone { XCloseDisplay(display) }
        isGone = true
    }

    /// The root window.
    public var root: Window { XDefaultRootWindow(display) }

    /// Has the server do everything asked for, and events arrive that are on their way.
    public func sync() { XSync(display, False) }

    /// The next event that has arrived, if any.
    public func nextEvent() -> XEvent? {
        guard XPending(display) > 0 else { return nil }
        var event = XEvent()
        XNextEvent(display, &event)
        return event
    }
}

// MARK: Hands

extension XPerson {
    /// Moves the pointer to a pixel of the screen.
    public func movePointer(x: Int, y: Int) {
        XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
        sync()
    }

    /// Presses or releases a button of the pointer.
    public func button(_ number: Int, isDown: Bool) {
        XTestFakeButtonEvent(display, UInt32(number), isDown ? True : False, 0)
        sync()
    }

    /// Clicks at a pixel of the screen.
    public func click(x: Int, y: Int, button number: Int = 1) {
        movePointer(x: x, y: y)
        button(number, isDown: true)
        button(number, isDown: false)
    }

    /// Presses or releases the key that types a keysym.
    public func key(_ keysym: KeySym, isDown: Bool) {
        XTestFakeKeyEvent(display, UInt32(XKeysymToKeycode(display, keysym)), isDown ? True : False, 0)
        sync()
    }

    /// Presses and releases keys, one after the other.
    public func type(_ keysyms: KeySym...) {
        for keysym in keysyms {
            key(keysym, isDown: true)
            key(keysym, isDown: false)
        }
    }

    /// Gives a window the keyboard focus.
    public func focus(_ window: Window) {
        XSetInputFocus(display, window, RevertToParent, Time(CurrentTime))
        sync()
    }
}

// MARK: Eyes

extension XPerson {
    /// A pixel's red, green and blue.
    public struct Color: Hashable, CustomStringConvertible, Sendable {
        /// The components, 0...255.
        public var red: Int, green: Int, blue: Int

        /// A colour by part.
        public init(_ red: Int, _ green: Int, _ blue: Int) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// The components in order.
        public var description: String { "(\(red), \(green), \(blue))" }
    }

    /// The colour of a pixel of a window or the root.
    public func pixel(of window: Window, x: Int, y: Int) -> Color? {
        guard let image = XGetImage(display, window, Int32(x), Int32(y), 1, 1, UInt.max, ZPixmap) else { return nil }
        defer { _ = image.pointee.f.destroy_image(image) }
        let value = image.pointee.f.get_pixel(image, 0, 0)
        return Color(Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255))
    }

    /// The top-level window whose WM_CLASS starts with `name`; a window manager may have put it into another one.
    public func findWindow(named name: String, under parent: Window? = nil) -> Window? {
        for child in children(of: parent ?? root) {
            var hint = XClassHint()
            if XGetClassHint(display, child, &hint) != 0 {
                defer {
                    XFree(hint.res_name)
                    XFree(hint.res_class)
                }
                if let found = hint.res_name, String(cString: found) == name { return child }
            }
            if let found = findWindow(named: name, under: child) { return found }
        }
        return nil
    }

    /// A window's children, from the back to the front.
    public func children(of window: Window) -> [Window] {
        var root: Window = 0
        var parent: Window = 0
        var list: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        guard XQueryTree(display, window, &root, &parent, &list, &count) != 0, let list else { return [] }
        defer { XFree(list) }
        return (0..<Int(count)).map { list[$0] }
    }

    /// The time on the server's clock.
    public func serverTime() -> Time {
        let window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
        defer { XDestroyWindow(display, window) }
        XSelectInput(display, window, PropertyChangeMask)
        // Appending nothing changes nothing, but is told of, with the time.
        XChangeProperty(display, window, XA_WM_NAME, XA_STRING, 8, PropModeAppend, nil, 0)
        var event = XEvent()
        XWindowEvent(display, window, PropertyChangeMask, &event)
        return event.xproperty.time
    }

    /// The number of a name.
    public func atom(_ name: String) -> Atom { XInternAtom(display, name, False) }

    /// A property's bytes, its values' size in bits and its type; numbers of 32 bits take eight bytes, as in Xlib.
    public func property(_ name: String, of window: Window) -> (type: String, format: Int, bytes: [UInt8])? {
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display, window, atom(name), 0, 1 << 20, False, Atom(AnyPropertyType), &type, &format, &count, &rest, &data)
        guard type != 0, let data, let typeName = XGetAtomName(display, type) else { return nil }
        defer {
            XFree(data)
            XFree(typeName)
        }
        let size = format == 32 ? MemoryLayout<Int>.size : Int(format) / 8
        return (
            String(cString: typeName), Int(format), Array(UnsafeBufferPointer(start: data, count: Int(count) * size))
        )
    }

    /// A property's 32-bit numbers.
    public func numbers(_ name: String, of window: Window) -> [Int] {
        guard let property = property(name, of: window), property.format == 32 else { return [] }
        return property.bytes.withUnsafeBytes { Array($0.bindMemory(to: Int.self)) }
    }

    /// A property's text.
    public func text(_ name: String, of window: Window) -> String? {
        property(name, of: window).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
