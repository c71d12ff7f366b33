import Foundation
import Testing

@testable import CustomKeyboard
@testable import UIKit

/// A screen of 320 x 480 points with a text field, and the keyboard in.
@MainActor final class KeyboardDesk {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 480))
    let window: UIWindow
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
    let letters = KeyboardViewController()
    let symbols = KeyboardViewController(layout: .symbols)
    private var time: TimeInterval

    init() {
        let application = UIApplication.shared
        time = application.currentTime + 100
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        application.addScreen(screen)
        application.advance(to: time)
        screen.keyboard.installedInputViewControllers = [letters, symbols]
        window.makeKeyAndVisible()
        window.addSubview(field)
        field.becomeFirstResponder()
        frame(after: 0)
        frame(after: 2)
    }

    func strike() {
        UIApplication.shared.setFirstResponder(nil)
        frame(after: 2)
        window.isHidden = true
        UIApplication.shared.removeScreen(screen)
    }

    func frame(after seconds: TimeInterval) {
        time += seconds
        UIApplication.shared.commitFrame(at: time)
    }

    func wait(_ seconds: TimeInterval) {
        time += seconds
        UIApplication.shared.advance(to: time)
    }

    /// The button of a key of the keyboard that shows, or of its strip.
    func button(_ name: String) -> UIButton? {
        func find(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.accessibilityIdentifier == name { return button }
            for subview in view.subviews { if let found = find(subview) { return found } }
            return nil
        }
        let shown = symbols.viewIfLoaded?.window != nil ? symbols : letters
        return find(shown.view)
    }

    /// Where a key is on the screen.
    func rect(_ name: String) throws -> CGRect {
        let key = try #require(button(name))
        return key.convert(key.bounds, to: screen)
    }

    func touch(_ phase: UITouch.Phase, _ point: CGPoint, finger: Int = 1) {
        UIApplication.shared.sendTouch(phase, identifier: finger, at: point, on: screen)
    }

    func tap(_ names: String...) throws {
        for name in names {
            let rect = try rect(name)
            touch(.began, CGPoint(x: rect.midX, y: rect.midY))
            touch(.ended, CGPoint(x: rect.midX, y: rect.midY))
        }
    }
}
