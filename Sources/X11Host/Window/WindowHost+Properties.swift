import CX11
import Foundation
import UIKit

extension WindowHost {
    static let eventMask =
        KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask
        | LeaveWindowMask | ExposureMask | StructureNotifyMask | FocusChangeMask

    static func makeWindow(_ connection: DisplayConnection, width: Int, height: Int) -> Window {
        let display = connection.display
        var attributes = XSetWindowAttributes()
        // Pixels stay where they are and nothing is erased while the window is resized, so nothing flickers.
        attributes.bit_gravity = NorthWestGravity
        attributes.background_pixmap = Pixmap(None)
        attributes.event_mask = eventMask
        return XCreateWindow(
            display, connection.root, 0, 0, UInt32(width), UInt32(height), 0, connection.formats.windowDepth,
            UInt32(InputOutput), XDefaultVisual(display, connection.screenNumber),
            UInt(CWBitGravity | CWBackPixmap | CWEventMask), &attributes)
    }

    static func makeContext(_ connection: DisplayConnection, _ window: Window) -> GC {
        var values = XGCValues()
        values.graphics_exposures = False
        return XCreateGC(connection.display, window, UInt(GCGraphicsExposures), &values)
    }

    func setProperties(_ configuration: WindowConfiguration) {
        setStandardProperties(configuration)
        let atoms = connection.atoms
        var protocols = [atoms[.wmDeleteWindow], atoms[.netWMPing]]
        if sync.counter != 0 {
            protocols.append(atoms[.netWMSyncRequest])
            setNumbers(.netWMSyncRequestCounter, type: XA_CARDINAL, [Int(sync.counter)])
        }
        XSetWMProtocols(connection.display, window, &protocols, Int32(protocols.count))
        setTitle(configuration.title)
        setNumbers(.netWMProcess, type: XA_CARDINAL, [Int(getpid())])
        setNumbers(.netWMWindowType, type: XA_ATOM, [Int(atoms[.netWMWindowTypeNormal])])
    }

    /// Sets the picture of the window in lists of windows, if there is one.
    func writeIcon() {
        let pictures = icons()
        guard !pictures.isEmpty else { return }
        setNumbers(.netWMIcon, type: XA_CARDINAL, pictures.flatMap { WindowIcon.numbers(of: $0) })
    }

    /// Changes the title that window managers show.
    public func setTitle(_ title: String) {
        guard !connection.isLost else { return }
        for name in [AtomName.netWMName, .netWMIconName] {
            let bytes = Array(title.utf8)
            XChangeProperty(
                connection.display, window, connection.atoms[name], connection.atoms[.utf8String], 8, PropModeReplace,
                bytes, Int32(bytes.count))
        }
        setPlainTitle(title)
        connection.setNeedsDrain()
    }

    /// WM_NAME and WM_ICON_NAME, for programs that know no UTF-8. Xlib reads its tables of encodings to convert a title,
    /// which takes a while, so one that needs no conversion is written as it is.
    private func setPlainTitle(_ title: String) {
        guard title.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            Xutf8SetWMProperties(connection.display, window, title, title, nil, 0, nil, nil, nil)
            return
        }
        for name in [XA_WM_NAME, XA_WM_ICON_NAME] { setString(name, title) }
    }

    private func setString(_ name: Atom, _ text: String) {
        let bytes = Array(text.utf8)
        XChangeProperty(
            connection.display, window, name, XA_STRING, 8, PropModeReplace, bytes, Int32(bytes.count))
    }

    /// WM_CLASS, WM_HINTS, WM_NORMAL_HINTS and WM_CLIENT_MACHINE.
    private func setStandardProperties(_ configuration: WindowConfiguration) {
        let smallest = PixelRect(
            rounding: CGRect(origin: .zero, size: configuration.minimumSize).scaled(by: scale))
        var hints = XSizeHints()
        hints.flags = PMinSize
        hints.min_width = Int32(smallest.width)
        hints.min_height = Int32(smallest.height)
        var state = XWMHints()
        state.flags = InputHint | StateHint
        state.input = True
        state.initial_state = NormalState
        let instance = strdup(configuration.windowClass.instance)
        let name = strdup(configuration.windowClass.name)
        defer {
            free(instance)
            free(name)
        }
        var kind = XClassHint(res_name: instance, res_class: name)
        XSetWMNormalHints(connection.display, window, &hints)
        XSetWMHints(connection.display, window, &state)
        XSetClassHint(connection.display, window, &kind)
        setString(XA_WM_CLIENT_MACHINE, ProcessInfo.processInfo.hostName)
    }

    private func setNumbers(_ name: AtomName, type: Atom, _ values: [Int]) {
        values.withUnsafeBytes {
            _ = XChangeProperty(
                connection.display, window, connection.atoms[name], type, 32, PropModeReplace,
                $0.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
        }
    }
}
