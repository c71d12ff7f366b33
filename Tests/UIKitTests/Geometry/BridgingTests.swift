import Foundation
import Testing
import UIKit

/// Section 2k: every cast by which iOS code reads the `userInfo` of keyboard notifications.
@MainActor @Suite struct BridgingTests {
    private let rect = CGRect(x: 0, y: 264, width: 320, height: 216)

    @Test(arguments: [true, false])
    func rectanglesAreReadByEveryCast(isStoredAsValue: Bool) {
        let userInfo: [AnyHashable: Any] = ["frame": isStoredAsValue ? NSValue(cgRect: rect) : rect]
        #expect(userInfo["frame"] as? CGRect == rect)
        #expect((userInfo["frame"] as? NSValue)?.cgRectValue == rect)
        #expect(userInfo["frame"] as? NSNumber == nil)
        #expect(userInfo["frame"] as? CGPoint == nil)
        #expect(userInfo["frame"] as? CGSize == nil)
        #expect(userInfo["frame"] as? Double == nil)
    }

    @Test func durationsAreReadByEveryCast() {
        let userInfo: [AnyHashable: Any] = ["duration": NSNumber(value: 0.25)]
        #expect(userInfo["duration"] as? Double == 0.25)
        #expect(userInfo["duration"] as? TimeInterval == 0.25)
        #expect(userInfo["duration"] as? CGFloat == 0.25)
        #expect((userInfo["duration"] as? NSNumber)?.doubleValue == 0.25)
        #expect((userInfo["duration"] as? NSNumber)?.floatValue == 0.25)
        #expect(userInfo["duration"] as? CGRect == nil)
    }

    @Test func curvesAreReadByEveryCast() {
        let userInfo: [AnyHashable: Any] = ["curve": NSNumber(value: 7)]
        #expect(userInfo["curve"] as? Int == 7)
        #expect(userInfo["curve"] as? UInt == 7)
        #expect(userInfo["curve"] as? CGFloat == 7)
        #expect((userInfo["curve"] as? NSNumber)?.uintValue == 7)
    }

    @Test func flagsAreReadByEveryCast() {
        let userInfo: [AnyHashable: Any] = ["isLocal": NSNumber(value: true)]
        #expect(userInfo["isLocal"] as? Bool == true)
        #expect((userInfo["isLocal"] as? NSNumber)?.boolValue == true)
    }

    @Test func swiftNumbersBecomeNumbers() {
        let values: [Any] = [CGFloat(1.5), 1.5, 3, UInt(3)]
        #expect(values.map { ($0 as? NSNumber)?.doubleValue } == [1.5, 1.5, 3, 3])
    }

    @Test func pointsSizesAndInsets() {
        let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        let size: Any = NSValue(cgSize: CGSize(width: 3, height: 4))
        let insets: Any = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(point as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(point as? CGSize == nil)
        #expect(size as? CGSize == CGSize(width: 3, height: 4))
        #expect(size as? CGRect == nil)
        #expect(insets as? UIEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets as? CGRect == nil)
        let values: [Any] = [
            CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        ]
        #expect((values[0] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
        #expect((values[1] as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
        #expect((values[2] as? NSValue)?.uiEdgeInsetsValue.right == 4)
    }
}
