import Foundation
import Testing
import UIKit

/// Section 2h: margins and the guides that follow them.
@MainActor @Suite struct MarginTests {
    let host = makeHost(width: 400, height: 300)

    @Test func defaultsAreEightPoints() {
        #expect(host.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(host.insetsLayoutMarginsFromSafeArea)
        #expect(!host.preservesSuperviewLayoutMargins)
        #expect(host.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 384, height: 284))
    }

    @Test func directionalMarginsAreTheSameByDirection() {
        host.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(host.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        host.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        #expect(host.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        host.semanticContentAttribute = .forceRightToLeft
        #expect(host.layoutMargins == UIEdgeInsets(top: 5, left: 8, bottom: 7, right: 6))
        #expect(host.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    }

    @Test func theGuideFollows() {
        let view = makeView(in: host)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: host.layoutMarginsGuide.trailingAnchor),
        ])
        #expect(view.laidOutFrame == CGRect(x: 8, y: 0, width: 384, height: 0))
        host.layoutMargins.left = 50
        #expect(view.laidOutFrame == CGRect(x: 50, y: 0, width: 342, height: 0))
    }

    @Test func preservedMarginsAreWhatTheSuperviewsLeave() {
        host.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        let view = UIView(frame: CGRect(x: 10, y: 0, width: 390, height: 100))
        host.addSubview(view)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 40, left: 30, bottom: 8, right: 40))
        view.frame.origin.x = 0
        #expect(view.layoutMargins.left == 40)
    }

    @Test func marginsIncludeTheSafeAreaUnlessToldNotTo() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        window.addSubview(host)
        #expect(host.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 18, right: 8))
        host.insetsLayoutMarginsFromSafeArea = false
        #expect(host.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func theSafeAreaInPreservedMarginsCountsOnce() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        window.addSubview(host)
        host.layoutMargins = UIEdgeInsets(top: 30, left: 8, bottom: 8, right: 8)
        let view = UIView(frame: CGRect(x: 0, y: 10, width: 400, height: 290))
        host.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 18, left: 8, bottom: 18, right: 8))
        view.preservesSuperviewLayoutMargins = true
        #expect(host.layoutMargins.top == 50)
        #expect(view.layoutMargins == UIEdgeInsets(top: 40, left: 8, bottom: 18, right: 8))
    }

    @Test func aControllersViewHasTheSystemsMargins() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        #expect(controller.systemMinimumLayoutMargins.leading == 16)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == .zero)
    }

    @Test func readableContentIsAtMostAColumnWide() {
        #expect(host.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 384, height: 284))
        host.frame.size.width = 1000
        #expect(host.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 284))
    }

    @Test func changesAreTold() {
        let view = MarginView()
        view.layoutMargins.left = 9
        view.layoutMargins.left = 9
        #expect(view.changes == 1)
        let controller = MarginController()
        controller.loadViewIfNeeded()
        let before = controller.changes
        controller.view.layoutMargins.left = 30
        #expect(controller.changes == before + 1)
    }

    private final class MarginController: UIViewController {
        var changes = 0
        override func viewLayoutMarginsDidChange() { changes += 1 }
    }

    private final class MarginView: UIView {
        var changes = 0
        override func layoutMarginsDidChange() { changes += 1 }
    }
}
