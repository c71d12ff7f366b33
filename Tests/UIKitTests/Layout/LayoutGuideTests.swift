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

    @Test func anotherViewsGuideMovesOver() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let other = makeHost()
        other.addLayoutGuide(guide)
        #expect(host.layoutGuides.isEmpty)
        #expect(other.layoutGuides == [guide])
    }
}
