import CX11
import Foundation
import UIKit

extension WindowHost {
    func receiveInput(_ event: inout XEvent) {
        switch event.type {
        case ButtonPress: press(event.xbutton)
        case ButtonRelease: release(event.xbutton)
        case MotionNotify: move(to: point(event.xmotion.x, event.xmotion.y), state: event.xmotion.state)
        case EnterNotify: move(to: point(event.xcrossing.x, event.xcrossing.y), state: event.xcrossing.state)
        case LeaveNotify: if event.xcrossing.mode == NotifyNormal { hover(over: nil) }
        case KeyPress: keyDown(&event.xkey)
        case KeyRelease: keyUp(event.xkey)
        case FocusIn: focusChanged(event.xfocus, isActive: true)
        case FocusOut: focusChanged(event.xfocus, isActive: false)
        default: break
        }
    }

    private func point(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale) }

    private func press(_ event: XButtonEvent) {
        let place = point(event.x, event.y)
        let step = PointerInput.wheelStep
        switch event.button {
        case 1:
            pointer.isDown = true
            send(.began, at: place, state: event.state)
        case 2: application.pastePrimary(at: place, on: screen)
        case 4: application.sendScroll(CGPoint(x: 0, y: -step), at: place, on: screen)
        case 5: application.sendScroll(CGPoint(x: 0, y: step), at: place, on: screen)
        case 6: application.sendScroll(CGPoint(x: -step, y: 0), at: place, on: screen)
        case 7: application.sendScroll(CGPoint(x: step, y: 0), at: place, on: screen)
        default: break
        }
    }

    /// While a button is down the server sends all motion here, so the release arrives wherever it happens.
    private func release(_ event: XButtonEvent) {
        guard event.button == 1, pointer.isDown else { return }
        pointer.isDown = false
        let place = point(event.x, event.y)
        send(.ended, at: place, state: event.state)
        hover(over: screen.bounds.contains(place) ? place : nil)
    }

    private func move(to place: CGPoint, state: UInt32) {
        if pointer.isDown, state & UInt32(Button1Mask) == 0 { cancelPress(at: place, state: state) }
        if pointer.isDown { send(.moved, at: place, state: state) } else { hover(over: place) }
    }

    /// The button went up where this window did not hear of it, as when it was taken off the screen meanwhile.
    private func cancelPress(at place: CGPoint, state: UInt32) {
        pointer.isDown = false
        send(.cancelled, at: place, state: state)
    }

    private func hover(over place: CGPoint?) {
        guard !pointer.isDown else { return }
        pointer.setShape(application.sendHover(at: place, on: screen))
    }

    private func send(_ phase: UITouch.Phase, at place: CGPoint, state: UInt32) {
        application.sendTouch(
            phase, identifier: PointerInput.touch, at: place, on: screen, type: .indirectPointer,
            modifierFlags: Self.flags(state))
    }
}
