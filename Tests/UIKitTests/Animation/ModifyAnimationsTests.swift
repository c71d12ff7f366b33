import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct ModifyAnimationsTests {
    @Test func whatIsInsideRunsSeveralTimesAndTheCompletionWaits() {
        let stage = Stage()
        defer { stage.close() }
        let (once, often) = (stage.addView(.zero), stage.addView(.zero))
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            once.center.x = 100
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { often.center.x = 100 }
        } completion: {
            finished = $0
        }
        for (time, x, y) in [(0.5, 50.0, 50.0), (1.5, 100, 50), (2.25, 100, 25), (3.5, 100, 50)] {
            stage.frame(at: time)
            #expect(isNear(once.shown.center.x, x) && isNear(often.shown.center.x, y), "at \(time)")
            #expect(finished == nil)
        }
        stage.frame(at: 4)
        #expect(often.shown.center.x == 100)
        #expect(finished == true)
    }

    @Test func aBlockWithNothingElseWaitsToo() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.center.x = 100 }
        } completion: {
            finished = $0
        }
        stage.frame(at: 2.5)
        #expect(isNear(view.shown.center.x, 50))
        #expect(finished == nil)
        view.removeFromSuperview()
        stage.frame(at: 2.6)
        #expect(finished == false)
    }

    @Test func outsideOfABlockNothingMoves() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.center.x = 100 }
        #expect(view.shown.center.x == 100)
    }
}
