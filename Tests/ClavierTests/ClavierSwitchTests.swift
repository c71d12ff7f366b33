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
