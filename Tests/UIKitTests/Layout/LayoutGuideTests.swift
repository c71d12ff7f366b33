import Foundation
import Testing
import UIKit

@MainActor @Suite struct LayoutGuideTests {
    let host = makeHost(width: 200, height: 100)

    @Test func aGuideIsPlacedByConstraints() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        #expect(host.layoutGuides == [guide])
        #expect(guide.owningView === host)
        let left = makeView(in: host)
        let right = makeView(in: host)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            left.widthAnchor.constraint(equalToConstant: 50),
            guide.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            guide.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 0.5),
            right.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            right.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            guide.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
            guide.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -30),
        ])
        host.layoutIfNeeded()
        #expect(right.frame == CGRect(x: 75, y: 45, width: 125, height: 0))
        #expect(guide.layoutFrame == CGRect(x: 50, y: 20, width: 25, height: 50))
    }

    @Test func guidesOfInnerViewsCountInTheirCoordinates() {
        let box = UIView(frame: CGRect(x: 30, y: 0, width: 100, height: 100))
        host.addSubview(box)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        let view = makeView(in: host)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        ])
        #expect(view.laidOutFrame.minX == 40)
        #expect(guide.layoutFrame.minX == 10)
        box.frame.origin.x = 50
        #expect(view.laidOutFrame.minX == 60)
        #expect(guide.layoutFrame.minX == 10)
    }

    @Test func aGuideThatLeavesTakesItsConstraintsAlong() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let view = makeView(in: host)
        let about = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
        let own = guide.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10)
        let other = view.topAnchor.constraint(equalTo: host.topAnchor, constant: 3)
        NSLayoutConstraint.activate([about, own, other])
        #expect(view.laidOutFrame.minX == 10)
        host.removeLayoutGuide(guide)
        #expect(!about.isActive)
        #expect(!own.isActive)
        #expect(other.isActive)
        #expect(guide.owningView == nil)
        #expect(host.layoutGuides.isEmpty)
        #expect(view.laidOutFrame.origin == CGPoint(x: 0, y: 3))
    }

    @Test func guidesOfUIKitThatWereRemovedAreTakenInAgain() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.contentSize = view.bounds.size
        let ask: [@MainActor () -> UILayoutGuide] = [
            { view.safeAreaLayoutGuide }, { view.layoutMarginsGuide }, { view.readableContentGuide },
            { view.contentLayoutGuide }, { view.frameLayoutGuide },
        ]
        for guide in ask {
            let first = guide()
            view.removeLayoutGuide(first)
            #expect(!view.layoutGuides.contains(first))
            #expect(guide() === first)
            #expect(first.owningView === view)
        }
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    /// A view's constraints count from its sides as they are before it is scrolled, and so do the guides of UIKit.
    @Test(arguments: [false, true]) func aPlainViewThatIsScrolledTakesItsGuidesAlong(isConstrained: Bool) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.windowSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        if isConstrained {
            for guide in [view.safeAreaLayoutGuide, view.layoutMarginsGuide] {
                guide.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
            }
        }
        view.bounds.origin = CGPoint(x: 7, y: 300)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 20, y: 10, width: 40, height: 160))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 184))
    }

    @Test func anotherViewsGuideMovesOver() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let other = makeHost()
        other.addLayoutGuide(guide)
        #expect(host.layoutGuides.isEmpty)
        #expect(other.layoutGuides == [guide])
    }
}
