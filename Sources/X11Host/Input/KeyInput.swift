import CX11
import Foundation
import UIKit

/// What a window's keys type: an input context where there is an input method, a plain look-up otherwise. The method is
/// opened at the first focus or key, since reading its table of sequences takes longer than the first frame.
@MainActor final class KeyInput {
    /// The keys that are down, by keycode.
    var held: [UInt32: UIKey] = [:]

    private let connection: DisplayConnection
    private let window: Window
    private var context: XIC?
    private var method: XIM?
    private var wasOpened = false

    init(connection: DisplayConnection, window: Window) {
        self.connection = connection
        self.window = window
    }

    /// Opens the desktop's input method, or Xlib's own with dead keys and Compose.
    func open() {
        guard !wasOpened, !connection.isLost else { return }
        wasOpened = true
        var isSupported: Int32 = 0
        // A key that repeats sends presses without releases between them.
        XkbSetDetectableAutoRepeat(connection.display, True, &isSupported)
        setlocale(LC_CTYPE, "")
        // A locale that cannot name all characters has no sequences for them either.
        if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
        XSetLocaleModifiers("")
        method = XOpenIM(connection.display, nil, nil, nil)
        if method == nil {
            XSetLocaleModifiers("@im=none")
            method = XOpenIM(connection.display, nil, nil, nil)
        }
        guard let method, let context = CX11CreateInputContext(method, window) else { return }
        self.context = context
        watch(method)
        XSelectInput(
            connection.display, window, WindowHost.eventMask | Int(bitPattern: CX11InputContextEvents(context)))
    }

    /// A method whose server ends takes its context along; the next key opens what there is then.
    private func watch(_ method: XIM) {
        let own = UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
        CX11SetDestroyCallback(
            method,
            { _, data, _ in
                let address = UInt(bitPattern: data)
                MainActor.assumeIsolated {
                    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
                    Unmanaged<KeyInput>.fromOpaque(pointer).takeUnretainedValue().forgetMethod()
                }
            }, own.assumingMemoryBound(to: CChar.self))
    }

    private func forgetMethod() {
        context = nil
        method = nil
        wasOpened = false
    }

    /// Tells the input method whether keys go to this window.
    func setFocus(_ isFocused: Bool) {
        if isFocused { open() }
        guard let context else { return }
        if isFocused { XSetICFocus(context) } else { XUnsetICFocus(context) }
    }

    /// The text that a key press types.
    func text(of event: inout XKeyEvent) -> String {
        open()
        var keysym: KeySym = 0
        var bytes = [CChar](repeating: 0, count: 64)
        guard let context else {
            let count = XLookupString(&event, &bytes, Int32(bytes.count), &keysym, nil)
            return KeyTable.text(of: keysym) ?? Self.text(bytes, count)
        }
        var status: Int32 = 0
        var count = Xutf8LookupString(context, &event, &bytes, Int32(bytes.count), &keysym, &status)
        if status == XBufferOverflow {
            bytes = [CChar](repeating: 0, count: Int(count))
            count = Xutf8LookupString(context, &event, &bytes, Int32(bytes.count), &keysym, &status)
        }
        return status == XLookupChars || status == XLookupBoth ? Self.text(bytes, count) : ""
    }

    /// Gives the input method back.
    func close() {
        if let context { XDestroyIC(context) }
        if let method { XCloseIM(method) }
        context = nil
        method = nil
    }

    private static func text(_ bytes: [CChar], _ count: Int32) -> String {
        String(decoding: bytes.prefix(Int(max(0, count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
