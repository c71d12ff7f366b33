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

    /// Apple's documentation: the mask becomes constraints, so what is in the view counts for what is around it.
    @Test func contentSizesWhatIsAroundAMaskedView() {
        let host = makeHost()
        let container = makeView(in: host)
        container.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        let child = UIView(frame: CGRect(x: 5, y: 0, width: 0, height: 0))
        container.addSubview(child)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let view = makeView(in: child)
        let width = view.widthAnchor.constraint(equalToConstant: 70)
        NSLayoutConstraint.activate([
            width, view.heightAnchor.constraint(equalToConstant: 30),
            view.leadingAnchor.constraint(equalTo: child.leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: child.trailingAnchor),
            view.topAnchor.constraint(equalTo: child.topAnchor),
            view.bottomAnchor.constraint(equalTo: child.bottomAnchor),
        ])
        host.layoutIfNeeded()
        #expect(host.conflictReport == nil)
        // The child was 5 points farther to the right than the container is wide, and stays so.
        #expect(child.frame == CGRect(x: 5, y: 0, width: 78, height: 30))
        #expect(container.frame == CGRect(x: 0, y: 0, width: 78, height: 30))
        #expect(container.constraintsAffectingLayout(for: .horizontal).contains(width))
        #expect(!container.constraintsAffectingLayout(for: .vertical).contains(width))
        width.constant = 50
        host.layoutIfNeeded()
        #expect(container.frame.width == 58)
        #expect(child.frame.width == 58)
        #expect(view.frame == CGRect(x: 8, y: 0, width: 50, height: 30))
    }

    @Test func sharesHoldWhereConstraintsSizeTheSuperview() {
        let host = makeHost()
        let container = makeView(in: host)
        let size = container.widthAnchor.constraint(equalToConstant: 100)
        size.isActive = true
        host.layoutIfNeeded()
        let child = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 10))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
        container.addSubview(child)
        let view = makeView(in: container)
        view.leftAnchor.constraint(equalTo: child.leftAnchor).isActive = true
        view.rightAnchor.constraint(equalTo: child.rightAnchor).isActive = true
        #expect(view.laidOutFrame == CGRect(x: 20, y: 0, width: 40, height: 0))
        size.constant = 160  // 60 more for 20 and 40
        #expect(view.laidOutFrame == CGRect(x: 40, y: 0, width: 80, height: 0))
        #expect(child.frame == CGRect(x: 40, y: 0, width: 80, height: 10))
        child.autoresizingMask = []
        size.constant = 100
        #expect(view.laidOutFrame == CGRect(x: 40, y: 0, width: 80, height: 0))
        container.translatesAutoresizingMaskIntoConstraints = true
        child.autoresizingMask = .flexibleWidth
        size.isActive = false
        container.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        #expect(view.laidOutFrame == CGRect(x: 40, y: 0, width: 180, height: 0))
        container.translatesAutoresizingMaskIntoConstraints = false
        size.isActive = true
        #expect(view.laidOutFrame == CGRect(x: 40, y: 0, width: 80, height: 0))
        #expect(host.conflictReport == nil)
    }

    @Test func theMaskOfAViewThatConstraintsPlaceSaysNothing() {
        let host = makeHost()
        let container = makeView(in: host)
        let size = container.widthAnchor.constraint(equalToConstant: 100)
        let view = makeView(in: container, content: CGSize(width: 40, height: 10))
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
        NSLayoutConstraint.activate([size, view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20)])
        #expect(view.laidOutFrame.minX == 20)
        size.constant = 160
        #expect(view.laidOutFrame == CGRect(x: 20, y: 0, width: 40, height: 10))
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
