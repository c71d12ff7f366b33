import Foundation
import Testing

@testable import Clavier
@testable import UIKit

@Suite @MainActor struct ClavierSwitchTests {
    @Test func applesGuideIsTheDefault() {
        let stage = TestStage()
        defer { stage.close() }
        let view = UIView(frame: .zero)
        #expect(ClavierGlobalConfig.usingAppleKeyboardLayoutGuideIfAvailable)
        #expect(view.usingAppleKeyboardLayoutGuideIfAvailable)
        #expect(view.clavierLayoutGuide === view.keyboardLayoutGuide)
    }

    @Test func theViewsSwitchWinsOverTheGlobalOne() {
        let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
        first.usingAppleKeyboardLayoutGuideIfAvailable = true
        ClavierGlobalConfig.usingAppleKeyboardLayoutGuideIfAvailable = false
        defer { ClavierGlobalConfig.usingAppleKeyboardLayoutGuideIfAvailable = true }
        #expect(first.clavierLayoutGuide === first.keyboardLayoutGuide)
        #expect(second.clavierLayoutGuide is ClavierLayoutGuide)
        second.usingAppleKeyboardLayoutGuideIfAvailable = true
        #expect(second.clavierLayoutGuide === second.keyboardLayoutGuide)
        second.usingAppleKeyboardLayoutGuideIfAvailable = false
        #expect(second.clavierLayoutGuide is ClavierLayoutGuide)
    }

    @available(*, deprecated) @Test func theOriginalsNamesAreTheSameSwitches() {
        let view = UIView(frame: .zero)
        view.useAppleKeyboardLayoutGuideIfAvailable = false
        #expect(!view.usingAppleKeyboardLayoutGuideIfAvailable)
        ClavierGlobalConfig.useAppleKeyboardLayoutGuideIfAvailable = false
        #expect(!ClavierGlobalConfig.usingAppleKeyboardLayoutGuideIfAvailable)
        ClavierGlobalConfig.useAppleKeyboardLayoutGuideIfAvailable = true
        #expect(ClavierGlobalConfig.useAppleKeyboardLayoutGuideIfAvailable)
    }

    @Test func theSafeGuideStandsOnApples() {
        let stage = TestStage(100, 200, keyboardHeight: 100, safeArea: 10)
        defer { stage.close() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        stage.window.addSubview(view)
        let guide = view.safeClavierLayoutGuide
        #expect(guide === view.safeClavierLayoutGuide)
        stage.commit(at: 0)
        #expect(guide.layoutFrame == CGRect(x: 10, y: 190, width: 80, height: 0))
        stage.showKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 100, width: 80, height: 90))
        stage.keyboard.hide()
        stage.commit(at: 1.1)
        let top = min(stage.keyboard.presentedFrame.minY, 190)
        #expect(isNear(guide.layoutFrame, CGRect(x: 10, y: top, width: 80, height: 190 - top)))
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        stage.commit(at: 3)
        #expect(guide.layoutFrame == CGRect(x: 10, y: 190, width: 80, height: 0))
    }

    /// The view reaches 50 points beyond each side of the screen; the safe area ends 10 points inside of the window.
    @Test func theSafeGuideIsThePartOfApplesInTheSafeArea() {
        let stage = TestStage(100, 200, keyboardHeight: 100)
        defer { stage.close() }
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 60)
        let view: UIView = controller.view
        view.frame = CGRect(x: -50, y: 0, width: 200, height: 200)
        stage.window.addSubview(view)
        let guide = view.safeClavierLayoutGuide
        stage.commit(at: 0)
        #expect(isNear(guide.layoutFrame, CGRect(x: 10, y: 190, width: 130, height: 0)))
        stage.showKeyboard()
        #expect(isNear(view.clavierLayoutGuide.layoutFrame, CGRect(x: 50, y: 100, width: 100, height: 100)))
        #expect(isNear(guide.layoutFrame, CGRect(x: 50, y: 100, width: 90, height: 90)))
        view.bounds.origin = CGPoint(x: 30, y: 40)
        #expect(isNear(guide.layoutFrame, CGRect(x: 80, y: 140, width: 90, height: 90)))
    }

    @Test func theSafeGuideFollowsTheUndockedKeyboardThatApplesFollows() {
        let stage = TestStage(100, 200, keyboardHeight: 100, safeArea: 10)
        defer { stage.close() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        stage.window.addSubview(view)
        let guide = view.safeClavierLayoutGuide
        stage.keyboard.setPlacement(.floating(CGRect(x: 0, y: 50, width: 60, height: 40)))
        stage.showKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 190, width: 80, height: 0))
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        #expect(guide.layoutFrame == CGRect(x: 10, y: 50, width: 50, height: 40))
    }

    @Test func theTwoSafeGuidesAreOneEachForEachSetting() {
        let view = UIView(frame: .zero)
        let onApples = view.safeClavierLayoutGuide
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        let own = view.safeClavierLayoutGuide
        #expect(own !== onApples)
        view.usingAppleKeyboardLayoutGuideIfAvailable = true
        #expect(view.safeClavierLayoutGuide === onApples)
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        #expect(view.safeClavierLayoutGuide === own)
    }

    @Test func switchesOfViewsThatAreGoneAreForgotten() {
        var switches = ViewSwitches()
        let view = UIView(frame: .zero)
        do {
            let other = UIView(frame: .zero)
            switches[other] = true
            #expect(switches[other] == true)
        }
        switches[view] = false
        #expect(switches[view] == false)
        switches[view] = nil
        #expect(switches[view] == nil)
    }
}
