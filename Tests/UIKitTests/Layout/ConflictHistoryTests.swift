import Foundation
import Testing
import UIKit

/// Whatever happens while constraints contradict each other: those that are not reported as left out hold.
@MainActor @Suite struct ConflictHistoryTests {
    /// Views side by side in a host, with required constraints that a small host cannot all satisfy.
    @MainActor private final class Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let host = UIView()
        var views: [ContentView] = []
        var constraints: [NSLayoutConstraint] = []

        init() {
            host.frame = window.bounds
            window.addSubview(host)
            for _ in 0..<5 { views.append(makeView(in: host)) }
            for index in views.indices { constraints += makeConstraints(index) }
            NSLayoutConstraint.activate(constraints)
        }

        private func makeConstraints(_ index: Int) -> [NSLayoutConstraint] {
            let view = views[index]
            let left = index == 0 ? host.leftAnchor : views[index - 1].rightAnchor
            return [
                view.widthAnchor.constraint(equalToConstant: 30),
                view.leftAnchor.constraint(greaterThanOrEqualTo: left, constant: 8),
                view.rightAnchor.constraint(lessThanOrEqualTo: host.rightAnchor, constant: -8),
                view.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
                view.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -10),
            ]
        }

        /// The active constraints that neither hold nor are reported as left out.
        var violations: [NSLayoutConstraint] {
            window.layoutIfNeeded()
            let broken = window.layoutConflicts.map(\.brokenConstraint)
            return constraints.filter { constraint in
                guard constraint.isActive, !broken.contains(where: { $0 === constraint }) else { return false }
                let excess =
                    value(constraint.firstItem, constraint.firstAttribute)
                    - value(constraint.secondItem, constraint.secondAttribute) - constraint.constant
                switch constraint.relation {
                case .equal: return abs(excess) > 1e-6
                case .lessThanOrEqual: return excess > 1e-6
                case .greaterThanOrEqual: return excess < -1e-6
                }
            }
        }

        private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
            guard let view = item as? UIView else { return 0 }
            let rect = view === host ? host.bounds : view.frame
            switch attribute {
            case .left: return rect.minX
            case .right: return rect.maxX
            case .top: return rect.minY
            case .bottom: return rect.maxY
            case .width: return rect.width
            default: return rect.height
            }
        }
    }

    @Test(arguments: 0..<16)
    func whatIsNotReportedHolds(seed: UInt64) {
        var random = RandomGenerator(state: seed)
        let scene = Scene()
        for _ in 0..<150 {
            switch random.next(6) {
            case 0, 1:
                let sizes: [CGFloat] = [0, 1, 15, 60, 180, 400]
                scene.host.frame.size = CGSize(width: sizes[random.next(6)], height: sizes[random.next(6)])
            case 2, 3:
                // As an animation does: each frame one more step.
                let constraint = scene.constraints[random.next(scene.constraints.count)]
                let step = CGFloat(random.next(41) - 20)
                for _ in 0..<4 { constraint.constant += step }
            case 4:
                scene.constraints[random.next(scene.constraints.count)].isActive.toggle()
            default:
                // Constraints that lead out of the view become inactive.
                let view = random.next(7) == 0 ? scene.host : scene.views[random.next(5)]
                let active = scene.constraints.filter(\.isActive)
                view.removeFromSuperview()
                if random.next(2) == 0 { view.layoutIfNeeded() }
                (view === scene.host ? scene.window : scene.host).addSubview(view)
                NSLayoutConstraint.activate(active)
            }
            #expect(scene.violations == [])
        }
        scene.host.frame.size = CGSize(width: 400, height: 300)
        NSLayoutConstraint.deactivate(scene.constraints)
        for constraint in scene.constraints where constraint.secondItem == nil { constraint.constant = 20 }
        for constraint in scene.constraints where constraint.secondItem != nil {
            constraint.constant = constraint.relation == .greaterThanOrEqual ? 8 : 0
        }
        NSLayoutConstraint.activate(scene.constraints)
        #expect(scene.violations == [])
        #expect(scene.window.conflictReport == nil)
    }
}
