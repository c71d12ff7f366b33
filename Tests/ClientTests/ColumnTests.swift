import Testing
import UIKit

@MainActor @Suite struct ColumnTests {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = [UIView(), UIView(), UIView(), UIView()]

    @Test func partsStandBelowEachOther() {
        let isWide = false
        host.column {
            10
            views[0]
            Gap.atLeast(20)
            [views[1], views[2]]
            if isWide { 100 }
            Gap.atMost(5)
            views[3]
        }
        for view in views { view.high(30).pinned(\.leadingAnchor, 3) }
        host.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [10, 60, 60, 95])
        #expect(views.allSatisfy { $0.frame.minX == 3 && $0.superview === host })
    }

    @Test func aLoopMakesParts() {
        host.column { for view in views { view; 2 } }
        for view in views { view.high(10).pinned(\.rightAnchor) }
        host.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [0, 12, 24, 36])
        #expect(views.allSatisfy { $0.frame.maxX == 300 })
    }

    @Test func chainsKeepTheType() {
        let label = UILabel().with(\.text, "word").with(\.font, .systemFont(ofSize: 10))
        host.column { label.with(\.numberOfLines, 2).high(40) }
        label.pinned(\.centerXAnchor)
        host.layoutIfNeeded()
        // Without a host's fonts a character is 0.6 em wide.
        #expect(label.frame == CGRect(x: 138, y: 0, width: 24, height: 40))
    }

    @Test func theColumnTurnsWithTheDirection() {
        host.semanticContentAttribute = .forceRightToLeft
        host.column { views[0].high(10) }
        views[0].pinned(\.leadingAnchor, 5)
        views[0].widthAnchor.constraint(equalToConstant: 20).isActive = true
        host.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 275, y: 0, width: 20, height: 10))
    }
}
