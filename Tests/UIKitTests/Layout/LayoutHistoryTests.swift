import Foundation
import Testing
import UIKit

/// The layout is a function of what is active now, however it came to be.
@MainActor @Suite struct LayoutHistoryTests {
    /// A constraint as a value: between views by number, −1 being the host.
    private struct Rule: Hashable {
        var view: Int
        var attribute: NSLayoutConstraint.Attribute
        var other: Int?
        var otherAttribute: NSLayoutConstraint.Attribute
        var constant: CGFloat
        var priority: Float
    }

    /// Views in a tree, each with rules of its own that settle its place where nothing else does.
    @MainActor private final class Scene {
        let host = makeHost(width: 300, height: 200)
        var views: [ContentView] = []
        var parents: [Int]
        var rules: [Rule: NSLayoutConstraint] = [:]

        init(parents: [Int]) {
            self.parents = parents
            for parent in parents { views.append(makeView(in: parent < 0 ? host : views[parent])) }
        }

        func item(_ index: Int) -> UIView { index < 0 ? host : views[index] }

        func add(_ rule: Rule) {
            let constraint = NSLayoutConstraint(
                item: item(rule.view), attribute: rule.attribute, relatedBy: .equal, toItem: rule.other.map(item),
                attribute: rule.otherAttribute, multiplier: 1, constant: rule.constant)
            constraint.priority = UILayoutPriority(rule.priority)
            constraint.isActive = true
            rules[rule] = constraint
        }

        func settle() {
            for index in views.indices {
                let base = 1 + 4 * Float(index)
                add(
                    Rule(
                        view: index, attribute: .left, other: -1, otherAttribute: .left, constant: CGFloat(7 * index),
                        priority: base))
                add(
                    Rule(
                        view: index, attribute: .top, other: -1, otherAttribute: .top, constant: CGFloat(5 * index),
                        priority: base + 1))
                add(
                    Rule(
                        view: index, attribute: .width, otherAttribute: .notAnAttribute, constant: 40,
                        priority: base + 2))
                add(
                    Rule(
                        view: index, attribute: .height, otherAttribute: .notAnAttribute, constant: 30,
                        priority: base + 3))
            }
        }

        var frames: [CGRect] {
            host.layoutIfNeeded()
            return views.map(\.frame)
        }
    }

    @Test(arguments: 0..<12)
    func aLongHistoryEndsWhereAFreshStartDoes(seed: Int) {
        var random = RandomGenerator(state: UInt64(seed + 1))
        let parents = [-1, 0, 0, 1, -1, 4, 4, -1]
        let scene = Scene(parents: parents)
        scene.settle()
        var active: [Rule] = []
        var priority: Float = 100
        for step in 0..<200 {
            switch random.next(6) {
            case 0, 1:
                priority += 1
                let rule = makeRule(&random, priority)
                scene.add(rule)
                active.append(rule)
            case 2 where !active.isEmpty:
                let rule = active.remove(at: random.next(active.count))
                scene.rules.removeValue(forKey: rule)?.isActive = false
            case 3 where !active.isEmpty:
                let index = random.next(active.count)
                guard let constraint = scene.rules.removeValue(forKey: active[index]) else { continue }
                active[index].constant = CGFloat(random.next(90))
                constraint.constant = active[index].constant
                scene.rules[active[index]] = constraint
            case 4:
                let view = random.next(scene.views.count)
                scene.views[view].content = random.next(2) == 0 ? nil : CGSize(width: 10, height: 10)
            default:
                moveOut(scene, random.next(scene.views.count), &active)
            }
            if step % 3 == 0 { scene.host.layoutIfNeeded() }
        }
        let fresh = Scene(parents: parents)
        for (view, old) in zip(fresh.views, scene.views) { view.content = old.content }
        for rule in scene.rules.keys { fresh.add(rule) }
        #expect(scene.frames == fresh.frames)
        #expect(scene.host.conflictReport == nil)
    }

    /// Takes a view out of the tree and puts it back; constraints that lead out of it are lost on the way.
    private func moveOut(_ scene: Scene, _ index: Int, _ active: inout [Rule]) {
        let view = scene.views[index]
        view.removeFromSuperview()
        scene.item(scene.parents[index]).addSubview(view)
        for (rule, constraint) in scene.rules where !constraint.isActive {
            scene.rules[rule] = nil
            if rule.priority < 100 { scene.add(rule) } else { active.removeAll { $0 == rule } }
        }
    }

    private func makeRule(_ random: inout RandomGenerator, _ priority: Float) -> Rule {
        let pairs: [[NSLayoutConstraint.Attribute]] = [
            [.left, .right, .centerX], [.top, .bottom, .centerY], [.width, .height],
        ]
        let kind = pairs[random.next(3)]
        let other = random.next(9) - 1
        let view = random.next(8)
        return Rule(
            view: view, attribute: kind[random.next(kind.count)], other: other == view ? -1 : other,
            otherAttribute: kind[random.next(kind.count)], constant: CGFloat(random.next(60)), priority: priority)
    }
}
