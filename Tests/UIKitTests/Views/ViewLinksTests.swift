import Foundation
import Testing
import UIKit

/// What points to a view, a window, a guide or a controller finds nothing once that is gone, whoever lives on.
@MainActor struct ViewLinksTests {
    @Test func aViewOutlivesItsSuperview() {
        let view = UIView()
        do {
            let superview = UIView()
            superview.addSubview(view)
            #expect(view.superview === superview)
        }
        #expect(view.superview == nil)
        #expect(view.next == nil)
    }

    @Test func everythingInAWindowOutlivesIt() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(outer)
            #expect(inner.window === window)
        }
        #expect(outer.superview == nil)
        #expect(outer.window == nil)
        #expect(inner.window == nil)
        #expect(inner.superview === outer)
    }

    @Test func aKeyWindowIsNotKeptAlive() {
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.makeKey()
            #expect(UIApplication.shared.keyWindow === window)
        }
        #expect(UIApplication.shared.keyWindow == nil)
    }

    @Test func aGuideOutlivesItsView() {
        let guide = UILayoutGuide()
        do {
            let view = UIView()
            view.addLayoutGuide(guide)
            #expect(guide.owningView === view)
        }
        #expect(guide.owningView == nil)
        #expect(guide.layoutFrame == .zero)
        let other = UIView()
        other.addLayoutGuide(guide)
        #expect(guide.owningView === other)
    }

    @Test func aConstraintOutlivesItsItemsAndTheViewThatHoldsIt() {
        let constraint: NSLayoutConstraint
        let anchor: NSLayoutXAxisAnchor
        do {
            let superview = UIView()
            let view = UIView()
            let guide = UILayoutGuide()
            superview.addSubview(view)
            superview.addLayoutGuide(guide)
            anchor = view.leftAnchor
            constraint = anchor.constraint(equalTo: guide.rightAnchor, constant: 8)
            constraint.isActive = true
            #expect(constraint.firstItem === view)
            #expect(constraint.secondItem === guide)
        }
        #expect(constraint.firstItem == nil)
        #expect(constraint.secondItem == nil)
        #expect(!constraint.isActive)
        #expect(anchor.item == nil)
        constraint.constant = 9
        constraint.priority = .defaultLow
        constraint.isActive = false
        #expect(constraint.constant == 9)
    }

    @Test func aViewThatIsUsedInConstraintsAgainAndAgainIsOneItem() {
        let superview = UIView()
        let view = UIView()
        superview.addSubview(view)
        let first = view.widthAnchor.constraint(equalToConstant: 10)
        let second = view.heightAnchor.constraint(equalTo: view.widthAnchor)
        #expect(first.firstItem === second.firstItem)
        #expect(second.secondItem === view)
    }

    @Test func aViewOutlivesItsController() {
        let view = UIView()
        do {
            let controller = UIViewController()
            controller.view = view
            #expect(view.next === controller)
        }
        #expect(view.next == nil)
        let next = UIViewController()
        next.view = view
        #expect(view.next === next)
    }

    @Test func aRecognizerOutlivesItsView() {
        let recognizer = UITapGestureRecognizer()
        do {
            let view = UIView()
            view.addGestureRecognizer(recognizer)
            #expect(recognizer.view === view)
        }
        #expect(recognizer.view == nil)
    }

    /// A view may be let go of on another thread than the one that made it.
    @Test func aTreeMayEndOnAnotherThread() async {
        let view = UIView()
        let guide = UILayoutGuide()
        var superview: UIView? = UIView()
        superview?.addSubview(view)
        superview?.addLayoutGuide(guide)
        let holder = Holder(superview)
        superview = nil
        await Task.detached { holder.value = nil }.value
        #expect(view.superview == nil)
        #expect(guide.owningView == nil)
    }

    private final class Holder: @unchecked Sendable {
        var value: UIView?
        init(_ value: UIView?) { self.value = value }
    }
}
