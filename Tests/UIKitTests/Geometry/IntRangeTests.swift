import Foundation
import Testing

@testable import UIKit

@Suite struct IntRangeTests {
    @Test(
        arguments: [
            (2.9, 2), (-0.5, 0), (0, 0), (5, 5), (1e300, 5), (-1e300, 0), (.infinity, 5), (-.infinity, 0), (.nan, 0),
        ] as [(CGFloat, Int)])
    func aNumberBecomesTheWholeOneBelowWithinTheRange(_ value: CGFloat, _ whole: Int) {
        #expect(Int(value, in: 0...5) == whole)
    }

    @Test func theLargestRangeIsNoTrap() {
        #expect(Int(CGFloat.infinity, in: .min ... .max) == .max)
        #expect(Int(-2.5 as CGFloat, in: .min ... .max) == -3)
    }
}
