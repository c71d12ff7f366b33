import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct AnimationCurveTests {
    @Test func rawValuesAreUIKits() {
        let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
        #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
        #expect(UIView.AnimationCurve(rawValue: 4) == nil)
        #expect(UIView.AnimationOptions.curveEaseInOut.rawValue == 0)
        #expect(UIView.AnimationOptions.curveEaseIn.rawValue == 1 << 16)
        #expect(UIView.AnimationOptions.curveEaseOut.rawValue == 2 << 16)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
        #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4)
    }

    @Test func theKeyboardsCurveIsAValueWithoutACase() throws {
        let curve = try #require(UIView.AnimationCurve(rawValue: 7))
        #expect(curve.rawValue == 7)
        #expect(curve != .linear)
        var isUnknown = false
        switch curve {
        case .easeInOut, .easeIn, .easeOut, .linear: break
        @unknown default: isUnknown = true
        }
        #expect(isUnknown)
    }
}
