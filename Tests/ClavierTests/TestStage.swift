import Clavier
import Foundation

@testable import UIKit

/// A screen of its own with one window, and a clock that starts at 0. Tests run one after the other on the main actor.
@MainActor final class TestStage {
    let screen: UIScreen
    let window: UIWindow
    private let origin: Double

    var keyboard: UIKeyboard { screen.keyboard }

    /// A window as large as the screen, and a keyboard as high as that, right below the screen.
    init(_ width: CGFloat = 100, _ height: CGFloat = 200, keyboardHeight: CGFloat = 100, safeArea: CGFloat = 0) {
        let application = UIApplication.shared
        // Whole seconds keep differences of times exact.
        origin = application.currentTime.rounded(.up) + 1
        application.advance(to: origin)
        screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: width, height: height))
        screen.keyboard.preferredHeight = keyboardHeight
        application.addScreen(screen)
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.windowSafeAreaInsets = UIEdgeInsets(top: safeArea, left: safeArea, bottom: safeArea, right: safeArea)
        window.isHidden = false
    }

    func close() {
        window.isHidden = true
        keyboard.hide()
        UIApplication.shared.commitFrame(at: UIApplication.shared.currentTime + 1000)
        UIApplication.shared.removeScreen(screen)
    }

    func commit(at time: Double) { UIApplication.shared.commitFrame(at: origin + time) }

    /// Brings the keyboard in, all the way.
    func showKeyboard() {
        keyboard.show()
        UIApplication.shared.commitFrame(at: UIApplication.shared.currentTime + 1)
    }

    /// A view of the window, or of another view, with guides of Clavier's own.
    func addView(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil) -> UIView
    {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        (superview ?? window).addSubview(view)
        return view
    }
}

/// Whether two rectangles differ by no more than rounding.
func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance && abs(a.width - b.width) <= tolerance
        && abs(a.height - b.height) <= tolerance
}
