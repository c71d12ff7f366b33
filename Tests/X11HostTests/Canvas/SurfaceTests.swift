import Testing
import UIKit

@testable import X11Host

/// Frames put together from kept pictures, and painted only where they changed.
@MainActor @Suite struct SurfaceTests {
    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    @Test func aTranslucentViewIsPaintedAsAWhole() throws {
        let picture = try Picture(width: 40, height: 40)
        defer { picture.close() }
        picture.window.backgroundColor = .white
        let outer = view(10, 10, 20, 20, .black)
        outer.addSubview(view(0, 0, 10, 20, .red))
        outer.alpha = 0.5
        picture.window.addSubview(outer)
        try picture.paint()
        // Half red over white, and not over the black behind it.
        #expect(picture[15, 20].isNear(Pixel(255, 128, 128)))
        #expect(picture[25, 20].isNear(Pixel(128, 128, 128)))
        #expect(picture.errors.isEmpty)
    }

    @Test func aTranslucentViewWithoutSubviewsIsOneToo() throws {
        let picture = try Picture(width: 40, height: 40)
        defer { picture.close() }
        picture.window.backgroundColor = .white
        let view = picture.draw(CGRect(x: 10, y: 10, width: 20, height: 20)) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        view.backgroundColor = .black
        view.alpha = 0.5
        try picture.paint()
        #expect(picture[15, 20].isNear(Pixel(255, 128, 128)))
    }

    @Test func roundedCornersCutWhatIsInside() throws {
        let picture = try Picture(width: 40, height: 40)
        defer { picture.close() }
        let outer = view(4, 4, 32, 32, .clear)
        outer.layer.cornerRadius = 16
        outer.clipsToBounds = true
        outer.addSubview(view(-10, -10, 60, 60, .blue))
        picture.window.addSubview(outer)
        try picture.paint()
        #expect(abs(picture.coverage - .pi * 256) < 1.5)
        #expect(picture[5, 5].alpha == 0)
        #expect(picture[20, 20] == Pixel(0, 0, 255))
    }

    @Test func aMovedSurfaceIsNotPaintedAgain() throws {
        let picture = try Picture(width: 60, height: 60)
        defer { picture.close() }
        let outer = view(0, 0, 20, 20, .green)
        outer.layer.shouldRasterize = true
        outer.addSubview(view(5, 5, 10, 10, .red))
        picture.window.addSubview(outer)
        try picture.paint()
        let painter = picture.renderer.painter
        let surface = picture.screen.renderFrame.surfaces[0]
        #expect(!surface.damage.isEmpty)
        outer.frame.origin = CGPoint(x: 30.4, y: 20.6)
        try picture.paint()
        #expect(picture.screen.renderFrame.surfaces[0].damage.isEmpty)
        #expect(painter.surfaceCount == 1)
        // 30.4 and 20.6 are nearest to 30 and 21.
        #expect(picture[30, 21] == Pixel(0, 255, 0))
        #expect(picture[29, 21].alpha == 0)
        #expect(picture[40, 31] == Pixel(255, 0, 0))
        #expect(picture[3, 3].alpha == 0)
    }

    @Test func aSurfaceIsPaintedAgainOnlyWhereItChanged() throws {
        let picture = try Picture(width: 60, height: 60)
        defer { picture.close() }
        let outer = view(10, 10, 40, 40, .green)
        outer.layer.shouldRasterize = true
        let inner = view(5, 5, 10, 10, .red)
        outer.addSubview(inner)
        picture.window.addSubview(outer)
        try picture.paint()
        inner.backgroundColor = .blue
        try picture.paint()
        #expect(picture.painted == [PixelRect(x: 15, y: 15, width: 10, height: 10)])
        #expect(picture[16, 16] == Pixel(0, 0, 255))
        #expect(picture[40, 40] == Pixel(0, 255, 0))
    }

    @Test func aSurfaceThatIsAllCutAwayIsPaintedAfterTheFrame() throws {
        let picture = try Picture(width: 60, height: 60)
        defer { picture.close() }
        let window = view(10, 10, 20, 0, .clear)
        window.clipsToBounds = true
        let surface = view(0, 0, 20, 20, .green)
        surface.layer.shouldRasterize = true
        window.addSubview(surface)
        picture.window.addSubview(window)
        try picture.paint()
        let painter = picture.renderer.painter
        #expect(painter.surfaceCount == 0)
        painter.paintHidden(picture.screen.renderFrame)
        #expect(painter.surfaceCount == 1)
        window.frame.size.height = 5
        try picture.paint()
        #expect(picture.screen.renderFrame.surfaces[0].damage.isEmpty)
        #expect(picture[10, 14] == Pixel(0, 255, 0))
        #expect(picture[10, 15].alpha == 0)
    }

    @Test func aSurfaceThatIsGoneIsFreed() throws {
        let picture = try Picture(width: 60, height: 60)
        defer { picture.close() }
        let outer = view(10, 10, 40, 40, .green)
        outer.layer.shouldRasterize = true
        picture.window.addSubview(outer)
        try picture.paint()
        #expect(picture.renderer.painter.surfaceCount == 1)
        outer.removeFromSuperview()
        try picture.paint()
        #expect(picture.renderer.painter.surfaceCount == 0)
        #expect(picture.coverage == 0)
    }

    @Test func onlyTheDamageIsPainted() throws {
        let picture = try Picture(width: 100, height: 100, scale: 2)
        defer { picture.close() }
        picture.window.backgroundColor = .white
        let moving = view(10, 10, 10, 10, .red)
        picture.window.addSubview(moving)
        try picture.paint()
        #expect(picture.painted == [PixelRect(x: 0, y: 0, width: 200, height: 200)])
        moving.frame.origin = CGPoint(x: 70, y: 70)
        try picture.paint()
        let places = [PixelRect(x: 20, y: 20, width: 20, height: 20), PixelRect(x: 140, y: 140, width: 20, height: 20)]
        #expect(Set(picture.painted) == Set(places))
        #expect(picture[30, 30] == Pixel(255, 255, 255))
        #expect(picture[150, 150] == Pixel(255, 0, 0))
        try picture.paint()
        #expect(picture.painted.isEmpty)
    }

    @Test func translucentPixelsDoNotAddUpFromFrameToFrame() throws {
        let picture = try Picture(width: 40, height: 40)
        defer { picture.close() }
        let glass = view(0, 0, 40, 40, UIColor(white: 0, alpha: 0.5))
        let moving = view(0, 0, 10, 10, .red)
        picture.window.addSubview(moving)
        picture.window.addSubview(glass)
        for step in 0..<5 {
            moving.frame.origin.x = CGFloat(step * 5)
            try picture.paint()
        }
        #expect(picture[2, 2].isNear(Pixel(0, 0, 0, 128)))
        #expect(picture[25, 5].isNear(Pixel(127, 0, 0, 255)))
        #expect(picture[38, 38].isNear(Pixel(0, 0, 0, 128)))
    }
}
