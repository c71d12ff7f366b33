import Foundation

@testable import UIKit

/// Views that change in ways that look random and are the same in each run.
@MainActor struct RandomScene {
    private let stage: Stage
    private var views: [UIView] = []
    private var state: UInt64
    /// Whether some changes are transitions.
    private let dissolves: Bool

    init(stage: Stage, seed: Int, dissolves: Bool = false) {
        self.stage = stage
        self.dissolves = dissolves
        state = UInt64(seed)
        for _ in 0..<8 { add() }
    }

    /// A number from 0 up to `limit`, by a linear congruential generator with Knuth's constants.
    mutating func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    private mutating func randomFrame() -> CGRect {
        CGRect(x: random(50) - 5, y: random(50) - 5, width: random(30) + 1, height: random(30) + 1)
    }

    private mutating func add() {
        let view = UIView(frame: randomFrame())
        view.backgroundColor = UIColor(white: CGFloat(random(10)) / 10, alpha: 1)
        let parent = views.isEmpty || random(3) == 0 ? stage.window : views[random(views.count)]
        parent.addSubview(view)
        views.append(view)
    }

    /// Makes one change and says which.
    mutating func change() -> String {
        let kind = random(dissolves ? 18 : 15)
        let index = random(views.count)
        let view = views[index]
        switch kind {
        case 0: view.frame.origin = randomFrame().origin
        case 1: view.frame.size = randomFrame().size
        case 2: view.backgroundColor = random(4) == 0 ? nil : UIColor(white: CGFloat(random(10)) / 10, alpha: 1)
        case 3: view.isHidden.toggle()
        case 4: view.alpha = [0, 0.5, 1][random(3)]
        case 5: view.clipsToBounds.toggle()
        case 6: view.layer.cornerRadius = random(2) == 0 ? 0 : 4
        case 7: view.layer.shouldRasterize.toggle()
        case 8: view.superview?.bringSubviewToFront(view)
        case 9: view.bounds.origin = CGPoint(x: random(20) - 10, y: random(20) - 10)
        case 10: view.layer.shadowOpacity = random(2) == 0 ? 0 : 1
        case 11: add()
        case 12:
            let parent = views[random(views.count)]
            if !parent.isDescendant(of: view) { parent.addSubview(view) }
        case 13 where view.subviews.count > 1: view.exchangeSubview(at: 0, withSubviewAt: view.subviews.count - 1)
        case 14 where views.count > 4 && view.subviews.isEmpty:
            view.removeFromSuperview()
            views.remove(at: index)
        case 15...:
            let color = UIColor(white: CGFloat(random(10)) / 10, alpha: 1)
            let target = random(6) == 0 ? stage.window : view
            UIView.transition(with: target, duration: 0.3, options: [.transitionCrossDissolve, .curveLinear]) {
                view.backgroundColor = color
            }
        default: view.setNeedsDisplay()
        }
        return "change \(kind) of view \(index)"
    }
}
