import Foundation

extension UIApplication {
    /// How long after a touch began the next one may begin to count as the next tap in a row, in seconds.
    static let tapInterval: TimeInterval = 0.4
    /// How far from it a finger may be, in points.
    static let fingerTapDistance: CGFloat = 45
    /// How far from it a pointer may be, in points.
    static let pointerTapDistance: CGFloat = 5

    func dispatch(_ event: UIEvent) {
        if event is UIPressesEvent {
            guard let keyWindow else { return input.pressIsUnused = true }
            return keyWindow.sendEvent(event)
        }
        var windows: [UIWindow] = []
        for touch in event.allTouches ?? [] where touch.phase != .stationary {
            if let window = touch.window, !windows.contains(window) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    /// The view that gets what happens at a point of the screen: the windows are asked from the front to the back.
    func hitTest(_ location: CGPoint, on screen: UIScreen, with event: UIEvent) -> UIView? {
        for window in screen.windows.reversed() {
            let point = location.applying(window.shown.place.transformToSuperview.inverted())
            if let hit = window.hitTest(point, with: event) { return hit }
        }
        return nil
    }

    func beginTouch(identifier: Int, at location: CGPoint, on screen: UIScreen, type: UITouch.TouchType) {
        let touch = UITouch(identifier: identifier, location: location, timestamp: currentTime, type: type)
        touch.tapCount = countTap(at: location, type: type)
        guard let view = hitTest(location, on: screen, with: UIEvent(type: .touches, timestamp: currentTime)) else {
            return
        }
        touch.view = view
        touch.window = view.window
        touch.gestureRecognizers = view.recognizers(for: touch)
        if !view.isMultipleTouchEnabled, input.touches.values.contains(where: { $0.view === view }) {
            touch.delivery = .none
        }
        input.touches[identifier] = touch
        send(touch)
    }

    func cancelTouch(_ identifier: Int) {
        guard let touch = input.touches[identifier] else { return }
        touch.update(to: .cancelled, at: touch.screenLocation, timestamp: currentTime)
        send(touch)
    }

    /// An event about the touches as they are now.
    var touchesEvent: UIEvent {
        UIEvent(
            type: .touches, timestamp: currentTime, touches: Set(input.touches.values),
            modifierFlags: input.touchModifiers)
    }

    /// Sends an event about a touch that changed.
    func send(_ touch: UITouch) {
        sendEvent(touchesEvent)
        if touch.phase == .ended || touch.phase == .cancelled {
            if input.touches[touch.identifier] === touch { input.touches[touch.identifier] = nil }
        } else {
            touch.phase = .stationary
        }
    }

    private func countTap(at location: CGPoint, type: UITouch.TouchType) -> Int {
        var count = 1
        if let last = input.lastTap, last.type == type, currentTime - last.time <= Self.tapInterval {
            let distance = hypot(location.x - last.location.x, location.y - last.location.y)
            if distance <= (type == .indirectPointer ? Self.pointerTapDistance : Self.fingerTapDistance) {
                count = last.count + 1
            }
        }
        input.lastTap = InputState.Tap(location: location, time: currentTime, type: type, count: count)
        return count
    }
}
