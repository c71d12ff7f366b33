import CX11
import Foundation
import Testing
import UIKit
import XTestSupport

@testable import X11Host

@MainActor @Suite struct ResizeTests {
    @Test(arguments: [(1, 1), (8000, 40), (40, 8000), (500, 333)] as [(Int, Int)])
    func anySizeIsPainted(width: Int, height: Int) throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        XResizeWindow(stage.person.display, stage.host.windowNumber, UInt32(width), UInt32(height))
        let size = CGSize(width: width, height: height)
        #expect(stage.wait { stage.screen.bounds.size == size && stage.isAtRest })
        #expect(stage.window.frame.size == size)
        #expect(stage.pixel(min(width, 1000) - 1, min(height, 1000) - 1) == XPerson.Color(255, 255, 255))
        #expect(stage.errors.isEmpty)
    }

    @Test func aStormOfSizesEndsAtTheLastOne() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        var sizes: [CGSize] = []
        stage.host.onResize = { size in
            sizes.append(size)
            stage.window.frame = CGRect(origin: .zero, size: size)
        }
        let before = stage.host.frameCount
        for step in 1...200 {
            XResizeWindow(stage.person.display, stage.host.windowNumber, UInt32(1 + step * 37 % 1000), UInt32(1 + step))
        }
        XResizeWindow(stage.person.display, stage.host.windowNumber, 640, 480)
        #expect(stage.wait { stage.screen.bounds.size == CGSize(width: 640, height: 480) && stage.isAtRest })
        #expect(stage.pixel(639, 479) == XPerson.Color(255, 255, 255))
        // At most one new size a frame, so far fewer than were asked for.
        #expect(sizes.count <= stage.host.frameCount - before)
        #expect(sizes.count < 100)
        #expect(stage.errors.isEmpty)
    }

    @Test func pixelsStayWhileTheWindowGrows() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        // Nobody paints meanwhile: the server keeps what was there and erases nothing.
        XResizeWindow(stage.person.display, stage.host.windowNumber, 600, 500)
        stage.person.sync()
        #expect(stage.pixel(5, 5) == XPerson.Color(255, 255, 255))
        #expect(stage.pixel(399, 299) == XPerson.Color(255, 255, 255))
        #expect(stage.wait { stage.pixel(599, 499) == XPerson.Color(255, 255, 255) })
    }

    @Test func aResizeDuringAnAnimationLosesNothing() throws {
        let stage = try Stage()
        defer { stage.close() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        #expect(stage.show())
        UIView.animate(withDuration: 1000) { view.frame.origin.x = 1 }
        for step in 0..<30 {
            XResizeWindow(stage.person.display, stage.host.windowNumber, UInt32(100 + step * 9), UInt32(100 + step * 7))
            let count = stage.host.frameCount
            #expect(stage.wait { stage.host.frameCount > count })
        }
        let size = CGSize(width: 100 + 29 * 9, height: 100 + 29 * 7)
        #expect(stage.wait { stage.screen.bounds.size == size })
        #expect(stage.wait { stage.pixel(10, 10) == XPerson.Color(255, 0, 0) })
        #expect(stage.pixel(360, 302) == XPerson.Color(255, 255, 255))
        view.layer.removeAllAnimations()
        #expect(stage.errors.isEmpty)
    }
}
