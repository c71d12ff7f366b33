import Testing
import UIKit

@MainActor @Suite struct EquationTests {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let first = UIView()
    let second = UIView()

    init() {
        host.addSubview(first)
        host.addSubview(second)
    }

    @Test func equationsBecomeConstraints() {
        let constraint = first.widthAnchor == 0.5 * second.widthAnchor + 10 ~ .defaultHigh
        #expect(constraint.firstItem === first)
        #expect(constraint.secondItem === second)
        #expect(constraint.firstAttribute == .width)
        #expect(constraint.multiplier == 0.5)
        #expect(constraint.constant == 10)
        #expect(constraint.priority == 750)
        #expect(constraint.isActive)
        #expect(!first.translatesAutoresizingMaskIntoConstraints)
        #expect(second.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func kindsOfAnchorsAreInferred() {
        #expect((first.trailingAnchor <= second.leadingAnchor - 8).relation == .lessThanOrEqual)
        #expect((first.topAnchor == second.lastBaselineAnchor).secondAttribute == .lastBaseline)
        #expect((first.heightAnchor == 30).secondAttribute == .notAnAttribute)
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        #expect((guide.centerXAnchor == host.layoutMarginsGuide.centerXAnchor + 1).firstItem === guide)
    }

    @Test func batchesLayOut() {
        let batch = Batch {
            first.leadingAnchor == host.leadingAnchor + 20
            first.topAnchor == host.topAnchor
            first.widthAnchor == 100
            first.heightAnchor == host.heightAnchor
            second.leadingAnchor == first.trailingAnchor + 10
            second.trailingAnchor == host.trailingAnchor - 20
            second.heightAnchor == 0.25 * first.heightAnchor
            second.centerYAnchor == first.centerYAnchor
        }
        #expect(batch.constraints.allSatisfy { $0.isActive })
        host.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 20, y: 0, width: 100, height: 200))
        #expect(second.frame == CGRect(x: 130, y: 75, width: 150, height: 50))
    }
}
