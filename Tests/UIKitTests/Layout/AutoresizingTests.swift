import Foundation
import Testing
import UIKit

/// The autoresizing mask, bit by bit: a host of 100 points grows to 200, a view goes from 20 to 60 of it.
@MainActor @Suite struct AutoresizingTests {
    private func resize(_ mask: UIView.AutoresizingMask, to size: CGFloat = 200) -> CGRect {
        let host = makeHost(width: 100, height: 100)
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.autoresizingMask = mask
        host.addSubview(view)
        host.frame.size = CGSize(width: size, height: size)
        return view.frame
    }

    @Test func eachBitAlone() {
        #expect(resize([]) == CGRect(x: 20, y: 20, width: 40, height: 40))
        #expect(resize(.flexibleWidth) == CGRect(x: 20, y: 20, width: 140, height: 40))
        #expect(resize(.flexibleLeftMargin) == CGRect(x: 120, y: 20, width: 40, height: 40))
        #expect(resize(.flexibleRightMargin) == CGRect(x: 20, y: 20, width: 40, height: 40))
        #expect(resize(.flexibleHeight) == CGRect(x: 20, y: 20, width: 40, height: 140))
        #expect(resize(.flexibleTopMargin) == CGRect(x: 20, y: 120, width: 40, height: 40))
        #expect(resize(.flexibleBottomMargin) == CGRect(x: 20, y: 20, width: 40, height: 40))
    }

    @Test func severalShareInProportion() {
        // Margins of 20 and 40 points share 100 points as 1 to 2.
        let margins = resize([.flexibleLeftMargin, .flexibleRightMargin])
        #expect(abs(margins.minX - (20 + 100.0 / 3)) < 1e-9)
        #expect(margins.width == 40)
        let all = resize([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        #expect(all.minX == 40)
        #expect(all.width == 80)
        let sides = resize([.flexibleWidth, .flexibleHeight])
        #expect(sides == CGRect(x: 20, y: 20, width: 140, height: 140))
    }

    @Test func nothingHappensUnlessTheSuperviewAutoresizes() {
        let host = makeHost(width: 100, height: 100)
        host.autoresizesSubviews = false
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = [.flexibleWidth]
        host.addSubview(view)
        host.frame.size.width = 200
        #expect(view.frame.width == 100)
    }

    @Test func bitsAreUIKits() {
        let bits: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        #expect(bits.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    @Test func aResizedViewCountsWhereConstraintsLookAtIt() {
        let host = makeHost(width: 100, height: 100)
        let box = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 40))
        box.autoresizingMask = .flexibleWidth
        host.addSubview(box)
        let view = makeView(in: host)
        view.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 5).isActive = true
        #expect(view.laidOutFrame.minX == 65)
        host.frame.size.width = 200
        #expect(view.laidOutFrame.minX == 165)
    }
}
