import Foundation
import Testing
import UIKit

/// Section 2h: the safe area of a view is the part of the window's insets that reaches into it.
@MainActor @Suite struct SafeAreaTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    init() { window.windowSafeAreaInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }

    @Test func insetsAreClippedToTheOverlap() {
        let full = UIView(frame: window.bounds)
        let inside = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 160))
        let upper = UIView(frame: CGRect(x: 0, y: 4, width: 100, height: 96))
        for view in [full, inside, upper] { window.addSubview(view) }
        #expect(full.safeAreaInsets == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        #expect(inside.safeAreaInsets == .zero)
        #expect(upper.safeAreaInsets == UIEdgeInsets(top: 6, left: 10, bottom: 0, right: 10))
    }

    @Test func theyGoDownThroughViews() {
        let outer = UIView(frame: CGRect(x: 4, y: 0, width: 96, height: 200))
        let inner = UIView(frame: CGRect(x: 2, y: 100, width: 50, height: 100))
        outer.addSubview(inner)
        window.addSubview(outer)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 4, bottom: 10, right: 0))
        outer.frame.size.height = 195
        #expect(outer.safeAreaInsets.bottom == 5)
        #expect(inner.safeAreaInsets.bottom == 10)
        inner.removeFromSuperview()
        #expect(inner.safeAreaInsets == .zero)
    }

    @Test func theGuideLaysOut() {
        let full = UIView(frame: window.bounds)
        window.addSubview(full)
        let view = makeView(in: full)
        let guide = full.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        #expect(view.laidOutFrame == CGRect(x: 10, y: 10, width: 80, height: 180))
        #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 80, height: 180))
        window.windowSafeAreaInsets.top = 30
        #expect(view.laidOutFrame == CGRect(x: 10, y: 30, width: 80, height: 160))
    }

    @Test func aControllerAddsItsOwnAndIsTold() {
        let controller = SafeController()
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        #expect(controller.changes == 1)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 15, left: 10, bottom: 10, right: 10))
        #expect(controller.changes == 2)
        #expect((controller.view as? SafeView)?.changes == 2)
    }

    @Test func barGuidesFollowTheSafeArea() {
        let controller = UIViewController()
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        let view = makeView(in: controller.view)
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
        #expect(controller.topLayoutGuide.length == 10)
        #expect(view.laidOutFrame.minY == 10)
        #expect(view.frame.maxY == 190)
    }

    private final class SafeController: UIViewController {
        var changes = 0
        override func loadView() { view = SafeView() }
        override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }

    private final class SafeView: UIView {
        var changes = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
    }
}
