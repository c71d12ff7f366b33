import Foundation
import Testing
import UIKit

/// Nothing in layout keeps views alive, and views outlive what they were laid out in.
@MainActor @Suite struct LayoutLifetimeTests {
    @Test func aTreeThatIsLetGoOfIsGone() {
        weak var host: UIView?
        weak var inner: UIView?
        weak var guide: UILayoutGuide?
        weak var constraint: NSLayoutConstraint?
        autoreleased {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let child = makeView(in: view, content: CGSize(width: 10, height: 10))
            let space = view.layoutMarginsGuide
            let width = child.widthAnchor.constraint(equalTo: space.widthAnchor)
            let conflict = child.widthAnchor.constraint(equalTo: space.widthAnchor, constant: 1)
            NSLayoutConstraint.activate([width, conflict])
            view.layoutIfNeeded()
            view.translatesAutoresizingMaskIntoConstraints = true
            view.translatesAutoresizingMaskIntoConstraints = false
            #expect(view.conflictReport != nil)
            (host, inner, guide, constraint) = (view, child, space, width)
        }
        #expect(host == nil)
        #expect(inner == nil)
        #expect(guide == nil)
        #expect(constraint == nil)
    }

    @Test func aViewOutlivesItsSuperview() {
        var host: UIView? = makeHost()
        let group = UIView()
        let inner = makeView(in: group)
        group.translatesAutoresizingMaskIntoConstraints = false
        host?.addSubview(group)
        let width = group.widthAnchor.constraint(equalToConstant: 80)
        let same = inner.widthAnchor.constraint(equalTo: group.widthAnchor)
        NSLayoutConstraint.activate([width, same])
        if let host { group.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 30).isActive = true }
        #expect(inner.laidOutFrame.width == 80)
        #expect(group.frame.minX == 30)
        host = nil
        #expect(group.superview == nil)
        #expect(width.isActive)
        let next = makeHost()
        next.addSubview(group)
        width.constant = 90
        #expect(inner.laidOutFrame.width == 90)
        #expect(group.frame.minX == 0)
    }

    @Test func anOrphanGetsAnEngineOfItsOwn() {
        var host: UIView? = makeHost()
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let inner = makeView(in: group)
        host?.addSubview(group)
        inner.widthAnchor.constraint(equalTo: group.widthAnchor).isActive = true
        host?.layoutIfNeeded()
        host = nil
        inner.heightAnchor.constraint(equalToConstant: 5).isActive = true
        group.frame.size.width = 70
        #expect(inner.laidOutFrame.size == CGSize(width: 70, height: 5))
    }

    @Test func aConstraintOfAViewThatIsGoneIsInactive() {
        let host = makeHost()
        var view: UIView? = makeView(in: host)
        let constraint = NSLayoutConstraint(
            item: view as Any, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 10)
        constraint.isActive = true
        host.layoutIfNeeded()
        view?.removeFromSuperview()
        view = nil
        #expect(!constraint.isActive)
        constraint.constant = 20
        constraint.isActive = false
    }

    @Test func manyViewsComeAndGo() {
        let host = makeHost()
        for round in 0..<5 {
            let views = (0..<200).map { _ in makeView(in: host) }
            var constraints = views.map { $0.widthAnchor.constraint(equalToConstant: CGFloat(round)) }
            for (view, next) in zip(views, views.dropFirst()) {
                constraints.append(next.leftAnchor.constraint(equalTo: view.rightAnchor))
            }
            NSLayoutConstraint.activate(constraints)
            #expect(views[199].laidOutFrame.minX == CGFloat(199 * round))
            if round % 2 == 0 { NSLayoutConstraint.deactivate(constraints) }
            for view in views { view.removeFromSuperview() }
            #expect(host.constraints.isEmpty)
        }
    }

    private func autoreleased(_ body: () -> Void) { body() }
}
