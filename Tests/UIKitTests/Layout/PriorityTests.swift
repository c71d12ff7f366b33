import Foundation
import Testing
import UIKit

/// Section 2d and 2e: priorities are levels, compared one after the other, and no sum of weaker ones outweighs.
@MainActor @Suite struct PriorityTests {
    let host = makeHost()

    private func constraint(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: Float,
        multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: attribute == .left ? host : nil,
            attribute: attribute == .left ? .left : .notAnAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    @Test func twoWeakerOnesDoNotOutweighAStrongerOne() {
        let view = makeView(in: host)
        NSLayoutConstraint.activate([
            constraint(view, .left, 0, 751), constraint(view, .left, 100, 750), constraint(view, .left, 100, 750),
        ])
        #expect(view.laidOutFrame.minX == 0)
    }

    @Test func fourWeakOnesDoNotOutweighAnAlmostRequiredOne() {
        let view = makeView(in: host)
        NSLayoutConstraint.activate([constraint(view, .left, 0, 999)])
        for _ in 0..<4 { NSLayoutConstraint.activate([constraint(view, .left, 100, 250)]) }
        #expect(view.laidOutFrame.minX == 0)
    }

    @Test func aFactorDoesNotMakeAWeakOneStronger() {
        let view = makeView(in: host)
        let other = makeView(in: host)
        other.widthAnchor.constraint(equalToConstant: 0).isActive = true
        let strong = view.widthAnchor.constraint(equalToConstant: 100)
        strong.priority = UILayoutPriority(999)
        let weak = other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 10)
        weak.priority = .defaultLow
        NSLayoutConstraint.activate([strong, weak])
        #expect(view.laidOutFrame.width == 100)
    }

    @Test func valuesAreApples() {
        #expect(UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
        #expect(UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.defaultLow.rawValue == 250)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
        #expect(UIView().contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(UIView().contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    }

    @Test func changesWhileActiveAlsoToAndFromRequired() {
        let view = makeView(in: host)
        let small = view.widthAnchor.constraint(equalToConstant: 50)
        let large = view.widthAnchor.constraint(equalToConstant: 80)
        small.priority = .defaultLow
        large.priority = .defaultHigh
        NSLayoutConstraint.activate([small, large])
        #expect(view.laidOutFrame.width == 80)
        small.priority = .required
        #expect(view.laidOutFrame.width == 50)
        small.priority = UILayoutPriority(1)
        #expect(view.laidOutFrame.width == 80)
        #expect(host.conflictReport == nil)
    }

    @Test func invalidPriorityIsRefused() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { NSLayoutConstraint().priority = UILayoutPriority(1001) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { NSLayoutConstraint().priority = UILayoutPriority(0) }
        }
    }

    @Test func contentResistsAndHugs() {
        let view = makeView(in: host, content: CGSize(width: 40, height: 30))
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        wide.priority = UILayoutPriority(249)
        let low = view.heightAnchor.constraint(equalToConstant: 10)
        low.priority = UILayoutPriority(749)
        NSLayoutConstraint.activate([wide, low])
        #expect(view.laidOutFrame.size == CGSize(width: 40, height: 30))
        wide.priority = UILayoutPriority(251)
        low.priority = UILayoutPriority(751)
        #expect(view.laidOutFrame.size == CGSize(width: 100, height: 10))
        view.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        #expect(view.laidOutFrame.size == CGSize(width: 40, height: 10))
    }

    @Test func contentThatChangesIsFollowed() {
        let view = makeView(in: host, content: CGSize(width: 40, height: 30))
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        #expect(view.laidOutFrame.size == CGSize(width: 40, height: 30))
        view.content = CGSize(width: 60, height: 20)
        #expect(view.laidOutFrame.size == CGSize(width: 60, height: 20))
        view.content = nil
        #expect(view.laidOutFrame.size == .zero)
    }
}
