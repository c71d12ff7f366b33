import Foundation

@testable import UIKit

/// A screen with one window of its own, and hands that touch it. Times are seconds; nothing here waits.
@MainActor final class Stage {
    let screen: UIScreen
    let window: UIWindow
    private(set) var time: TimeInterval

    init(width: CGFloat = 300, height: CGFloat = 300) {
        screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: width, height: height))
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        let application = UIApplication.shared
        // Every stage starts long after the one before, so that no tap follows upon another stage's.
        time = application.currentTime + 100
        application.setFirstResponder(nil)
        application.addScreen(screen)
        application.advance(to: time)
        window.makeKeyAndVisible()
    }

    /// Takes the window and the screen away. Call it at the end of a test.
    func strike() {
        UIApplication.shared.setFirstResponder(nil)
        window.isHidden = true
        UIApplication.shared.removeScreen(screen)
    }

    /// Adds a view at a place of the window.
    @discardableResult
    func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        window.addSubview(view)
        return view
    }

    /// Lets time pass.
    func wait(_ seconds: TimeInterval) {
        time += seconds
        UIApplication.shared.advance(to: time)
    }

    /// Makes the next frame, after some seconds.
    func frame(after seconds: TimeInterval = 0) {
        time += seconds
        UIApplication.shared.commitFrame(at: time)
    }

    func touch(
        _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1, type: UITouch.TouchType = .direct
    ) {
        UIApplication.shared.sendTouch(phase, identifier: finger, at: CGPoint(x: x, y: y), on: screen, type: type)
    }

    func tap(_ x: CGFloat, _ y: CGFloat, type: UITouch.TouchType = .direct) {
        touch(.began, x, y, type: type)
        touch(.ended, x, y, type: type)
    }

    /// Presses and releases a key. Returns whether its press was used.
    @discardableResult
    func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        let key = UIKey(keyCode: code, modifierFlags: modifiers)
        let isUsed = UIApplication.shared.sendKey(key, phase: .began)
        UIApplication.shared.sendKey(key, phase: .ended)
        return isUsed
    }
}
