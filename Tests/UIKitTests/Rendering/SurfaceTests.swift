import Testing

@testable import UIKit

@Suite("Surfaces that are kept from frame to frame", .serialized)
@MainActor struct SurfaceTests {
    /// A screen with a view that asks for a surface of its own and one view in it.
    private func makeStage() -> (screen: UIScreen, window: UIWindow, surface: UIView, inner: UIView) {
        let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 200, height: 200))
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        let surface = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        surface.layer.shouldRasterize = true
        surface.backgroundColor = .gray
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        inner.backgroundColor = .red
        surface.addSubview(inner)
        window.addSubview(surface)
        window.isHidden = false
        screen.render()
        return (screen, window, surface, inner)
    }

    @Test("move without being painted again, with all their steps at hand")
    func move() {
        let stage = makeStage()
        let count = stage.screen.renderFrame.nodes.count
        stage.surface.center.y += 7
        stage.screen.render()
        let frame = stage.screen.renderFrame
        #expect(frame.surfaces.count == 1)
        #expect(frame.surfaces[0].damage.isEmpty)
        #expect(frame.nodes.count == count)
        #expect(frame.surfaces[0].end == count)
        #expect(frame.damage.rects.contains { $0.contains(CGRect(x: 0, y: 107, width: 200, height: 93)) })
    }

    @Test("are painted again where something in them changes, however deep")
    func change() {
        let stage = makeStage()
        let deep = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 5))
        stage.inner.addSubview(deep)
        stage.screen.render()
        deep.backgroundColor = .blue
        stage.screen.render()
        #expect(stage.screen.renderFrame.surfaces[0].damage.rects == [CGRect(x: 12, y: 13, width: 4, height: 5)])
        deep.isHidden = true
        stage.screen.render()
        #expect(stage.screen.renderFrame.surfaces[0].damage.rects == [CGRect(x: 12, y: 13, width: 4, height: 5)])
        deep.center.x += 1
        deep.isHidden = false
        stage.screen.render()
        #expect(stage.screen.renderFrame.surfaces[0].damage.rects == [CGRect(x: 13, y: 13, width: 4, height: 5)])
        stage.inner.removeFromSuperview()
        stage.screen.render()
        #expect(
            stage.screen.renderFrame.surfaces[0].damage.rects == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    }
}
