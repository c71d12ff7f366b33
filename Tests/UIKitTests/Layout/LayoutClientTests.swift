import Foundation
import Testing
import UIKit

//  What layout libraries for iOS are built from: protocols that views and guides share, subclasses of constraints,
//  operators on anchors, overridden members. If this file compiles, that is half of the test.

@MainActor private protocol Anchored: AnyObject {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

private final class LabelledConstraint: NSLayoutConstraint {
    var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
    weak var source: AnyObject?
}

infix operator ==~ : ComparisonPrecedence

@MainActor @discardableResult
private func ==~ <Axis>(left: NSLayoutAnchor<Axis>, right: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
    let constraint = left.constraint(equalTo: right)
    constraint.isActive = true
    return constraint
}

extension Anchored {
    @discardableResult
    fileprivate func pinEdges(to other: any Anchored, inset: CGFloat) -> [NSLayoutConstraint] {
        let constraints = [
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}

@MainActor @Suite struct LayoutClientTests {
    let host = makeHost(width: 200, height: 100)

    @Test func viewsAndGuidesShareAProtocol() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let view = makeView(in: host)
        guide.pinEdges(to: host, inset: 10)
        view.pinEdges(to: guide, inset: 5)
        #expect(view.laidOutFrame == CGRect(x: 15, y: 15, width: 170, height: 70))
    }

    @Test func constraintsCanBeSubclassed() {
        let view = makeView(in: host)
        let constraint = LabelledConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: host, attribute: .left, multiplier: 1, constant: 4)
        constraint.label = "left"
        constraint.source = self.host
        constraint.isActive = true
        #expect(host.constraints.contains { $0 is LabelledConstraint })
        #expect(constraint.description.contains("LabelledConstraint:0x"))
        #expect(constraint.description.contains(" 'left' "))
        #expect(view.laidOutFrame.minX == 4)
    }

    @Test func anchorsAreGenericOverTheirKind() {
        let view = makeView(in: host)
        view.leadingAnchor ==~ host.centerXAnchor
        view.topAnchor ==~ host.centerYAnchor
        view.widthAnchor ==~ host.heightAnchor
        #expect(view.laidOutFrame == CGRect(x: 100, y: 50, width: 100, height: 0))
    }

    @Test func anchorsKnowWhatTheyAreOf() {
        #expect(host.leadingAnchor.isEqual(host.leadingAnchor))
        #expect(!host.leadingAnchor.isEqual(host.trailingAnchor))
        #expect(!host.leadingAnchor.isEqual(UIView().leadingAnchor))
        #expect(host.leadingAnchor.item === host)
        #expect(host.leadingAnchor.description.contains("NSLayoutXAxisAnchor:0x"))
        let constraint = host.topAnchor.constraint(equalTo: host.topAnchor)
        #expect(constraint.firstAnchor.description.hasPrefix("<NSLayoutYAxisAnchor:0x"))
        #expect(constraint.firstAnchor.description.hasSuffix(".top\">"))
        let distance = host.topAnchor.anchorWithOffset(to: host.bottomAnchor)
        #expect(distance.constraint(equalToConstant: 1).firstAnchor.description.hasPrefix("<NSLayoutDimension:0x"))
    }

    @Test func constraintsAboutTheSameSidesShareTheirAnchors() {
        let view = makeView(in: host)
        let constraints = (0..<2).map { index in
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: host, attribute: .bottom, multiplier: 1,
                constant: CGFloat(index))
        }
        #expect(constraints[0].firstAnchor === constraints[1].firstAnchor)
        #expect(constraints[0].secondAnchor === constraints[1].secondAnchor)
        #expect(constraints[0].firstAnchor !== view.heightAnchor.constraint(equalToConstant: 1).firstAnchor)
        #expect(constraints[0].firstAnchor.isEqual(view.topAnchor))
    }

    @Test func overriddenMembersAreCalled() {
        let view = Overriding()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        host.layoutIfNeeded()
        #expect(view.calls.contains("updateConstraints"))
        #expect(view.calls.contains("layoutSubviews"))
        #expect(view.frame.size == CGSize(width: 30, height: 20))
    }

    private final class Overriding: UIView {
        var calls: [String] = []
        override class var requiresConstraintBasedLayout: Bool { true }
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
        override var translatesAutoresizingMaskIntoConstraints: Bool {
            get { super.translatesAutoresizingMaskIntoConstraints }
            set { super.translatesAutoresizingMaskIntoConstraints = newValue }
        }
        override func updateConstraints() {
            calls.append("updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("layoutSubviews")
        }
    }

    @Test func itemsMayComeAsAny() {
        let views: [Any] = [makeView(in: host), host]
        let constraint = NSLayoutConstraint(
            item: views[0], attribute: .centerX, relatedBy: .equal, toItem: views[1] as Any?, attribute: .centerX,
            multiplier: 1, constant: 0)
        constraint.isActive = true
        #expect(constraint.secondItem === host)
        let alone = NSLayoutConstraint(
            item: views[0], attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 30)
        alone.isActive = true
        #expect(alone.secondAttribute == .notAnAttribute)
        #expect((views[0] as? UIView)?.laidOutFrame.midX == 100)
    }

    @Test func aRootControllersViewFillsTheWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        view.pinEdges(to: controller.view, inset: 0)
        window.rootViewController = controller
        window.addSubview(controller.view)
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
}
