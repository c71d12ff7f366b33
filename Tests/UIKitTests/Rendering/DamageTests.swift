import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct DamageTests {
    private func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to stage: Stage) -> UIView {
        let view = UIView()
        view.backgroundColor = .red
        return stage.add(view, x, y, width, height)
    }

    /// The damage of the next frame.
    private func damage(_ stage: Stage) -> [CGRect] {
        stage.frame()
        return stage.screen.renderFrame.damage.rects
    }

    @Test func nothingChangedIsNothingToPaint() {
        let stage = Stage()
        _ = add(10, 10, 20, 20, to: stage)
        stage.frame()
        #expect(damage(stage) == [])
        #expect(!UIApplication.shared.needsFrame)
        stage.close()
    }

    @Test func movingDamagesTheOldAndTheNewPlace() {
        let stage = Stage()
        let view = add(10, 10, 20, 20, to: stage)
        stage.frame()
        view.frame.origin = CGPoint(x: 200, y: 200)
        #expect(
            damage(stage) == [
                CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 200, y: 200, width: 20, height: 20),
            ])
        stage.close()
    }

    @Test(arguments: ["remove", "hide", "fade", "window"])
    func whatGoesDamagesItsPlaceInTheSameFrame(_ how: String) {
        let stage = Stage()
        let view = add(10, 10, 20, 20, to: stage)
        let window = UIWindow(frame: CGRect(x: 100, y: 100, width: 30, height: 30))
        window.screen = stage.screen
        window.backgroundColor = .blue
        window.isHidden = false
        stage.frame()
        switch how {
        case "remove": view.removeFromSuperview()
        case "hide": view.isHidden = true
        case "fade": view.alpha = 0
        default: window.isHidden = true
        }
        let place = how == "window" ? window.frame : CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(damage(stage) == [place])
        #expect(damage(stage) == [])
        window.isHidden = true
        stage.close()
    }

    @Test func whatComesBackDamagesItsPlace() {
        let stage = Stage()
        let view = add(10, 10, 20, 20, to: stage)
        view.isHidden = true
        stage.frame()
        view.isHidden = false
        #expect(damage(stage) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
        stage.close()
    }

    @Test func aNewLookDamagesTheViewAndAnEqualOneDoesNot() {
        let stage = Stage()
        let view = add(10, 10, 20, 20, to: stage)
        stage.frame()
        view.backgroundColor = .green
        #expect(damage(stage) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
        view.setNeedsDisplay()
        #expect(damage(stage) == [])
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(damage(stage) == [])
        stage.close()
    }

    @Test func anotherOrderDamagesWhatMoved() {
        let stage = Stage()
        let first = add(10, 10, 20, 20, to: stage)
        let second = add(20, 20, 20, 20, to: stage)
        second.backgroundColor = .blue
        stage.frame()
        stage.window.bringSubviewToFront(first)
        #expect(damage(stage).contains { $0.contains(CGRect(x: 20, y: 20, width: 10, height: 10)) })
        stage.window.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(damage(stage).contains { $0.contains(CGRect(x: 20, y: 20, width: 10, height: 10)) })
        stage.close()
    }

    @Test func aShadowIsPartOfTheDamage() {
        let stage = Stage()
        let view = add(100, 100, 20, 20, to: stage)
        view.layer.shadowOpacity = 1
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
        view.layer.shadowRadius = 5
        stage.frame()
        view.removeFromSuperview()
        #expect(damage(stage) == [CGRect(x: 95, y: 99, width: 30, height: 30)])
        stage.close()
    }

    @Test func whatIsCutOffIsNotDamaged() {
        let stage = Stage()
        let clip = add(0, 0, 50, 50, to: stage)
        clip.clipsToBounds = true
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        view.backgroundColor = .blue
        clip.addSubview(view)
        stage.frame()
        view.backgroundColor = .green
        #expect(damage(stage) == [CGRect(x: 40, y: 40, width: 10, height: 10)])
        view.frame.origin = CGPoint(x: 60, y: 60)
        #expect(damage(stage) == [CGRect(x: 40, y: 40, width: 10, height: 10)])
        stage.close()
    }

    @Test func aMovedSurfaceKeepsItsPicture() throws {
        let stage = Stage()
        let view = add(10, 10, 50, 50, to: stage)
        view.layer.shouldRasterize = true
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        stage.frame()
        view.frame.origin.y = 200
        stage.frame()
        let moved = try #require(stage.screen.renderFrame.surfaces.first)
        #expect(moved.damage.isEmpty)
        inner.backgroundColor = .green
        #expect(damage(stage) == [CGRect(x: 15, y: 205, width: 10, height: 10)])
        let changed = try #require(stage.screen.renderFrame.surfaces.first)
        #expect(changed.damage.rects == [CGRect(x: 5, y: 5, width: 10, height: 10)])
        inner.isHidden = true
        stage.frame()
        #expect(stage.screen.renderFrame.surfaces.first?.damage.rects == [CGRect(x: 5, y: 5, width: 10, height: 10)])
        #expect(stage.screen.renderFrame.damage.rects == [CGRect(x: 15, y: 205, width: 10, height: 10)])
        stage.close()
    }

    /// A host still has the surface's pixels from before, with what has gone meanwhile.
    @Test(arguments: [false, true]) func aSurfaceThatComesBackIsPaintedAsAWhole(byHiding: Bool) throws {
        let stage = Stage()
        let view = add(10, 10, 50, 50, to: stage)
        view.layer.shouldRasterize = true
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
        inner.backgroundColor = .blue
        view.backgroundColor = nil
        for origin in [0.0, 40] {
            let corner = UIView(frame: CGRect(x: origin, y: origin, width: 10, height: 10))
            corner.backgroundColor = .green
            view.addSubview(corner)
        }
        view.addSubview(inner)
        stage.frame()
        if byHiding { view.isHidden = true } else { view.removeFromSuperview() }
        stage.frame()
        inner.removeFromSuperview()
        stage.frame()
        if byHiding { view.isHidden = false } else { stage.window.addSubview(view) }
        stage.frame()
        let surface = try #require(stage.screen.renderFrame.surfaces.first)
        #expect(surface.damage.rects == [CGRect(x: 0, y: 0, width: 50, height: 50)])
        stage.close()
    }

    @Test func theGroundOfAScrolledViewStaysInItsFrame() {
        let stage = Stage()
        let view = add(10, 10, 50, 50, to: stage)
        stage.frame()
        view.bounds.origin.y = 30
        stage.frame()
        let grounds = stage.screen.renderFrame.nodes.compactMap { node -> CGRect? in
            guard case .list(let list) = node.content, case .fillRect(let rect, _)? = list.items.first else {
                return nil
            }
            return rect.applying(node.transform)
        }
        #expect(grounds == [CGRect(x: 10, y: 10, width: 50, height: 50)])
        stage.close()
    }

    @Test func aResizedScreenIsPaintedAsAWhole() {
        let stage = Stage()
        _ = add(10, 10, 20, 20, to: stage)
        stage.frame()
        stage.screen.bounds.size.width = 400
        #expect(damage(stage).contains { $0.contains(CGRect(x: 0, y: 0, width: 400, height: 300)) })
        stage.close()
    }

    /// Whatever changes, painting the damage alone gives the same picture as painting everything.
    @Test(arguments: [1, 4, 5, 8, 48, 60])
    func paintingTheDamageIsPaintingEverything(seed: Int) { paint(seed: seed, dissolves: false) }

    /// So it is while pictures of what was shown before fade out.
    @Test(arguments: [4, 48, 250, 268])
    func paintingTheDamageOfTransitionsIsPaintingEverything(seed: Int) { paint(seed: seed, dissolves: true) }

    private func paint(seed: Int, dissolves: Bool) {
        let stage = Stage(width: 60, height: 60)
        var scene = RandomScene(stage: stage, seed: seed, dissolves: dissolves)
        var kept = PixelModel(width: 60, height: 60)
        stage.frame()
        kept.paint(stage.screen.renderFrame, whole: true)
        for step in 0..<60 {
            var steps: [String] = []
            for _ in 0..<scene.random(3) + 1 { steps.append(scene.change()) }
            stage.frame(after: dissolves ? 0.1 : 0)
            kept.paint(stage.screen.renderFrame, whole: false)
            var whole = PixelModel(width: 60, height: 60)
            whole.paint(stage.screen.renderFrame, whole: true)
            if let place = kept.difference(from: whole) {
                Issue.record("at \(place), step \(step) of seed \(seed), after \(steps)")
                break
            }
        }
        stage.close()
    }
}
