import Foundation
import Testing
import UIKit

/// Screens and the windows on them do not keep each other for ever.
@MainActor @Suite struct ScreenLifetimeTests {
    @Test func aScreenThatIsLetGoTakesItsWindowsAndKeyboardAlong() {
        weak var goneScreen: UIScreen?
        weak var goneWindow: UIWindow?
        do {
            let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 600))
            let window = UIWindow(frame: screen.bounds)
            window.screen = screen
            window.makeKeyAndVisible()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            window.addSubview(field)
            field.becomeFirstResponder()
            #expect(screen.keyboard.isVisible)
            field.resignFirstResponder()
            goneScreen = screen
            goneWindow = window
        }
        #expect(goneScreen == nil)
        #expect(goneWindow == nil)
    }

    @Test func aWindowWithoutItsScreenIsOnTheMainOne() {
        let window = UIWindow()
        window.screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(window.screen === UIScreen.main)
    }
}
