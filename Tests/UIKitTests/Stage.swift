import Foundation

@testable import UIKit

/// A screen with one window of its own, a clock, and hands that touch it. Nothing here waits: times are seconds, on a
/// clock that the test sets. Tests run one after the other on the main actor and share only the application, which each
/// stage leaves without a first responder, without animations and without its screen.
@MainActor final class Stage {
    let screen: UIScreen
    let window: UIWindow
    /// When the stage began, on the application's clock; `frame(at:)` and `wait(until:)` count from there.
    let origin: TimeInterval
    private(set) var time: TimeInterval

    var application: UIApplication { .shared }
    var keyboard: UIKeyboard { screen.keyboard }

    init(width: CGFloat = 320, height: CGFloat = 480) {
        screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: width, height: height))
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        // Every stage starts long after the one before, so that no tap follows upon another stage's. Whole seconds keep
        // differences of times exact.
        origin = UIApplication.shared.currentTime.rounded(.up) + 100
        time = origin
        application.setFirstResponder(nil)
        application.addScreen(screen)
        application.advance(to: time)
        window.makeKeyAndVisible()
    }

    /// Takes the stage down. Call it at the end of a test.
    func close() {
        application.setFirstResponder(nil)
        frame(after: 1000)
        window.isHidden = true
        application.removeScreen(screen)
        UIAccessibility.isReduceMotionEnabled = false
        UIView.setAnimationsEnabled(true)
    }

    /// Adds a view at a place of the window.
    @discardableResult
    func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        window.addSubview(view)
        return view
    }

    /// A view in the window.
    func addView(_ frame: CGRect) -> UIView { add(UIView(), frame.minX, frame.minY, frame.width, frame.height) }
}

// MARK: Time

extension Stage {
    /// Lets time pass, as a host does before it delivers an event.
    func wait(_ seconds: TimeInterval) { wait(until: time - origin + seconds) }

    /// Lets time pass until some seconds after the stage began.
    func wait(until seconds: TimeInterval) {
        time = origin + seconds
        application.advance(to: time)
    }

    /// Makes the next frame, after some seconds.
    func frame(after seconds: TimeInterval = 0) { frame(at: time - origin + seconds) }

    /// Makes the next frame, some seconds after the stage began.
    func frame(at seconds: TimeInterval) {
        time = origin + seconds
        application.commitFrame(at: time)
    }
}

// MARK: Hands

extension Stage {
    func touch(
        _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1, type: UITouch.TouchType = .direct
    ) {
        application.sendTouch(phase, identifier: finger, at: CGPoint(x: x, y: y), on: screen, type: type)
    }

    func tap(_ x: CGFloat, _ y: CGFloat, type: UITouch.TouchType = .direct) {
        touch(.began, x, y, type: type)
        touch(.ended, x, y, type: type)
    }

    /// Presses and releases a key. Returns whether its press was used.
    @discardableResult
    func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        let key = UIKey(keyCode: code, modifierFlags: modifiers)
        let isUsed = application.sendKey(key, phase: .began)
        application.sendKey(key, phase: .ended)
        return isUsed
    }
}
