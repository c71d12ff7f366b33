import CX11
import Foundation
import UIKit

extension WindowHost {
    /// A press that the input method did not take for itself.
    func keyDown(_ event: inout XKeyEvent) {
        let text = keys.text(of: &event)
        // The input method sends what it has composed as a press of no key.
        guard event.keycode != 0 else { return type(text, state: 0) }
        let key = key(of: event, text: text)
        let phase = keys.held[event.keycode] == nil ? UIPress.Phase.began : .changed
        keys.held[event.keycode] = key
        if !application.sendKey(key, phase: phase) { type(text, state: event.state) }
    }

    /// A release belongs to the press that was seen, whatever the key would be now.
    func keyUp(_ event: XKeyEvent) {
        guard let key = keys.held.removeValue(forKey: event.keycode) else { return }
        application.sendKey(key, phase: .ended)
    }

    /// A grab, as by a window manager's shortcut, takes the keyboard for a moment; the window keeps the focus. Without a
    /// window manager keys go to the window under the pointer, which is told so as well.
    func focusChanged(_ event: XFocusChangeEvent, isActive: Bool) {
        guard event.mode == NotifyNormal || event.mode == NotifyWhileGrabbed else { return }
        keys.setFocus(isActive)
        // Releases go elsewhere from now on; UIKit cancels what is down.
        if !isActive { keys.held.removeAll() }
        application.setActive(isActive)
    }

    /// Control characters, and keys with Control, Alt or Super, type nothing.
    private func type(_ text: String, state: UInt32) {
        guard state & UInt32(ControlMask | Mod1Mask | Mod4Mask) == 0 else { return }
        if text == "\r" || text == "\n" { return application.sendText("\n") }
        let printable = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        if !printable.isEmpty { application.sendText(String(String.UnicodeScalarView(printable))) }
    }

    private func key(of event: XKeyEvent, text: String) -> UIKey {
        let keycode = KeyCode(truncatingIfNeeded: event.keycode)
        // The state's bits 13 and 14 are the group, the keyboard's current layout.
        let group = Int32(event.state >> 13 & 3)
        let place = XkbKeycodeToKeysym(connection.display, keycode, 0, 0)
        let plain = XkbKeycodeToKeysym(connection.display, keycode, group, 0)
        var flags = Self.flags(event.state)
        if KeyTable.isKeypad(place) { flags.insert(.numericPad) }
        return UIKey(
            keyCode: KeyTable.usage(keysym: place, keycode: event.keycode), characters: text,
            charactersIgnoringModifiers: KeyTable.text(of: plain) ?? text, modifierFlags: flags)
    }

    /// The modifiers of an event's state.
    static func flags(_ state: UInt32) -> UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if state & UInt32(LockMask) != 0 { flags.insert(.alphaShift) }
        if state & UInt32(ShiftMask) != 0 { flags.insert(.shift) }
        if state & UInt32(ControlMask) != 0 { flags.insert(.control) }
        if state & UInt32(Mod1Mask) != 0 { flags.insert(.alternate) }
        if state & UInt32(Mod4Mask) != 0 { flags.insert(.command) }
        return flags
    }
}
