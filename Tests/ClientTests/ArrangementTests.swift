import Testing
import UIKit

@MainActor @Suite struct ArrangementTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let first = UIView()
    let second = UIView()

    init() {
        window.addSubview(first)
        window.addSubview(second)
    }

    @Test func viewsAndGuidesAreArrangedTogether() {
        let guide = UILayoutGuide()
        window.addLayoutGuide(guide)
        arrange(first, guide) { first, guide in
            guide.widthAnchor.measures(120)
            guide.heightAnchor.measures(80)
            first.widthAnchor.isAt(Side(anchor: window.widthAnchor, log: first.log), plus: -100)
        }
        arrange(window.layoutMarginsGuide, guide) { margins, guide in
            guide.leadingAnchor.isAt(margins.leadingAnchor)
            guide.topAnchor.isAt(margins.topAnchor, plus: 2)
        }
        window.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 8, y: 10, width: 120, height: 80))
        #expect(first.frame.width == 300)
    }

    @Test func anArrangementIsReplacedAsAWhole() {
        let arrangement = arrange(first) { first in
            first.widthAnchor.measures(100)
            first.heightAnchor.measures(50)
        }
        window.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        let old = arrangement.constraints
        arrange(first, second, replacing: arrangement) { first, second in
            second.leftAnchor.isAt(Side(anchor: window.leftAnchor, log: second.log), plus: 7)
            second.widthAnchor.measures(30)
            second.heightAnchor.measures(40)
            first.widthAnchor.isAt(second.widthAnchor, plus: 5)
            first.heightAnchor.isAt(second.heightAnchor)
            first.leftAnchor.isAt(second.rightAnchor)
        }
        #expect(old.allSatisfy { !$0.isActive })
        window.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 37, y: 0, width: 35, height: 40))
        arrangement.isActive = false
        #expect(window.constraints.isEmpty)
        #expect(second.constraints.isEmpty)
        arrangement.isActive = true
        #expect(window.constraints.count == 4)
    }
}
