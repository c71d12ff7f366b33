import Testing
import UIKit

@testable import CustomKeyboard

/// A keyboard that is let go leaves nothing behind.
@MainActor @Suite struct KeyboardLifetimeTests {
    @Test func neitherTheKeyboardNorItsKeysKeepThemselves() {
        weak var goneController: KeyboardViewController?
        weak var goneKey: UIView?
        do {
            let controller = KeyboardViewController()
            controller.view.layoutIfNeeded()
            var first: UIView = controller.view
            while !(first is KeyButton), let inner = first.subviews.last { first = inner }
            #expect(first is KeyButton)
            goneController = controller
            goneKey = first
        }
        #expect(goneController == nil)
        #expect(goneKey == nil)
    }
}
