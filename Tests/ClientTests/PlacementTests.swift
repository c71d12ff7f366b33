import Testing
import UIKit

@MainActor @Suite struct PlacementTests {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()

    init() { host.addSubview(view) }

    private var installed: [PlacedConstraint] { host.constraints.compactMap { $0 as? PlacedConstraint } }

    @Test func constraintsAreInstalledWhereTheyBelong() {
        view.place(.left, .top, .right, .bottom, at: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.place(.width, .height, at: CGSize(width: 5, height: 6))
        #expect(installed.map(\.constant) == [2, 1, -4, -3])
        #expect(view.constraints.map(\.firstAttribute) == [.width, .height])
        #expect(installed.allSatisfy { $0.secondItem === host && $0.placement != nil })
    }

    @Test func whatWasPlacedIsFoundAgain() {
        view.place(.top, .left, at: host)
        view.place(.width, .height, at: CGSize(width: 20, height: 10))
        view.replace(.top, at: 15 as CGFloat)
        view.replace(.width, at: 40 as CGFloat)
        #expect(installed.count == 2)
        host.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
        view.removePlacements()
        #expect(host.constraints.isEmpty)
        #expect(view.constraints.isEmpty)
        #expect(view.placements.isEmpty)
    }

    @Test func guidesArePlacedToo() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let placement = guide.place(.leading, .trailing, .centerY, .height, at: host)
        host.layoutIfNeeded()
        #expect(guide.layoutFrame == host.bounds)
        placement.deactivate()
        #expect(host.constraints.isEmpty)
    }

    @Test func whatHangsOnAViewKeepsNothingAlive() {
        weak var gone: UIView?
        weak var placement: Placement?
        do {
            let view = UIView()
            host.addSubview(view)
            placement = view.place(.top, at: host)
            gone = view
            #expect(placement?.item === view)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(placement == nil)
        #expect(host.constraints.isEmpty)
    }

    @Test func aSubclassDescribesItself() {
        let constraint = view.place(.top, at: host).constraints[0]
        #expect("\(constraint)" == "<placed>")
        constraint.label = "upper edge"
        #expect(constraint.identifier == "upper edge")
        #expect("\(constraint)" == "<upper edge>")
    }
}
